import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of the index if no cache can be written.
@MainActor
struct MemoryIndexTests {
    private let folder: ScratchFolder
    private let cache: ScratchFolder

    init() throws {
        folder = try ScratchFolder.ofFilms(40)
        cache = try ScratchFolder()
        try cache.write("", to: "file")
    }

    private var nowhere: String { cache.path + "/file/counterfoil" }

    @Test("It is in no file, so nothing outlives its process")
    func noFile() async throws {
        func ours() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: "/dev/shm")
                .filter { $0.contains("counterfoil") }
        }
        let before = try ours()
        let open = try await OpenJournal(in: folder, cachePath: nowhere)
        #expect(await open.all.count == 40)
        #expect(try ours() == before)
        #expect(try cache.names == ["file"])
        #expect(open.log.lines == ["warning: No index can be kept in \(nowhere)"])
    }

    @Test("A listing does not change, and a write shows in the next one")
    func snapshots() async throws {
        let open = try await OpenJournal(in: folder, cachePath: nowhere)
        let before = await open.all
        let id = try await open.journal.add(.film(Film(title: "New film")))
        try await open.journal.change(EntryID("1.ics")) { _ in .film(Film(title: "Other")) }
        _ = try await open.journal.delete(EntryID("2.ics"))
        #expect(before.count == 40)
        #expect(before.summaries(in: 0..<40).map(\.content.title).sorted().contains("Film 1"))
        #expect(before.position(of: id) == nil)
        #expect(await open.all.count == 40)
        #expect(await open.all.position(of: id) != nil)
        let found = await open.journal.listing(matching: EntryQuery(search: "new"))
        #expect(found.summaries(in: 0..<9).map(\.id) == [id])
        #expect(await open.journal.values(of: .tag) == [])
        await open.journal.tidyUp()
        #expect(await open.all.count == 40)
    }
}
