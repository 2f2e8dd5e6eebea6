import Domain
import Wording

/// Limits that no real archive comes near to.
struct ArchiveLimits: Sendable {
    /// Bytes of all members.
    var bytes = 2 << 30
    /// How many times its own size the members of an archive may be, from a size on below which it
    /// does not matter.
    var ratio = 200
    var harmless = 64 << 20

    /// Throws where an archive of a size holds too much.
    func check(_ bytes: Int, of size: Int, in archive: String) throws(ImportError) {
        guard bytes >= 0, bytes <= self.bytes,
            bytes <= harmless || bytes / max(1, size) <= ratio
        else {
            throw .unreadable(file: archive, .tooLargeUnpacked)
        }
    }
}

/// The names of an archive's members, each of which may be there once.
struct MemberNames {
    private var names: Set<String> = []

    /// Throws for a name that is there already, and for what nobody can read.
    /// - Parameter shown: what people are to know it by.
    mutating func add(
        _ name: String, of member: ArchiveMember, shown: @autoclosure () -> String
    ) throws(ImportError) {
        guard names.insert(name).inserted else {
            throw .unreadable(file: shown(), .twice)
        }
        guard !member.isEncrypted else { throw .unreadable(file: shown(), .encrypted) }
    }
}
