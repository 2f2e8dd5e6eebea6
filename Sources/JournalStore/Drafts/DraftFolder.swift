public import Domain
public import Foundation
import Synchronization

/// Keeps the drafts of one journal in a folder, a file a form, which nobody but its owner may read.
///
/// Beside each stands a file that is locked by whoever has the form open, or offers to open it. The lock
/// ends with the program, however that ends.
public final class DraftFolder: KeepsDrafts {
    private let path: String
    private let disk: Disk
    private let state = Mutex(State())

    private struct State {
        /// The locks of the drafts that are ours.
        var locks: [String: Descriptor] = [:]
        /// What was done last about each.
        var numbers: [String: Int] = [:]

        /// Whether that is not overtaken by something else.
        mutating func begin(_ number: Int, of id: String) -> Bool {
            guard number >= numbers[id] ?? number else { return false }
            numbers[id] = number
            return true
        }
    }

    private static let ending = ".draft"
    private static let lockEnding = ".lock"

    /// - Parameters:
    ///   - journal: the folder of the journal, which need not be there.
    ///   - folder: of the drafts of all journals. It is made when there is first something to keep.
    public convenience init(of journal: URL, in folder: URL) {
        self.init(
            of: journal.standardizedFileURL.plainPath, in: folder.plainPath, on: .real)
    }

    init(of journal: String, in folder: String, on disk: Disk) {
        path = folder + "/" + IndexFile.unique(to: journal)
        self.disk = disk
    }

    public func keep(_ draft: KeptDraft, number: Int) {
        guard let bytes = DraftText.bytes(of: draft) else { return }
        state.withLock { state in
            guard state.begin(number, of: draft.id), (try? Folder.make(path)) != nil,
                let folder = try? Folder(path, on: disk),
                let lock = state.locks[draft.id] ?? lock(draft.id)
            else { return }
            state.locks[draft.id] = lock
            try? write(bytes, as: draft.id + Self.ending, in: folder)
        }
    }

    public func forget(_ id: String, number: Int) {
        state.withLock { state in
            guard state.begin(number, of: id), let lock = state.locks.removeValue(forKey: id)
            else { return }
            remove(id)
            withExtendedLifetime(lock) {}
        }
    }

    @concurrent
    public func leftBehind() async -> [KeptDraft] {
        guard let folder = try? Folder(path, on: disk), let names = try? folder.allNames() else {
            return []
        }
        let found = names.compactMap { name -> (draft: KeptDraft, kept: Int)? in
            guard name.hasSuffix(Self.ending) else { return nil }
            let id = String(name.dropLast(Self.ending.count))
            return take(id, in: folder)
        }
        return found.sorted { ($0.kept, $0.draft.id) < ($1.kept, $1.draft.id) }.map(\.draft)
    }

    /// A draft that nobody else has, with when it was kept; nil for what is none. That stays where it is.
    private func take(_ id: String, in folder: Folder) -> (draft: KeptDraft, kept: Int)? {
        state.withLock { state in
            guard state.locks[id] == nil, let lock = lock(id) else { return nil }
            let name = id + Self.ending
            guard let content = try? FileReader(of: folder).read(name),
                let status = folder.status(of: name),
                let draft = DraftText.draft(id, of: content.bytes)
            else {
                folder.remove(id + Self.lockEnding)
                withExtendedLifetime(lock) {}
                return nil
            }
            state.locks[id] = lock
            return (draft, status.st_mtim.tv_sec)
        }
    }

    /// Nil where another window has it.
    private func lock(_ id: String) -> Descriptor? {
        guard let lock = Descriptor(lockFile: path + "/" + id + Self.lockEnding),
            (try? lock.lock()) == true
        else { return nil }
        return lock
    }

    /// In the place of what was kept before. It is whole, or that is.
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
            Leftovers(in: folder).remove(among: names, keepingFolders: true)
        }
        try? folder.flush()
    }
}
