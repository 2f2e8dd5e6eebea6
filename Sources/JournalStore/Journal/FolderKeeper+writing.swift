import Domain
import Foundation
import JournalFormat

extension FolderKeeper {
    func add(
        _ entry: Entry, at moment: Date
    ) throws(JournalError) -> (id: EntryID, update: Update?) {
        let folder = try openFolder()
        for _ in 0..<Self.attempts {
            let uid = NewUID.text()
            let text = try words { () throws(CalendarDefect) in
                try EntryText.new(entry, uid: uid, at: moment)
            }
            let name = uid + ".ics"
            do throws(Folder.WriteFailure) {
                let stamp = try create(name, with: text.bytes, in: folder)
                let reading = FileReading(name: name, stamp: stamp, bytes: text.bytes)
                return (EntryID(name), settle([reading], in: folder))
            } catch {
                guard case .failed(let failure) = error else { continue }
                throw failure.error(writing: name, in: path)
            }
        }
        throw .file(name: "A new file", reason: "Every name for it is taken.")
    }

    func change(
        _ id: EntryID, at moment: Date, by change: @Sendable (Entry) -> Entry
    ) throws(JournalError) -> (entry: Entry, update: Update?) {
        let folder = try openFolder()
        let (entry, reading) = try rewrite(id, in: folder, at: moment, by: change)
        return (entry, settle([reading], in: folder))
    }

    private func rewrite(
        _ id: EntryID, in folder: Folder, at moment: Date, by change: (Entry) -> Entry
    ) throws(JournalError) -> (entry: Entry, reading: FileReading) {
        let turn = shelf.turn()
        defer { withExtendedLifetime(turn) {} }
        let name = id.rawValue
        for _ in 0..<Self.attempts {
            // What the file says now counts, whatever was known of it.
            let content = try read(id, in: folder)
            let text = try words { () throws(CalendarDefect) in
                try EntryText.changing(content.bytes, at: moment, by: change)
            }
            guard let bytes = text.bytes else {
                let reading = FileReading(name: name, stamp: content.stamp, bytes: content.bytes)
                return (text.entry, reading)
            }
            do throws(Folder.WriteFailure) {
                let stamp = try folder.replace(name, read: content, with: bytes)
                return (text.entry, FileReading(name: name, stamp: stamp, bytes: bytes))
            } catch {
                guard case .failed(let failure) = error else { continue }
                throw failure.error(writing: name, in: path)
            }
        }
        throw .file(name: name, reason: "Another program keeps changing it.")
    }

    /// What is needed to undo the deletion of an entry.
    func content(of id: EntryID) throws(JournalError) -> DeletedEntry {
        let bytes = try read(id, in: try openFolder()).bytes
        let entry: Entry
        switch Folder.outcome(of: bytes) {
        case .entry(let written): entry = written
        case .unreadable(let reason): throw .file(name: id.rawValue, reason: reason)
        case .absent: throw .entryGone(id)
        }
        return DeletedEntry(id: id, entry: entry, content: bytes)
    }

    func restore(_ deleted: DeletedEntry) throws(JournalError) -> Update? {
        let folder = try openFolder()
        let name = deleted.id.rawValue
        guard FileName.isItem(name) else {
            throw .file(name: name, reason: "It is no name for an entry.")
        }
        do throws(Folder.WriteFailure) {
            let stamp = try create(name, with: deleted.content, in: folder)
            return settle(
                [FileReading(name: name, stamp: stamp, bytes: deleted.content)], in: folder)
        } catch {
            guard case .failed(let failure) = error else { throw .placeTaken(deleted.id) }
            throw failure.error(writing: name, in: path)
        }
    }

    /// In turn, like every write: who clears leftovers away has it too.
    func create(
        _ name: String, with bytes: [UInt8], in folder: Folder
    ) throws(Folder.WriteFailure) -> Stamp {
        let turn = shelf.turn()
        defer { withExtendedLifetime(turn) {} }
        return try folder.create(name, with: bytes)
    }

    /// How often somebody else may be quicker.
    static var attempts: Int { 5 }

    func openFolder() throws(JournalError) -> Folder {
        do throws(FolderFailure) {
            return try Folder(path, on: disk)
        } catch {
            throw error.error(writing: path, in: path)
        }
    }

    func read(_ id: EntryID, in folder: Folder) throws(JournalError) -> Folder.Content {
        guard FileName.isItem(id.rawValue) else { throw .entryGone(id) }
        do throws(Folder.ReadFailure) {
            return try folder.read(id.rawValue)
        } catch {
            guard let reason = error.reason else { throw .entryGone(id) }
            throw .file(name: id.rawValue, reason: reason)
        }
    }

    private func words<Result>(
        _ body: () throws(CalendarDefect) -> Result
    ) throws(JournalError) -> Result {
        do throws(CalendarDefect) {
            return try body()
        } catch {
            throw .invalid("\(error)")
        }
    }
}
