import Foundation

/// Where the records of a journal's batches are kept: never in the journal, which other programs
/// share. The name of a record says how far its batch is, so that a rename is a step.
struct BatchShelf: Sendable {
    let path: String
    private let disk: Disk

    /// How far a batch is.
    enum State: String {
        /// Files are written where nobody looks.
        case preparing
        /// They take their places.
        case publishing
        /// All is there, and can be taken back.
        case written
        /// What was added is on its way to the trash.
        case withdrawing
        /// What was added is in the trash, and what was changed gets its old content.
        case withdrawn
    }

    /// A batch by its record's name.
    struct Slip: Hashable, Sendable {
        let number: Int
        let unique: String
        var state: State

        var id: String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, 8 - digits.count)) + digits + "-" + unique
        }
        var fileName: String { id + "." + state.rawValue }

        /// In the journal, for as long as the batch is written or taken back.
        var stagingName: String { FileName.temporary(id) }
        /// In the journal, until it is in the trash.
        var withdrawnName: String { "taken-back-" + unique }

        init(number: Int, unique: String, state: State) {
            self.number = number
            self.unique = unique
            self.state = state
        }

        init?(_ fileName: String) {
            let parts = fileName.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count == 2, let state = State(rawValue: String(parts[1])),
                let dash = parts[0].firstIndex(of: "-"), let number = Int(parts[0][..<dash]),
                number >= 0
            else { return nil }
            self.init(
                number: number, unique: String(parts[0][parts[0].index(after: dash)...]),
                state: state)
            guard self.fileName == fileName else { return nil }
        }
    }

    /// The shelf of a journal folder, whichever way leads to it, in a folder of shelves.
    init(of journal: String, in shelves: String, on disk: Disk = .real) {
        self.disk = disk
        path = shelves + "/" + IndexFile.unique(to: journal)
    }

    /// The slips of all records, oldest first.
    var slips: [Slip] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.compactMap(Slip.init).sorted { ($0.number, $0.id) < ($1.number, $1.id) }
    }

    /// Nobody else writes, repairs or takes back a batch of this journal while the lock is held;
    /// nil where somebody does so.
    func lock() throws(FolderFailure) -> Descriptor? {
        try Folder.make(path)
        let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
        guard let lock = Descriptor(open(path + "/lock", flags, 0o600)) else {
            throw FolderFailure(errno)
        }
        while flock(lock.number, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return nil }
            guard errno == EINTR else { throw FolderFailure(errno) }
        }
        return lock
    }

    func newSlip() -> Slip {
        Slip(
            number: (slips.last?.number ?? 0) + 1,
            unique: String(UInt32.random(in: .min ... .max), radix: 16), state: .preparing)
    }

    func record(of slip: Slip) -> BatchRecord? {
        let url = URL(filePath: path + "/" + slip.fileName)
        return (try? Data(contentsOf: url, options: .alwaysMapped)).flatMap { BatchRecord($0) }
    }

    /// The step survives a loss of power when this returns; it is not taken where this throws.
    func move(_ slip: Slip, to state: State) throws(FolderFailure) -> Slip {
        var moved = slip
        moved.state = state
        try rename(slip, moved)
        do throws(FolderFailure) {
            try Folder(path, on: disk).flush()
        } catch {
            try? rename(moved, slip)
            throw error
        }
        return moved
    }

    private func rename(_ old: Slip, _ new: Slip) throws(FolderFailure) {
        let (old, new) = (path + "/" + old.fileName, path + "/" + new.fileName)
        guard disk.rename(AT_FDCWD, old, AT_FDCWD, new) == 0 else { throw FolderFailure(errno) }
    }

    /// A record that comes back after a loss of power is repaired, and removed, once more.
    func remove(_ slip: Slip) {
        _ = disk.remove(AT_FDCWD, path + "/" + slip.fileName)
        try? Folder(path, on: disk).flush()
    }

    /// Lets go of the oldest records of batches that can be taken back.
    func thinOut() {
        for slip in slips.filter({ $0.state == .written }).dropLast(Self.most) {
            _ = disk.remove(AT_FDCWD, path + "/" + slip.fileName)
        }
    }

    private static let most = 20
}
