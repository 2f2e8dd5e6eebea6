import Domain
import Files
import Foundation
import JournalFormat

extension JournalFolderActor {
    func add(_ entry: Entry, at moment: Date) throws(JournalError) -> EntryID {
        let folder = try place.openToWrite()
        for _ in 0..<Folder.attempts {
            let uid = NewUID.text()
            let text = try valid { () throws(CalendarDefect) in
                try EntryText.new(entry, uid: uid, at: moment)
            }
            guard let file = try create(uid + ".ics", saying: text.bytes, in: folder) else {
                continue
            }
            reconciler.updateIndex([file], in: folder)
            tidyLater()
            return EntryID(file.name)
        }
        throw .folder(.noFreeName)
    }

    /// Changes an entry as its file has it now.
    func change(
        _ id: EntryID, at moment: Date, by change: @Sendable (Entry) -> Entry
    ) throws(JournalError) -> Entry {
        let name = id.rawValue
        let folder = try place.openToWrite()
        let (entry, file) = try place.writeLock.withLock { () throws(JournalError) in
            for _ in 0..<Folder.attempts {
                let content = try folder.readWhole(id)
                let text = try valid { () throws(CalendarDefect) in
                    try EntryText.changing(content.bytes, at: moment, by: change)
                }
                let file = try folder.unlessOvertaken(writing: name) { () throws(FolderFailure) in
                    let bytes = text.bytes ?? content.bytes
                    let stamp =
                        text.bytes == nil
                        ? content.stamp : try folder.replace(name, read: content, with: bytes)
                    return IndexedFile(name: name, stamp: stamp, bytes: bytes)
                }
                if let file { return (text.entry, file) }
            }
            throw .file(name, .changing)
        }
        reconciler.updateIndex([file], in: folder, written: [id: entry])
        tidyLater()
        return entry
    }

    /// Replaces the text of an entry's file, or returns `nil` if it is not `old` any more.
    func replace(
        _ id: EntryID, saying old: [UInt8], with new: [UInt8], in folder: Folder
    ) throws(JournalError) -> IndexedFile? {
        let name = id.rawValue
        return try place.writeLock.withLock { () throws(JournalError) -> IndexedFile? in
            let content = try folder.readWhole(id)
            guard content.bytes == old else { return nil }
            guard old != new else { return IndexedFile(name: name, bytes: old) }
            return try folder.unlessOvertaken(writing: name) { () throws(FolderFailure) in
                let stamp = try folder.replace(name, read: content, with: new)
                return IndexedFile(name: name, stamp: stamp, bytes: new)
            }
        }
    }

    /// Copies the items of another folder whose names are free, all of them or none.
    func copyItems(from other: String) throws(JournalError) -> [EntryID] {
        let folder = try place.openToWrite()
        var files: [IndexedFile] = []
        do throws(JournalError) {
            for (name, bytes) in try items(of: other) {
                if let file = try create(name, saying: bytes, in: folder) { files.append(file) }
            }
        } catch {
            for file in files { folder.remove(file.name) }
            throw error
        }
        reconciler.updateIndex(files, in: folder)
        tidyLater()
        return files.map { EntryID($0.name) }
    }

    private func items(of path: String) throws(JournalError) -> [(String, [UInt8])] {
        do {
            let folder = try Folder(path, on: place.disk)
            return try folder.names().filter { $0.isItem && $0.isFaithful }.map {
                ($0.text, try folder.read($0.text).bytes)
            }
        } catch let failure as FolderFailure {
            throw .folder(.notOpened(path: path, failure.code))
        } catch {
            throw .folder(.notAllRead(path: path))
        }
    }

    /// Creates a file under the lock, which the removal of leftovers holds too. Returns `nil` if the
    /// name is taken.
    private func create(
        _ name: String, saying bytes: [UInt8], in folder: Folder
    ) throws(JournalError) -> IndexedFile? {
        try folder.unlessOvertaken(writing: name) { () throws(FolderFailure) in
            let stamp = try place.writeLock.withLock { () throws(FolderFailure) in
                try folder.create(name, with: bytes)
            }
            return IndexedFile(name: name, stamp: stamp, bytes: bytes)
        }
    }

    private func valid<Result>(
        _ text: () throws(CalendarDefect) -> Result
    ) throws(JournalError) -> Result {
        do throws(CalendarDefect) {
            return try text()
        } catch {
            throw .invalid(error)
        }
    }

    func delete(_ id: EntryID) async throws(JournalError) -> DeletedEntry {
        let folder = try place.openToWrite()
        let (entry, content) = try folder.entry(id)
        let place = try await remover.remove(id, from: folder)
        reconcile([id.rawValue])
        var deleted = DeletedEntry(id: id, entry: entry, content: content, place: place)
        switch RestoreConflict(of: deleted, in: folder, beside: sameDay(as: entry)) {
        case .there, .changed: deleted.sharesUID = true
        case .free, .taken: break
        }
        return deleted
    }

    func restore(_ deleted: DeletedEntry) async throws(JournalError) -> EntryID {
        guard FileName.isItem(deleted.id.rawValue) else {
            throw .file(deleted.id.rawValue, .nameNotOfEntry)
        }
        let folder = try place.openToWrite()
        let others = deleted.sharesUID ? nil : sameDay(as: deleted.entry)
        for _ in 0..<Folder.attempts {
            var id = deleted.id
            switch RestoreConflict(of: deleted, in: folder, beside: others) {
            case .there(let id):
                remover.forget(deleted.place)
                reconcile([id.rawValue])
                return id
            case .changed(let id):
                let now = try? folder.entry(id).entry
                throw .placeTaken(
                    id, title: now?.nameInList,
                    kept: try remover.aside.keepForGood(
                        deleted.id, saying: deleted.content, from: deleted.place))
            case .taken: id = EntryID(NewUID.text() + ".ics")
            case .free:
                if await remover.moveBack(id.rawValue, from: deleted.place, into: place.folder) {
                    reconcile([id.rawValue])
                    return id
                }
            }
            let content = remover.content(of: deleted)
            guard let file = try create(id.rawValue, saying: content, in: folder) else { continue }
            reconciler.updateIndex([file], in: folder)
            tidyLater()
            remover.forget(deleted.place)
            return id
        }
        throw .file(deleted.id.rawValue, .changing)
    }

    func isBack(_ deleted: DeletedEntry) -> Bool {
        (try? place.open().read(deleted.id).bytes) == deleted.content
    }

    /// Returns up to 1,000 entries of the same day, among which the entry may be under another
    /// name.
    private func sameDay(as entry: Entry) -> [EntryID] {
        guard let day = entry.day, let shown = index.shown else { return [] }
        return shown.summaries(on: day).prefix(Self.mostOfDay).map(\.id)
    }

    private static let mostOfDay = 1_000
}
