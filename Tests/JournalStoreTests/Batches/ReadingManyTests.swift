import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct ReadingManyTests {
    /// Returns what was read, the announced total, and the size of the largest portion.
    private func read(
        _ selection: EntrySelection, of open: OpenJournal
    ) async throws -> (entries: [StoredEntry], total: Int?, largest: Int) {
        let seen = Mutex<(entries: [StoredEntry], total: Int?, largest: Int)>(([], nil, 0))
        try await open.journal.readEntries(selection) { batch, total in
            seen.withLock {
                $0.entries += batch
                $0.total = total
                $0.largest = max($0.largest, batch.count)
            }
        }
        return seen.withLock { $0 }
    }

    @Test("Everything comes with its bytes, also files without entries")
    func everything() async throws {
        let folder = try ScratchFolder()
        try folder.write("Dear diary", to: "b.ics")
        try folder.write(journal("SUMMARY:M"), to: "c.ics")
        try folder.write(journal("SUMMARY:A"), to: "a.ics")
        try folder.write("not an item", to: "notes.txt")
        let read = try await read(.everything, of: OpenJournal(in: folder))
        #expect(read.entries.map(\.id.rawValue) == ["a.ics", "c.ics", "b.ics"])
        #expect(
            read.entries.map(\.entry) == [
                .film(Film(title: "A")), .film(Film(title: "M")), nil,
            ])
        #expect(try read.entries.map(\.content) == ["a.ics", "c.ics", "b.ics"].map(folder.bytes))
        #expect(read.total == 3)
    }

    @Test("A link, a file too large for an entry and a name that is no UTF-8 come closed")
    func unreadable() async throws {
        let folder = try ScratchFolder()
        try folder.write(journal("SUMMARY:M"), to: "a.ics")
        symlink("a.ics", folder.path + "/link.ics")
        try folder.write("", to: "large.ics")
        truncate(folder.path + "/large.ics", 9 << 20)
        for byte in [0xE8, 0xE9] as [UInt8] {
            let name = Array((folder.path + "/").utf8) + [byte] + Array(".ics".utf8) + [0]
            let file = name.withUnsafeBytes { bytes in
                bytes.bindMemory(to: CChar.self).baseAddress.map { creat($0, 0o600) } ?? -1
            }
            try #require(file >= 0)
            close(file)
        }
        // Neither is anything that could be an item, and neither counts.
        try folder.makeFolder("folder.ics")
        mkfifo(folder.path + "/pipe.ics", 0o600)
        let open = try await OpenJournal(in: folder)
        let read = try await read(.everything, of: open)
        let closed = ["link.ics", "large.ics", "\\xE8.ics", "\\xE9.ics"]
        #expect(read.entries.filter { !$0.isClosed }.map(\.id.rawValue) == ["a.ics"])
        #expect(Set(read.entries.filter(\.isClosed).map(\.id.rawValue)) == Set(closed))
        // The same files as the list tells of, and a check.
        #expect(Set(open.journal.condition.unreadable.map(\.name)) == Set(closed))
        let checked = try await open.journal.checkFiles { _ in }
        #expect(Set(checked.unreadable.map(\.name)) == Set(closed))
        #expect(checked.count == 5)
    }

    @Test("A search's entries come in the order of the list; chosen ones as they were chosen")
    func order() async throws {
        let folder = try ScratchFolder()
        for day in 1...3 {
            try folder.write(
                journal("SUMMARY:M \(day)", "DTSTART;VALUE=DATE:2026110\(day)"), to: "\(day).ics")
        }
        try folder.write(journal("SUMMARY:Other"), to: "4.ics")
        let open = try await OpenJournal(in: folder)
        let found = try await read(.matching(EntryQuery(search: "m")), of: open)
        #expect(found.entries.map(\.id.rawValue) == ["3.ics", "2.ics", "1.ics"])
        let ids = ["2.ics", "gone.ics", "../3.ics", "1.ics"].map { EntryID($0) }
        let chosen = try await read(.entries(ids), of: open)
        #expect(chosen.entries.map(\.id.rawValue) == ["2.ics", "1.ics"])
        #expect(chosen.total == 4)
    }

    @Test("Many come in batches, none twice and none left out")
    func many() async throws {
        let folder = try ScratchFolder()
        for number in 0..<700 { try folder.write(journal("SUMMARY:M"), to: "\(number).ics") }
        let read = try await read(.everything, of: OpenJournal(in: folder))
        #expect(Set(read.entries.map(\.id)).count == 700 && read.entries.count == 700)
        #expect(read.largest < 700)
    }

    @Test("An empty journal answers once, with nothing; a missing one says so")
    func nothing() async throws {
        let read = try await read(.everything, of: OpenJournal())
        #expect(read.entries == [] && read.total == 0)
        let missing = try await OpenJournal(at: "/nowhere/at/all")
        await #expect(throws: JournalError.missingFolder(path: "/nowhere/at/all")) {
            try await missing.journal.readEntries(.everything) { _, _ in }
        }
    }

    @Test("What the body throws ends the reading and is thrown on, as is being cancelled")
    func ends() async throws {
        struct Enough: Error {}
        let open = try await OpenJournal()
        _ = try await open.journal.add(.film(.full))
        await #expect(throws: Enough.self) {
            try await open.journal.readEntries(.everything) { _, _ in throw Enough() }
        }
        let reading = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await open.journal.readEntries(.everything) { _, _ in }
        }
        await #expect(throws: CancellationError.self) { try await reading.value }
    }
}
