import Domain
import Foundation
import TestSupport
import Testing

@testable import Files
@testable import JournalStore

extension EntryBatch {
    /// Returns a batch of new films, and of a tag for existing entries.
    static func films(_ count: Int, tagging ids: [EntryID] = []) -> EntryBatch {
        EntryBatch(
            title: "diary.csv",
            additions: (0..<count).map { .entry(.film(Film(title: "M \($0)"))) },
            changes: ids.map { Change($0) { $0.tagged("t") } })
    }
}

@MainActor
struct BatchTests {
    @Test("A batch is one change, and says what it did")
    func writes() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        var progress: [ImportProgress] = []
        let written = try await open.journal.write(.films(300, tagging: [id])) {
            progress.append($0)
        }
        #expect(written.title == "diary.csv" && written.added == 300 && written.changed == 1)
        let change = try #require(open.changes.last)
        #expect(open.changes.count == 2)
        #expect(change.added.count == 300 && change.changed == [id])
        #expect(await open.all.count == 301)
        #expect(try open.folder.names.allSatisfy { FileName.isItem($0) })
        #expect(progress.first == ImportProgress(done: 0, total: 301))
        #expect(progress.last == ImportProgress(done: 301, total: 301))
        #expect(progress.map(\.done) == progress.map(\.done).sorted())
        #expect(try await open.journal.lastBatch() == written)
    }

    @Test("Twenty batches can be taken back; the records of older ones go")
    func oldRecords() throws {
        let folder = try ScratchFolder()
        let records = BatchRecords(of: folder.path, in: folder.path)
        try Folder.make(records.path)
        for number in 1...22 {
            // An unfinished batch is to be repaired, however old it is.
            let state = number == 1 ? BatchHandle.State.publishing : .written
            let batch = BatchHandle(number: number, unique: "a", state: state)
            try Data().write(to: URL(filePath: records.path + "/" + batch.fileName))
        }
        records.thinOut()
        #expect(records.handles.map(\.number) == [1] + (3...22))
    }

    @Test("The beginning of a record is none, and neither is one that goes on after its end")
    func unfinishedRecord() {
        let item = BatchRecord.Item(name: "a.ics", trace: ContentTrace(of: [1]), old: [2, 3])
        let whole =
            BatchRecord.head(title: "diary.csv") + BatchRecord.piece(item) + BatchRecord.tail
        #expect(BatchRecord(Data(whole))?.items.map(\.name) == ["a.ics"])
        for count in whole.indices { #expect(BatchRecord(Data(whole[..<count])) == nil) }
        #expect(BatchRecord(Data(whole + [0])) == nil)
    }

    @Test("What was just written is no news to the watcher, and is read again once it has settled")
    func noEcho() async throws {
        let open = try await OpenJournal()
        _ = try await open.journal.write(.films(3)) { _ in }
        for name in try open.folder.names {
            open.monitor.happen(to: name, in: open.journal.place.folder)
        }
        await open.journal.reconcile()
        #expect(open.changes.count == 1)
        let name = try #require(open.folder.names.first)
        try open.folder.write(journal("SUMMARY:Other"), to: name)
        #expect(
            await open.change(after: name) == JournalChange(changed: [EntryID(name)]))
    }

    @Test("What another program does while a batch is written is seen afterwards")
    func meanwhile() async throws {
        let folder = try ScratchFolder()
        let disk = Disk(
            write: Disk.real.write, flush: Disk.real.flush,
            flushEverything: { _ in
                try? folder.write(journal("SUMMARY:Other"), to: "other.ics")
                return 0
            })
        let open = try await OpenJournal(in: folder, disk: disk)
        _ = try await open.journal.write(.films(2)) { _ in }
        await open.journal.reconcile()
        #expect(await open.titles.sorted() == ["M 0", "M 1", "Other"])
    }

    @Test("Files of another journal keep their bytes, and their names where they are free")
    func files() async throws {
        let open = try await OpenJournal()
        try open.folder.write(journal("SUMMARY:Mine"), to: "a.ics")
        _ = await open.change(after: "a.ics")
        let bytes = Array(journal("SUMMARY:Theirs", "X-FOO:1").utf8)
        let names = ["a.ics", "b.ics", "b.ics", "../c.ics", ".d.ics", "e.txt", "unreadable.ics"]
        let batch = EntryBatch(
            additions: names.map { name in
                .file(name: name, content: name.hasPrefix("un") ? Array("Dear".utf8) : bytes)
            })
        let written = try await open.journal.write(batch) { _ in }
        #expect(written.added == 7)
        let there = try open.folder.names
        #expect(there.count == 8)
        #expect(there.allSatisfy { FileName.isItem($0) })
        #expect(try open.folder.text("a.ics") == journal("SUMMARY:Mine"))
        #expect(try open.folder.bytes("b.ics") == bytes)
        #expect(try there.count { try open.folder.bytes($0) == bytes } == 6)
        #expect(open.journal.condition.unreadable.map(\.name) == ["unreadable.ics"])
    }

    @Test("An entry that comes back has its name and its UID again where the name is free")
    func returning() async throws {
        let open = try await OpenJournal()
        let uid = "5b0f9ce0-3a4c-4d57-8f6e-2f1c6e1f0a11"
        let film = Entry.film(Film(title: "M"))
        let names = [uid + ".ics", uid + ".ics", "../c.ics", "mine.ics"]
        let batch = EntryBatch(additions: names.map { .returning(film, EntryID($0)) })
        _ = try await open.journal.write(batch) { _ in }
        let there = try open.folder.names
        #expect(there.count == 4)
        #expect(there.contains("mine.ics"))
        #expect(try open.folder.text(uid + ".ics").contains("UID:\(uid)\r\n"))
        #expect(try there.count { try open.folder.text($0).contains("UID:\(uid)\r\n") } == 1)
    }

    @Test("Several changes of an entry are made one after the other; one without effect is none")
    func changes() async throws {
        let open = try await OpenJournal()
        let one = try await open.journal.add(.film(Film(title: "M")))
        let other = try await open.journal.add(.film(Film(title: "N")))
        let batch = EntryBatch(changes: [
            .init(one) { $0.tagged("a") }, .init(other) { $0 }, .init(one) { $0.tagged("b") },
        ])
        let written = try await open.journal.write(batch) { _ in }
        #expect(written.added == 0 && written.changed == 1)
        #expect(await open.journal.entry(one)?.tags == ["a", "b"])
    }

    @Test("A file that another program changes meanwhile is read again")
    func overtaken() async throws {
        let folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:One"), to: "a.ics")
        let times = Counter()
        let disk = Disk(
            write: Disk.real.write, flush: Disk.real.flush,
            flushEverything: { _ in
                if times.next() == 1 { try? folder.write(journal("SUMMARY:Two"), to: "a.ics") }
                return 0
            })
        let open = try await OpenJournal(in: folder, disk: disk)
        let written = try await open.journal.write(.films(2, tagging: [EntryID("a.ics")])) { _ in }
        #expect(written.added == 2 && written.changed == 1)
        #expect(
            await open.journal.entry(EntryID("a.ics")) == .film(Film(title: "Two", tags: ["t"])))
        #expect(try folder.names.count == 3)
    }
}
