import Domain
import Files
import Foundation
import JournalFormat

/// Writes the files of single entries, and returns what the index has to be updated with.
struct FileWriter {
    let folder: Folder
    let lock: WriteLock

    func add(_ entry: Entry, at moment: Date) throws(JournalError) -> IndexedFile {
        for _ in 0..<Folder.attempts {
            let uid = NewUID.text()
            let text = try words { () throws(CalendarDefect) in
                try EntryText.new(entry, uid: uid, at: moment)
            }
            if let file = try create(uid + ".ics", with: text.bytes) { return file }
        }
        throw .folder(.noFreeName)
    }

    /// Changes an entry as its file has it now.
    func change(
        _ id: EntryID, at moment: Date, by change: (Entry) -> Entry
    ) throws(JournalError) -> (entry: Entry, file: IndexedFile) {
        let name = id.rawValue
        return try lock.withLock { () throws(JournalError) in
            for _ in 0..<Folder.attempts {
                let content = try folder.readWhole(id)
                let text = try words { () throws(CalendarDefect) in
                    try EntryText.changing(content.bytes, at: moment, by: change)
                }
                do throws(FolderFailure) {
                    var stamp: FileSignature? = content.stamp
                    if let bytes = text.bytes {
                        stamp = try folder.replace(name, read: content, with: bytes)
                    }
                    let bytes = text.bytes ?? content.bytes
                    return (text.entry, IndexedFile(name: name, stamp: stamp, bytes: bytes))
                } catch {
                    guard error == .overtaken else {
                        throw error.error(writing: name, in: folder.path)
                    }
                }
            }
            throw .file(name, .changing)
        }
    }

    /// Replaces the text of an entry's file, or returns `nil` if it is not `old` any more.
    func replace(
        _ id: EntryID, saying old: [UInt8], with new: [UInt8]
    ) throws(JournalError) -> IndexedFile? {
        let name = id.rawValue
        return try lock.withLock { () throws(JournalError) -> IndexedFile? in
            let content = try folder.readWhole(id)
            guard content.bytes == old else { return nil }
            guard old != new else { return IndexedFile(name: name, bytes: old) }
            do throws(FolderFailure) {
                let stamp = try folder.replace(name, read: content, with: new)
                return IndexedFile(name: name, stamp: stamp, bytes: new)
            } catch {
                guard error == .overtaken else {
                    throw error.error(writing: name, in: folder.path)
                }
                return nil
            }
        }
    }

    /// Restores a deleted entry under its name, or returns `nil` if another file has that.
    func restore(_ id: EntryID, saying content: [UInt8]) throws(JournalError) -> IndexedFile? {
        guard FileName.isItem(id.rawValue) else {
            throw .file(id.rawValue, .nameNotOfEntry)
        }
        return try create(id.rawValue, with: content)
    }

    /// Copies the items of another folder whose names are free, all of them or none.
    func copyItems(from other: String) throws(JournalError) -> [IndexedFile] {
        var files: [IndexedFile] = []
        do throws(JournalError) {
            for (name, bytes) in try items(of: other) {
                if let file = try create(name, with: bytes) { files.append(file) }
            }
        } catch {
            for file in files { folder.remove(file.name) }
            throw error
        }
        return files
    }

    private func items(of path: String) throws(JournalError) -> [(String, [UInt8])] {
        do {
            let folder = try Folder(path, on: self.folder.disk)
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
    private func create(_ name: String, with bytes: [UInt8]) throws(JournalError) -> IndexedFile? {
        do throws(FolderFailure) {
            let stamp = try lock.withLock { () throws(FolderFailure) in
                try folder.create(name, with: bytes)
            }
            return IndexedFile(name: name, stamp: stamp, bytes: bytes)
        } catch {
            guard error == .overtaken else {
                throw error.error(writing: name, in: folder.path)
            }
            return nil
        }
    }

    private func words<Result>(
        _ body: () throws(CalendarDefect) -> Result
    ) throws(JournalError) -> Result {
        do throws(CalendarDefect) {
            return try body()
        } catch {
            throw .invalid(error)
        }
    }
}
