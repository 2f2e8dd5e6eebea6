import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct TakingBackTests {
    @Test("Taken back, what was added is one thing in the trash and what was changed is as before")
    func takesBack() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let before = try open.folder.bytes(id.rawValue)
        let written = try await open.journal.write(.films(200, tagging: [id])) { _ in }
        let added = try #require(open.changes.last?.added)
        let back = try await open.journal.takeBack(written)
        #expect(back == TakenBack(removed: 200, restored: 1, kept: []))
        #expect(open.changes.last == JournalChange(changed: [id], removed: added))
        #expect(open.trash.trashed.count == 1)
        #expect(try open.folder.names == [id.rawValue])
        #expect(try open.folder.bytes(id.rawValue) == before)
        #expect(try await open.journal.lastBatch() == nil)
    }

    @Test("An entry that was changed since stays, and is named")
    func kept() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let written = try await open.journal.write(.films(3, tagging: [id])) { _ in }
        let added = try #require(open.changes.last?.added.sorted { $0.rawValue < $1.rawValue })
        try await open.journal.change(added[0]) { $0.tagged("mine") }
        try await open.journal.change(id) { $0.tagged("mine") }
        try open.folder.remove(added[1].rawValue)
        let back = try await open.journal.takeBack(written)
        #expect(back.removed == 1 && back.restored == 0)
        #expect(Set(back.kept) == [added[0], id])
        #expect(try Set(open.folder.names) == [added[0].rawValue, id.rawValue])
        #expect(await open.journal.entry(id)?.tags.suffix(2) == ["t", "mine"])
    }

    @Test("An entry that is changed between the two checks stays, too")
    func changedBetween() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let written = try await open.journal.write(.films(2, tagging: [id])) { _ in }
        var rollback = try BatchRollback(
            of: written, in: Folder(open.folder.path, on: .real),
            records: BatchRecords(of: open.folder.path, in: open.records.path))
        let held = try await rollback.record.unchangedFiles(in: rollback.folder)
        let added = held.keys.filter { $0 != id.rawValue }.sorted()
        try #require(added.count == 2 && held.count == 3)
        for name in [added[0], id.rawValue] { try open.folder.append("X-MINE:1\r\n", to: name) }
        try rollback.gather(held)
        #expect(rollback.removed == [added[1]])
        let back = try rollback.finish(.trash).back
        #expect(back.removed == 1 && back.restored == 0)
        #expect(Set(back.kept) == [EntryID(added[0]), id])
    }

    @Test("After a restart the newest batch can be taken back, and then the one before it")
    func restart() async throws {
        let first = try await OpenJournal()
        let one = try await first.journal.write(.films(2)) { _ in }
        let ids = await first.all.summaries(in: 0..<2).map(\.id)
        let two = try await first.journal.write(.films(3, tagging: ids)) { _ in }
        for written in [two, one] {
            let next = try await OpenJournal(in: first.folder, records: first.records)
            #expect(try await next.journal.lastBatch() == written)
            let back = try await next.journal.takeBack(written)
            #expect(back.removed == written.added && back.restored == written.changed)
        }
        #expect(try first.folder.names == [])
        await #expect(throws: JournalError.takenBack) { try await first.journal.takeBack(one) }
    }

    @Test("A trash that refuses leaves everything as it is, and it can be tried again")
    func refused() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        let written = try await open.journal.write(.films(5, tagging: [id])) { _ in }
        let names = try open.folder.names
        let changes = open.changes
        open.trash.refusal = TrashFailure("It is full.")
        await #expect(throws: JournalError.trash(file: "diary.csv", reason: .said("It is full."))) {
            try await open.journal.takeBack(written)
        }
        #expect(try open.folder.names == names)
        await open.journal.reconcile()
        #expect(open.changes == changes)
        #expect(await open.journal.entry(id)?.tags.last == "t")
        open.trash.refusal = nil
        #expect(try await open.journal.takeBack(written).removed == 5)
    }

    @Test("Where a refused file cannot be put back either, it is said where it is")
    func notPutBack() async throws {
        let open = try await OpenJournal()
        let written = try await open.journal.write(.films(3)) { _ in }
        let names = try open.folder.names
        open.trash.refusal = TrashFailure("It is full.")
        open.trash.onMove = { [folder = open.folder] in
            try? folder.write("Somebody else's.", to: names[0])
        }
        let error = await #expect(throws: JournalError.self) {
            try await open.journal.takeBack(written)
        }
        guard case .notPutBack(let cause, let count, let path) = error else {
            Issue.record("It says \(error.map { "\($0)" } ?? "nothing").")
            return
        }
        #expect(count == 1 && cause == .trash(file: written.title, reason: .said("It is full.")))
        #expect(try FileManager.default.contentsOfDirectory(atPath: path) == [names[0]])
        #expect(try open.folder.text(names[0]) == "Somebody else's.")
        #expect(Set(try open.folder.names).isSuperset(of: names))
    }

    @Test("A disk too full for the old content leaves everything as it is")
    func fullDisk() async throws {
        let first = try await OpenJournal()
        let id = try await first.journal.add(.film(.full))
        let written = try await first.journal.write(.films(5, tagging: [id])) { _ in }
        let names = try first.folder.names
        let full = try await OpenJournal(
            in: first.folder, records: first.records, disk: .failing(ENOSPC, after: 10))
        await #expect(throws: JournalError.diskFull(path: full.journal.place.folder)) {
            try await full.journal.takeBack(written)
        }
        #expect(try first.folder.names == names)
        #expect(full.trash.trashed == [])
        #expect(try await full.journal.lastBatch() == written)
    }

    @Test("A journal in another folder has batches of its own")
    func otherJournal() async throws {
        let first = try await OpenJournal()
        _ = try await first.journal.write(.films(2)) { _ in }
        let other = try await OpenJournal(records: first.records)
        #expect(try await other.journal.lastBatch() == nil)
    }

    @Test("Records that are cut off or no records at all are no batches, and do no harm")
    func damaged() async throws {
        let open = try await OpenJournal()
        _ = try await open.journal.write(.films(2)) { _ in }
        let records = open.journal.place.batchRecords
        let batch = try #require(records.handles.first)
        let file = URL(filePath: records.path + "/" + batch.fileName)
        let whole = try Data(contentsOf: file)
        for count in [0, 5, 30, whole.count - 1] {
            try whole.prefix(count).write(to: file)
            #expect(records.record(of: batch) == nil)
        }
        try (whole + Data([0x2E])).write(to: file)
        #expect(records.record(of: batch) == nil)
        let again = try await OpenJournal(in: open.folder, records: open.records)
        #expect(try await again.journal.lastBatch() == nil)
        #expect(await again.all.count == 2)
    }

    @Test("Only so many batches are remembered")
    func thinsOut() async throws {
        let open = try await OpenJournal()
        for _ in 0..<23 { _ = try await open.journal.write(.films(1)) { _ in } }
        #expect(open.journal.place.batchRecords.handles.map(\.number) == Array(4...23))
    }
}
