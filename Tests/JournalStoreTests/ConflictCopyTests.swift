import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of copies of an entry, which sync programs keep under other names.
@MainActor
struct ConflictCopyTests {
    private let folder: ScratchFolder
    private let copy = CopyFile(EntryID("a (1).ics"), of: EntryID("a.ics"))

    init() throws {
        folder = try ScratchFolder()
    }

    private func write(_ name: String, _ lines: String...) throws {
        try folder.write(
            calendar(
                (["BEGIN:VJOURNAL", "UID:u", "CATEGORIES:Film", "SUMMARY:M"] + lines
                    + ["END:VJOURNAL"]).joined(separator: "\r\n")), to: name)
    }

    private func titles(in open: OpenJournal) async -> Int {
        await open.journal.listing(matching: EntryQuery()).count
    }

    @Test(
        "The name tells of which file it is the copy",
        arguments: [
            "a (conflicted copy 2026-11-20 101112).ics", "a (Anna's conflicted copy).ics",
            "a.sync-conflict-20261120-101112-ABCDEFG.ics", "a (1).ics", "a-LAPTOP.ics",
            "a_conflict-20261120-101112.ics", "a 2.ics", "a (1) (2).ics",
            "Copy of a.ics", "Copy (2) of a.ics", "Kopie von a.ics", "Copy of a (1).ics",
            "Copy of Copy of a.ics",
        ])
    func names(name: String) {
        #expect(ConflictCopy.originals(of: name).contains("a.ics"))
    }

    @Test("Counterfoil's own names, and longer ones without a sign, are not those of copies")
    func others() {
        #expect(ConflictCopy.originals(of: "0E984725-C51C-4BF4-9960-E1C80E27ABA0.ics") == [])
        #expect(!ConflictCopy.originals(of: "ab.ics").contains("a.ics"))
    }

