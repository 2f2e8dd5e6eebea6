import Domain
import Files
import Foundation
import JournalFormat

/// Writes the files of a batch to its staging folder.
struct BatchPreparation: Sendable {
    let folder: Folder
    let stage: Folder
    let moment: Date

    /// An item of a batch, which becomes one file.
    enum Item: Sendable {
        case new(Entry, name: String)
        case file(name: String, content: [UInt8], storedFile: TicketFile?)
        /// - Parameter renewing: the UID that is replaced by a new one.
        case change(EntryID, [@Sendable (Entry) -> Entry], renewing: String?)
        case list(EntryBatch.List)
    }

    /// The prepared files of a part of the items.
    struct Chunk: Sendable {
        /// The number of items.
        let count: Int
        var record: [UInt8] = []
        var files: [PreparedFile] = []
    }

    struct PreparedFile: Sendable {
        let name: String
        /// The file as the index keeps it, or `nil` for a list, which is not in the index.
        var indexed: IndexedFile?
        /// The file that is changed, or `nil` for a new one.
        var old: FileContent?
    }

    private typealias Content = (file: PreparedFile, bytes: [UInt8])

    /// Returns the items of a batch: one for each file, with a name that is not taken.
    static func items(of batch: EntryBatch, in folder: Folder) -> [Item] {
        var taken: Set<String> = []
        func isFree(_ name: String) -> Bool {
            name.utf8.count <= 255 && folder.status(of: name) == nil
                && taken.insert(name).inserted
        }
        func free(_ name: String) -> String {
            FileName.isItem(name) && isFree(name) ? name : newName()
        }
        let additions = batch.additions.map { addition -> Item in
            switch addition {
            case .entry(let entry): .new(entry, name: newName())
            case .returning(let entry, let id): .new(entry, name: free(id.rawValue))
            case .file(let name, let content, let ticket):
                .file(name: free(name), content: content, storedFile: ticket)
            }
        }
        let lists = batch.lists.map { list -> Item in
            guard case .new(let file) = list else { return .list(list) }
            let name = FileName.lists(file.name).first(where: isFree) ?? NewUID.text() + ".csv"
            return .list(.new(ListFile(name: name, content: file.content)))
        }
        return additions + changes(of: batch) + lists
    }

    /// Returns the number of items of a batch.
    static func count(of batch: EntryBatch) -> Int {
        batch.additions.count + changes(of: batch).count + batch.lists.count
    }

    /// Returns the changes of a batch, together for each entry, in the order of the first ones.
    private static func changes(of batch: EntryBatch) -> [Item] {
        var order: [EntryID] = []
        var changes: [EntryID: [@Sendable (Entry) -> Entry]] = [:]
        for change in batch.changes {
            if changes[change.id] == nil { order.append(change.id) }
            changes[change.id, default: []].append(change.change)
        }
        var uids: [EntryID: String] = [:]
        for renewal in batch.renewals where uids.updateValue(renewal.uid, forKey: renewal.id) == nil
        {
            if changes[renewal.id] == nil { order.append(renewal.id) }
        }
        return order.map { .change($0, changes[$0] ?? [], renewing: uids[$0]) }
    }

    private static func newName() -> String { NewUID.text() + ".ics" }

    func prepare(_ items: ArraySlice<Item>) throws(JournalError) -> Chunk {
        var chunk = Chunk(count: items.count)
        for item in items {
            guard !Task.isCancelled else { throw .cancelled }
            let content: Content?
            switch item {
            case .new(let entry, let name):
                let uid = EntryID(name).ownUID ?? NewUID.text()
                do throws(CalendarDefect) {
                    let text = try EntryText.new(entry, uid: uid, at: moment)
                    // The new file is not read again for the index: an import may have ten
                    // thousand.
                    let row = IndexedEntry(
                        name: name, text.entry, uid: uid, written: second,
                        isTask: text.entry.isWanted)
                    let indexed = IndexedFile(name: name, .entry(row))
                    content = (PreparedFile(name: name, indexed: indexed), text.bytes)
                } catch {
                    throw .folder(.notWritable(title: entry.nameInList, error))
                }
            case .file(let name, var bytes, let storedFile):
                if let storedFile { bytes = try naming(storedFile, in: bytes, of: name) }
                let indexed = IndexedFile(name: name, bytes: bytes)
                content = (PreparedFile(name: name, indexed: indexed), bytes)
            case .change(let id, let changes, let uid):
                content = try changed(id, by: changes, renewing: uid)
            case .list(let list): content = try self.list(list)
            }
            guard let (file, bytes) = content else { continue }
            let name = file.name
            try FolderFailure.explained(writing: name, in: folder.path) {
                () throws(FolderFailure) in
                _ = try stage.makeFile(name, of: bytes, like: file.old, flushing: false)
            }
            chunk.record += BatchRecord.piece(
                BatchRecord.Item(
                    name: name, trace: ContentTrace(of: bytes), old: file.old?.bytes))
            // The index gets no signature, since a change within a tick of the clock would not show
            // in it, so the file is read again later.
            chunk.files.append(file)
        }
        return chunk
    }

    private func naming(
        _ storedFile: TicketFile, in bytes: [UInt8], of name: String
    ) throws(JournalError) -> [UInt8] {
        do throws(CalendarDefect) {
            return try EntryText.naming(storedFile, in: bytes)
        } catch {
            throw .folder(.notChangeable(file: name, error))
        }
    }

    /// The moment in whole seconds, as files have it.
    private var second: Date {
        Date(timeIntervalSince1970: moment.timeIntervalSince1970.rounded(.down))
    }

    /// Returns the new content of a list, or `nil` if it does not change.
    private func list(_ list: EntryBatch.List) throws(JournalError) -> Content? {
        let file = list.file
        guard case .changed = list, let old = try folder.readList(file.name) else {
            return (PreparedFile(name: file.name), file.content)
        }
        guard old.bytes != file.content else { return nil }
        return (PreparedFile(name: file.name, old: old), file.content)
    }

    /// Returns the new content of an entry's file, or `nil` if it does not change.
    private func changed(
        _ id: EntryID, by changes: [@Sendable (Entry) -> Entry], renewing uid: String?
    ) throws(JournalError) -> Content? {
        let name = id.rawValue
        let old = try folder.readWhole(id)
        var bytes = old.bytes
        do throws(CalendarDefect) {
            if !changes.isEmpty {
                let text = try EntryText.changing(bytes, at: moment) { entry in
                    changes.reduce(entry) { $1($0) }
                }
                bytes = text.bytes ?? bytes
            }
            if let uid {
                let new = MadeUID.instead(of: uid, in: name)
                bytes = try ItemUID.renewing(bytes, from: uid, to: new)
            }
        } catch {
            throw .folder(.notChangeable(file: name, error))
        }
        guard bytes != old.bytes else { return nil }
        let indexed = IndexedFile(name: name, bytes: bytes)
        return (PreparedFile(name: name, indexed: indexed, old: old), bytes)
    }
}
