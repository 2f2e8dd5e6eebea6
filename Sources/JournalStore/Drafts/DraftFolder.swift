public import Domain
package import Files
package import Foundation
import JournalFormat
import Synchronization

/// Keeps the drafts of one journal in a folder, one file per form, which only their owner may read.
///
/// Beside each draft there is a file that is locked by the program that has the form open, or
/// offers to open it. The lock ends with the program.
public final class DraftFolder: StoresDrafts {
    private let path: String
    private let disk: Disk
    private let state = Mutex(State())

    private struct State {
        /// The locks of the drafts that this program holds.
        var locks: [String: FileDescriptor] = [:]
        /// The number of the latest request for each draft.
        var numbers: [String: Int] = [:]

        /// Notes a request, and returns whether no later one was made.
        mutating func recordIfLatest(_ number: Int, of id: String) -> Bool {
            guard number >= numbers[id] ?? number else { return false }
            numbers[id] = number
            return true
        }
    }

    private static let ending = ".draft"
    private static let lockEnding = ".lock"

    /// - Parameters:
    ///   - journal: the folder of the journal, which need not exist.
    ///   - folder: the folder of the drafts of all journals. It is made when the first draft is
    ///     kept.
    package init(of journal: URL, in folder: URL, on disk: Disk = .real) {
        path =
            folder.plainPath + "/" + IndexFile.unique(to: journal.standardizedFileURL.plainPath)
        self.disk = disk
    }

    public func store(_ draft: StoredDraft, number: Int) throws(JournalError) {
        guard let bytes = DraftText.bytes(of: draft) else { return }
        do throws(FolderFailure) {
            try state.withLock { state throws(FolderFailure) in
                guard state.recordIfLatest(number, of: draft.id) else { return }
                try Folder.make(path, on: disk)
                let folder = try Folder(path, on: disk)
                if state.locks[draft.id] == nil { state.locks[draft.id] = try lock(draft.id) }
                guard state.locks[draft.id] != nil else { return }
                try write(bytes, as: draft.id + Self.ending, in: folder)
            }
        } catch {
            throw .folder(.draftNotKept(path: path, error.code))
        }
    }

    public func forget(_ id: String, number: Int) {
        state.withLock { state in
            guard state.recordIfLatest(number, of: id),
                let lock = state.locks.removeValue(forKey: id)
            else { return }
            remove(id)
            withExtendedLifetime(lock) {}
        }
    }

    @concurrent
    public func leftBehind() async -> LeftDrafts {
        let folder: Folder
        let names: [String]
        do throws(FolderFailure) {
            folder = try Folder(path, on: disk)
            names = try folder.allNames()
        } catch {
            return error.code == ENOENT ? LeftDrafts([]) : LeftDrafts([], failure: unread(error))
        }
        var found: [(draft: StoredDraft, kept: Int64)] = []
        var failure: JournalError?
        for name in names where name.hasSuffix(Self.ending) {
            do throws(FolderFailure) {
                let id = String(name.dropLast(Self.ending.count))
                if let taken = try lockAndRead(id, in: folder) { found.append(taken) }
            } catch {
                failure = unread(error)
            }
        }
        let sorted = found.sorted { ($0.kept, $0.draft.id) < ($1.kept, $1.draft.id) }
        return LeftDrafts(sorted.map(\.draft), failure: failure)
    }

    private func unread(_ failure: FolderFailure) -> JournalError {
        .folder(.draftsNotRead(path: path, failure.code))
    }

    /// Locks and reads a draft, with the time when it was kept. Returns `nil` if another window has
    /// it, or if the file is not a draft, which stays.
    private func lockAndRead(
        _ id: String, in folder: Folder
    ) throws(FolderFailure) -> (draft: StoredDraft, kept: Int64)? {
        try state.withLock { state throws(FolderFailure) in
            guard state.locks[id] == nil, let lock = try lock(id) else { return nil }
            do throws(FolderFailure) {
                if let taken = try read(id, in: folder) {
                    state.locks[id] = lock
                    return taken
                }
            } catch {
                leave(id, lock, in: folder)
                throw error
            }
            leave(id, lock, in: folder)
            return nil
        }
    }

    private func leave(_ id: String, _ lock: FileDescriptor, in folder: Folder) {
        folder.remove(id + Self.lockEnding)
        withExtendedLifetime(lock) {}
    }

    private func read(
        _ id: String, in folder: Folder
    ) throws(FolderFailure) -> (draft: StoredDraft, kept: Int64)? {
        do throws(ReadFailure) {
            let content = try folder.read(id + Self.ending)
            return DraftText.draft(id, of: content.bytes).map { ($0, content.stamp.modified) }
        } catch {
            switch error {
            case .absent, .unreadable: return nil
            case .forbidden: throw FolderFailure(EACCES)
            case .unreachable: throw FolderFailure(EIO)
            }
        }
    }

    /// Locks a draft, or returns `nil` if another window has it.
    private func lock(_ id: String) throws(FolderFailure) -> FileDescriptor? {
        let file = path + "/" + id + Self.lockEnding
        guard let lock = FileDescriptor(lockFile: file, on: disk) else {
            throw FolderFailure(errno)
        }
        return try lock.lock(on: disk) ? lock : nil
    }

    /// Replaces the file of a draft atomically.
    private func write(
        _ bytes: [UInt8], as name: String, in folder: Folder
    ) throws(FolderFailure) {
        let new = try TemporaryFile(of: bytes, like: nil, in: folder)
        do throws(FolderFailure) {
            try FileMover(from: folder, to: folder).rename(new.name, to: name)
        } catch {
            folder.remove(new.name)
            throw error
        }
        try folder.flush()
    }

    private func remove(_ id: String) {
        guard let folder = try? Folder(path, on: disk) else { return }
        folder.remove(id + Self.ending)
        folder.remove(id + Self.lockEnding)
        if let names = try? folder.names() {
            folder.removeLeftovers(among: names, keepingFolders: true)
        }
        try? folder.flush()
    }
}

/// The text of a draft's file: a JSON object, with the original entry as an iCalendar text.
struct DraftText: Codable {
    private let version: Int
    private let kind: String
    private let name: String
    /// The original entry as a calendar, or `nil` for a new entry.
    private let original: String?
    private let form: String

    /// The version of the format. Drafts of other versions are left to the programs that write
    /// them.
    private static let version = 1

    /// Returns the file of a draft, or `nil` if its original entry cannot be written as a calendar.
    static func bytes(of draft: StoredDraft) -> [UInt8]? {
        var original: String?
        if let entry = draft.original {
            guard let text = try? EntryText.new(entry, uid: draft.id, at: Date()) else {
                return nil
            }
            original = String(decoding: text.bytes, as: UTF8.self)
        }
        let text = DraftText(
            version: version, kind: draft.kind.rawValue, name: draft.name, original: original,
            form: draft.form)
        return (try? JSONEncoder.ordered.encode(text)).map { [UInt8]($0) }
    }

    /// Reads a draft, or returns `nil` if the bytes are not one.
    static func draft(_ id: String, of bytes: [UInt8]) -> StoredDraft? {
        guard let text = try? JSONDecoder().decode(DraftText.self, from: Data(bytes)),
            text.version == version, let kind = EntryKind(rawValue: text.kind)
        else { return nil }
        var original: Entry?
        if let calendar = text.original {
            guard let entry = try? EntryText.entry(of: Array(calendar.utf8)), entry.kind == kind
            else { return nil }
            original = entry
        }
        return StoredDraft(
            id: id, kind: kind, name: text.name, original: original, form: text.form)
    }
}