    @Test(
        "A name that begins as that of a copy is one, whichever of the two came first",
        arguments: [["a.ics", "Copy of a.ics"], ["Copy of a.ics", "a.ics"]])
    func prefix(order: [String]) async throws {
        let open = try await OpenJournal(in: folder)
        for name in order {
            try write(name)
            _ = await open.change(after: name)
        }
        #expect(await titles(in: open) == 1)
        #expect(
            open.journal.condition.copies
                == [CopyFile(EntryID("Copy of a.ics"), of: EntryID("a.ics"))])
    }

    @Test("It is neither a second entry nor a file that cannot be read")
    func noEntry() async throws {
        try write("a.ics")
        try write("a (1).ics", "DESCRIPTION:x")
        let open = try await OpenJournal(in: folder)
        #expect(await titles(in: open) == 1)
        #expect(open.journal.condition.unreadable == [])
        #expect(
            open.journal.condition.copies
                == [CopyFile(EntryID("a (1).ics"), of: EntryID("a.ics"))])
    }

    @Test("A check tells what can be joined, and what says different things")
    func check() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        try write("a (2).ics", "LOCATION:Lido")
        let open = try await OpenJournal(in: folder)
        let twins = try await open.journal.checkFiles { _ in }.twins
        #expect(twins.map(\.original) == ["a.ics", "a.ics"])
        #expect(twins.map(\.conflict) == [.joinable, .contested([.place], properties: [])])
    }

    @Test(
        "Joined in a batch, the entry says all that both said; undone later, both files are as before"
    )
    func joined() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        let records = try ScratchFolder()
        let open = try await OpenJournal(in: folder, records: records)
        let before = (try folder.text("a.ics"), try folder.text("a (1).ics"))
        let written = try await open.journal.write(EntryBatch(title: "Join", joins: [copy])) { _ in
        }
        let after = try folder.text("a.ics")
        #expect(after.contains("LOCATION:Roxy\r\n") && after.contains("DESCRIPTION:x\r\n"))
        #expect(try folder.names == ["a.ics"] && open.trash.count == 1)
        #expect(open.journal.condition.copies == [])
        let later = try await OpenJournal(in: folder, records: records)
        let last = try #require(await later.journal.lastBatch())
        #expect(last == written && last.changed == 1 && last.copies == 1)
        let back = try await later.journal.takeBack(last)
        #expect(back == TakenBack(removed: 0, restored: 1, copies: 1, kept: []))
        #expect(try folder.text("a.ics") == before.0)
        #expect(try folder.text("a (1).ics") == before.1)
        #expect(later.journal.condition.copies == [copy])
        #expect(await titles(in: later) == 1)
        #expect(try await later.journal.lastBatch() == nil)
    }

    @Test("The batch is a step that can be undone and redone, and leaves nothing in the trash")
    func redone() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        let open = try await OpenJournal(in: folder)
        let recorded = UndoableJournal(open.journal)
        _ = try await recorded.write(EntryBatch(joins: [copy])) { _ in }
        let after = try folder.text("a.ics")
        for _ in 0..<2 {
            try await recorded.steps.undo()
            #expect(try folder.names.sorted() == ["a (1).ics", "a.ics"])
            #expect(open.trash.count == 0)
            try await recorded.steps.redo()
            #expect(try folder.names == ["a.ics"])
            #expect(try folder.text("a.ics") == after)
        }
    }

    @Test("Without a trash the record of the batch brings the copy back")
    func withoutTrash() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        let records = try ScratchFolder()
        let open = try await OpenJournal(in: folder, records: records)
        open.trash.refusal = TrashFailure("There is none.", isMissing: true)
        let before = try folder.text("a (1).ics")
        _ = try await open.journal.write(EntryBatch(joins: [copy])) { _ in }
        open.journal.endOffers()
        let later = try await OpenJournal(in: folder, records: records)
        let last = try #require(await later.journal.lastBatch())
        _ = try await later.journal.takeBack(last)
        #expect(try folder.text("a (1).ics") == before)
    }

    @Test("Where one copy cannot go to the trash, none is joined")
    func allOrNone() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        try write("a (2).ics", "X-TWO:2")
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("a.ics")
        open.trash.onMove = { [weak trash = open.trash] in
            guard trash?.count == 1 else { return }
            trash?.refusal = TrashFailure("The disk reports an error.")
        }
        let other = CopyFile(EntryID("a (2).ics"), of: EntryID("a.ics"))
        await #expect(throws: JournalError.self) {
            try await open.journal.write(EntryBatch(joins: [copy, other])) { _ in }
        }
        #expect(try folder.text("a.ics") == before)
        #expect(try folder.names.sorted() == ["a (1).ics", "a (2).ics", "a.ics"])
        #expect(try await open.journal.lastBatch() == nil)
    }

    @Test("Where the record cannot be kept, the copies are beside their entries again")
    func notRecorded() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("a.ics")
        // A file in the place of their folder keeps the next record from being made.
        open.trash.onMove = { [records = open.journal.place.batchRecords] in
            try? FileManager.default.removeItem(atPath: records.path)
            _ = FileManager.default.createFile(atPath: records.path, contents: nil)
        }
        await #expect(throws: JournalError.self) {
            try await open.journal.write(EntryBatch(joins: [copy])) { _ in }
        }
        #expect(try folder.text("a.ics") == before)
        #expect(try folder.names.sorted() == ["a (1).ics", "a.ics"])
    }

    @Test("A copy for which something would be given up stays, and alone it is an error")
    func contested() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Lido")
        try write("a (2).ics", "DESCRIPTION:x")
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("a.ics")
        await #expect(throws: JournalError.self) {
            try await open.journal.write(EntryBatch(joins: [copy])) { _ in }
        }
        #expect(try folder.text("a.ics") == before)
        let other = CopyFile(EntryID("a (2).ics"), of: EntryID("a.ics"))
        let written = try await open.journal.write(EntryBatch(joins: [copy, other])) { _ in }
        #expect(written.copies == 1)
        #expect(try folder.names.sorted() == ["a (1).ics", "a.ics"])
    }
}
