import Domain

/// Limits that real archives do not reach.
struct ArchiveLimits: Sendable {
    /// The greatest size of all members, in bytes.
    var bytes = 2 << 30
    /// The greatest ratio of the unpacked to the packed size, which is checked above the unpacked
    /// size of `harmless` bytes.
    var ratio = 200
    var harmless = 64 << 20

    /// Throws an error if the unpacked size of an archive exceeds the limits.
    func check(_ bytes: Int, of size: Int, in archive: String) throws(ImportError) {
        guard bytes >= 0, bytes <= self.bytes,
            bytes <= harmless || bytes / max(1, size) <= ratio
        else {
            throw .unreadable(file: archive, .tooLargeUnpacked)
        }
    }
}

/// The names of an archive's members, each of which has to be unique.
struct MemberNames {
    private var names: Set<String> = []

    /// Adds a name, or throws an error if it is a duplicate or the member is encrypted.
    ///
    /// - Parameter shown: the name of the member for messages, or `nil` for its own.
    mutating func add(
        _ name: String, of member: ArchiveMember, shown: String? = nil, in archive: String
    ) throws(ImportError) {
        func error(_ trouble: SourceTrouble) -> ImportError {
            .unreadable(SourcePlace(file: shown ?? member.name, archive: archive), trouble)
        }
        guard names.insert(name).inserted else { throw error(.twice) }
        guard !member.isEncrypted else { throw error(.encrypted) }
    }
}
