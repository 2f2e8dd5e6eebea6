import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct CopyingTests {
    private func sample() throws -> ScratchFolder {
        let sample = try ScratchFolder()
        try sample.write(journal("SUMMARY:One"), to: "1.ics")
        try sample.write(journal("SUMMARY:Two"), to: "2.ics")
        try sample.write("Not an item", to: "README.md")
        return sample
    }

    @Test("Another journal's files are copied byte for byte, as one change, and stay there")
    func copies() async throws {
        let sample = try sample()
        let open = try await OpenJournal()
        let ids = try await open.journal.copyEntries(from: sample.url)
        #expect(Set(ids) == [EntryID("1.ics"), EntryID("2.ics")])
        #expect(open.changes == [JournalChange(added: Set(ids))])
        #expect(await open.titles == ["One", "Two"])
        #expect(try open.folder.bytes("1.ics") == sample.bytes("1.ics"))
        #expect(try sample.names == ["1.ics", "2.ics", "README.md"])
    }

    @Test("A name that is taken keeps its file")
    func taken() async throws {
        let sample = try sample()
        let open = try await OpenJournal()
        try open.folder.write(journal("SUMMARY:Mine"), to: "1.ics")
        _ = await open.change(after: "1.ics")
        let ids = try await open.journal.copyEntries(from: sample.url)
        #expect(ids == [EntryID("2.ics")])
        #expect(await open.titles == ["Mine", "Two"])
    }

    @Test("Where the disk is full half-way, nothing is copied")
    func fullDisk() async throws {
        let sample = try sample()
        let size = try sample.bytes("1.ics").count
        let open = try await OpenJournal(disk: .failing(ENOSPC, after: size + 10))
        await #expect(throws: JournalError.diskFull(path: open.journal.place.folder)) {
            try await open.journal.copyEntries(from: sample.url)
        }
        #expect(try open.folder.names == [])
        #expect(open.changes == [])
    }

    @Test("A journal that is not there cannot be copied")
    func missing() async throws {
        let open = try await OpenJournal()
        await #expect(throws: JournalError.self) {
            try await open.journal.copyEntries(from: URL(filePath: "/nowhere/at/all"))
        }
    }
}
