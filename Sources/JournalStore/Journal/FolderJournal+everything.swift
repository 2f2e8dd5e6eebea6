public import Domain
import Foundation

extension FolderJournal: ReadsManyEntries {
    public func readEntries(
        _ selection: EntrySelection,
        each body: @escaping @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        try await Self.read(selection, in: path, as: snapshot, each: body)
    }

    @concurrent
    nonisolated private static func read(
        _ selection: EntrySelection, in path: String, as snapshot: IndexSnapshot?,
        each body: @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        let folder: Folder
        do throws(FolderFailure) {
            folder = try Folder(path)
        } catch {
            throw error.error(writing: path, in: path)
        }
        let names: NameWindows =
            switch selection {
            case .everything: try .everything(in: folder)
            case .matching(let query): .listing(snapshot?.listing(matching: query))
            case .entries(let ids): .names(ids.map(\.rawValue))
            }
        for window in names.windows {
            for share in folder.shares(of: names.names(in: window)) {
                let stored = await StoredEntry.read(share, in: folder)
                try Task.checkCancellation()
                try body(stored, names.count)
            }
        }
        if names.count == 0 { try body([], 0) }
    }
}

/// The names to read, made as they are needed.
private enum NameWindows {
    case names([String])
    case listing((any EntryListing)?)

    static func everything(in folder: Folder) throws(JournalError) -> NameWindows {
        do throws(FolderFailure) {
            // A name that is not UTF-8 counts as well: it is one that cannot be read.
            return .names(
                try folder.names().filter(\.isItem).map(\.text).sorted { $0.isBefore($1) })
        } catch {
            throw error.error(writing: folder.path, in: folder.path)
        }
    }

    var count: Int {
        switch self {
        case .names(let names): names.count
        case .listing(let listing): listing?.count ?? 0
        }
    }

    var windows: [Range<Int>] {
        stride(from: 0, to: count, by: 256).map { $0..<min($0 + 256, count) }
    }

    func names(in window: Range<Int>) -> [String] {
        switch self {
        case .names(let names): Array(names[window])
        case .listing(let listing): listing?.summaries(in: window).map(\.id.rawValue) ?? []
        }
    }
}

extension Folder {
    /// Names whose files are not too much to hold at a time.
    fileprivate func shares(of names: [String]) -> [[String]] {
        var shares: [[String]] = []
        var room = 0
        for name in names {
            let size = Int(status(of: name)?.st_size ?? 0)
            if shares.isEmpty || size > room {
                shares.append([])
                room = 16 << 20
            }
            shares[shares.count - 1].append(name)
            room -= size
        }
        return shares
    }
}

extension StoredEntry {
    /// Reads files on all processors, in the order of their names.
    fileprivate static func read(_ names: [String], in folder: Folder) async -> [StoredEntry] {
        let share = max(32, names.count / ProcessInfo.processInfo.activeProcessorCount + 1)
        let shares = stride(from: 0, to: names.count, by: share).map {
            names[$0..<min($0 + share, names.count)]
        }
        return await withTaskGroup(of: (Int, [StoredEntry]).self) { group in
            for (index, names) in shares.enumerated() {
                group.addTask {
                    let names = names.lazy.prefix { _ in !Task.isCancelled }
                    return (index, names.compactMap { read($0, in: folder) })
                }
            }
            var parts: [[StoredEntry]] = Array(repeating: [], count: shares.count)
            for await (index, entries) in group { parts[index] = entries }
            return parts.flatMap(\.self)
        }
    }

    /// Nil for what is not there, and for what cannot be read at all: a link, or a file of a size
    /// that no entry has.
    private static func read(_ name: String, in folder: Folder) -> StoredEntry? {
        guard FileName.isItem(name), let bytes = try? folder.read(name).bytes else { return nil }
        var entry: Entry?
        if case .entry(let read) = Folder.outcome(of: bytes) { entry = read }
        return StoredEntry(id: EntryID(name), entry: entry, content: bytes)
    }
}
