import Domain
import Files
import Foundation
import JournalFormat

/// Reads many entries from their files.
struct EntryReader {
    let folder: Folder
    /// The snapshot with the order of the list, or `nil` if that is unknown.
    let snapshot: IndexSnapshot?

    /// - Parameter ids: the entries to read, in this order, or `nil` for all files in the folder,
    ///   in the order of the list.
    @concurrent
    func read(
        _ ids: [EntryID]?,
        each body: @Sendable (_ batch: [StoredEntry], _ total: Int) throws -> Void
    ) async throws {
        let names: [String]
        // Files whose names are not UTF-8 cannot be opened.
        var closed: [String] = []
        if let ids {
            names = ids.map(\.rawValue)
        } else {
            let items = try folder.items()
            closed = items.filter { !$0.isFaithful }.map(\.text).sortedByBytes()
            try Task.checkCancellation()
            names = try inOrder(items.filter(\.isFaithful).map(\.text))
        }
        let total = names.count + closed.count
        var unread = UnreadFiles()
        for start in stride(from: 0, to: names.count, by: 256) {
            for chunk in folder.chunks(of: Array(names[start..<min(start + 256, names.count)])) {
                let read = await ReadFile.read(chunk, in: folder)
                try Task.checkCancellation()
                for case .unread(let name, let reason) in read { unread.add(name, reason) }
                // After a failure no more entries are passed on, but the rest is read to name all
                // unreadable files.
                if unread.error == nil { try body(read.compactMap(\.entry), total) }
            }
        }
        if let error = unread.error { throw error }
        if total == 0 || !closed.isEmpty {
            try body(closed.map { StoredEntry(closed: EntryID($0)) }, total)
        }
    }

    /// Returns names in the order of the list, followed by those that are not in it, by name.
    private func inOrder(_ names: [String]) throws -> [String] {
        let names = names.sortedByBytes()
        try Task.checkCancellation()
        var isListed = Array(repeating: false, count: names.count)
        var ordered: [String] = []
        for name in snapshot?.namesInOrder ?? [] {
            try Task.checkCancellation()
            guard let index = names.index(ofSorted: name), !isListed[index] else { continue }
            isListed[index] = true
            ordered.append(name)
        }
        return ordered + names.indices.filter { !isListed[$0] }.map { names[$0] }
    }
}

extension [String] {
    /// Returns the index of a name among names in byte order.
    fileprivate func index(ofSorted name: String) -> Int? {
        let index = partitioningIndex { !$0.isBefore(name) }
        return index < endIndex && self[index].isSame(as: name) ? index : nil
    }
}

extension Folder {
    /// Splits names into chunks whose files fit in memory.
    fileprivate func chunks(of names: [String]) -> [[String]] {
        var chunks: [[String]] = []
        var room = 0
        for name in names {
            let size = Int(status(of: name)?.st_size ?? 0)
            if chunks.isEmpty || size > room {
                chunks.append([])
                room = 16 << 20
            }
            chunks[chunks.count - 1].append(name)
            room -= size
        }
        return chunks
    }
}

/// The result of reading a file as an entry.
private enum ReadFile: Sendable {
    case entry(StoredEntry)
    /// The file cannot be read now.
    case unread(name: String, reason: FileError)

    var entry: StoredEntry? {
        if case .entry(let entry) = self { entry } else { nil }
    }

    /// Reads files on all processors, in the order of their names.
    static func read(_ names: [String], in folder: Folder) async -> [ReadFile] {
        let size = max(32, names.count / ProcessInfo.processInfo.activeProcessorCount + 1)
        return await names.mapChunks(of: size) { names in
            names.prefix { _ in !Task.isCancelled }.compactMap { read($0, in: folder) }
        }
    }

    /// Reads a file, or returns `nil` if there is no regular file of that name.
    private static func read(_ name: String, in folder: Folder) -> ReadFile? {
        guard FileName.isItem(name) else { return nil }
        do throws(ReadFailure) {
            let bytes = try folder.read(name).bytes
            let entry = try? EntryText.entry(of: bytes)
            return .entry(StoredEntry(id: EntryID(name), entry: entry, content: bytes))
        } catch {
            switch error {
            case .absent: return nil
            case .unreadable: return .entry(StoredEntry(closed: EntryID(name)))
            case .forbidden(let reason), .unreachable(let reason):
                return .unread(name: name, reason: reason)
            }
        }
    }
}
