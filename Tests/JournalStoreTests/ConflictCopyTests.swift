import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Second texts of an entry, which sync programs keep under names of their own.
@MainActor
struct ConflictCopyTests {
    private let folder: ScratchFolder

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

    @Test("A name that Counterfoil gave, and one that goes on without a sign, is nobody's copy")
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

    @Test("Joined, the entry says all that both said, and undone it is as before")
    func joined() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "DESCRIPTION:x")
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("a.ics")
        let join = EntryBatch.Join(EntryID("a.ics"), with: EntryID("a (1).ics"))
        let written = try await open.journal.write(EntryBatch(joins: [join])) { _ in }
        let after = try folder.text("a.ics")
        #expect(after.contains("LOCATION:Roxy\r\n") && after.contains("DESCRIPTION:x\r\n"))
        _ = try await open.journal.takeBack(written)
        #expect(try folder.text("a.ics") == before)
    }

    @Test("A join that would give something up writes nothing")
    func contested() async throws {
        try write("a.ics", "LOCATION:Roxy")
        try write("a (1).ics", "LOCATION:Lido")
        let open = try await OpenJournal(in: folder)
        let before = try folder.text("a.ics")
        let join = EntryBatch.Join(EntryID("a.ics"), with: EntryID("a (1).ics"))
        await #expect(throws: JournalError.self) {
            try await open.journal.write(EntryBatch(joins: [join])) { _ in }
        }
        #expect(try folder.text("a.ics") == before)
    }
}
