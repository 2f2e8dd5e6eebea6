import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct SavedSearchesTests {
    private let file = ".counterfoil-searches.tsv"
    private let late: SavedSearch
    private let long: SavedSearch

    init() throws {
        late = try #require(SavedSearch(name: "Spät", kind: .trip, search: "late:>60 -\"ice 93\""))
        long = try #require(SavedSearch(name: "Long", search: "runtime:>150"))
    }

    @Test("Searches are kept in one file, one a line, beside the entries, and are no news of these")
    func kept() async throws {
        let open = try await OpenJournal()
        #expect(try await open.journal.savedSearches() == [])
        try await open.journal.changeSearches(removing: [], adding: [late])
        try await open.journal.changeSearches(removing: [], adding: [long, late])
        #expect(
            try open.folder.text(file)
                == "Spät\ttrip\tlate:>60 -\"ice 93\"\nLong\tall\truntime:>150\n")
        #expect(try open.folder.names == [file])
        #expect(open.changes == [] && open.journal.condition.unreadable == [])
        let again = try await OpenJournal(in: open.folder)
        #expect(try await again.journal.savedSearches() == [late, long])
        try await again.journal.changeSearches(removing: [late], adding: [])
        #expect(try await open.journal.savedSearches() == [long])
    }

    @Test("One is replaced in one step, also by one that was there")
    func replaced() async throws {
        let open = try await OpenJournal()
        try await open.journal.changeSearches(removing: [], adding: [late, long])
        try await open.journal.changeSearches(removing: [late, long], adding: [long])
        #expect(try await open.journal.savedSearches() == [long])
        try await open.journal.changeSearches(removing: [long], adding: [])
        #expect(try open.folder.text(file) == "")
    }

    @Test("Lines that mean nothing are passed over, and stay as they are")
    func foreign() async throws {
        let open = try await OpenJournal()
        let foreign = [
            "# mine", "Two\tfilm", "Book\tbook\tulysses", "\tall\tx", "Name\tall\t",
            "A\tall\tb\tc", " Name\tall\tblank ", "\u{FEFF}x",
        ]
        let bytes = Array((foreign.joined(separator: "\n") + "\n").utf8) + [0xFF, 0x09, 0x00, 0x0A]
        let path = open.folder.path(file)
        try Data(bytes + Array("Spät\ttrip\tlate:>60 -\"ice 93\"".utf8)).write(
            to: URL(filePath: path))
        #expect(try await open.journal.savedSearches().map(\.name) == ["Name", "Spät"])
        try await open.journal.changeSearches(removing: [late], adding: [long])
        #expect(try open.folder.bytes(file) == bytes + Array("Long\tall\truntime:>150\n".utf8))
    }

    @Test("A link in its place is neither followed nor replaced, and the reason is said")
    func link() async throws {
        let open = try await OpenJournal()
        let elsewhere = try ScratchFolder()
        try elsewhere.write("Long\tall\truntime:>150\n", to: "other")
        symlink(elsewhere.path("other"), open.folder.path(file))
        await #expect(throws: JournalError.failed(.link)) {
            try await open.journal.savedSearches()
        }
        await #expect(throws: JournalError.file(file, .link)) {
            try await open.journal.changeSearches(removing: [long], adding: [])
        }
        #expect(try elsewhere.text("other") == "Long\tall\truntime:>150\n")
    }

    @Test("Where the disk is full, what was kept stays")
    func fullDisk() async throws {
        let folder = try ScratchFolder()
        try folder.write("Long\tall\truntime:>150\n", to: file)
        let open = try await OpenJournal(in: folder, disk: .failing(ENOSPC, after: 10))
        await #expect(throws: JournalError.diskFull(path: open.journal.place.folder)) {
            try await open.journal.changeSearches(removing: [], adding: [late])
        }
        #expect(try folder.text(file) == "Long\tall\truntime:>150\n")
        #expect(try folder.names == [file])
    }

    @Test("A search that another program adds at the last moment stays")
    func overtaken() async throws {
        let folder = try ScratchFolder()
        try folder.write("Long\tall\truntime:>150\n", to: file)
        let once = Counter()
        var disk = Disk.real
        disk.exchange = { [file] from, name, to, other in
            if once.next() == 1 { try? folder.append("Ran\tfilm\tran\n", to: file) }
            return Disk.real.exchange(from, name, to, other)
        }
        let open = try await OpenJournal(in: folder, disk: disk)
        try await open.journal.changeSearches(removing: [long], adding: [late])
        #expect(try await open.journal.savedSearches().map(\.name) == ["Ran", "Spät"])
    }
}
