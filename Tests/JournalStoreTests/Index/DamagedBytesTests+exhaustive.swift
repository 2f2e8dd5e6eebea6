import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests of an index in which a few bytes were changed, anywhere in its file.
@MainActor
@Suite(.serialized)
struct DamagedBytesTests {
    private static let films = 60
    private static let step = 509

    @Test("The first list after a damage has a row for every entry, and so has the first export")
    func answersOnce() async throws {
        let folder = try ScratchFolder.ofFilms(Self.films)
        let first = try ScratchFolder()
        _ = try await OpenJournal(in: folder, cache: first)
        let name = try #require(try first.names.first { $0.hasSuffix(".sqlite") })
        try IndexProbe.execute(
            "PRAGMA wal_checkpoint(TRUNCATE)", in: first.url.appending(path: name))
        let whole = try Data(contentsOf: first.url.appending(path: name))
        var (points, unnoticed) = (0, 0)
        for start in stride(from: 0, to: whole.count - 8, by: Self.step) {
            points += 1
            var damaged = whole
            for place in start..<start + 8 { damaged[place] ^= 0xA5 }
            let cache = try ScratchFolder()
            try damaged.write(to: cache.url.appending(path: name))
            let open = try await OpenJournal(in: folder, cache: cache)
            var titles: [String] = []
            repeat {
                titles = await open.titles
            } while await open.journal.renewIfDamaged()
            #expect(titles.count == Self.films, "Bytes from \(start)")
            if Set(titles).count == Self.films, !titles.allSatisfy({ $0.hasPrefix("Film ") }) {
                unnoticed += 1
            }
            let found = await open.journal.listing(matching: EntryQuery(kind: .film))
            #expect(found.count == Self.films, "Bytes from \(start)")
        }
        print("Damages of an index: \(points), of which \(unnoticed) changed a title unnoticed")
    }

    @Test("Tables whose statement was damaged are made again")
    func statement() async throws {
        let folder = try ScratchFolder.ofFilms(3)
        let open = try await OpenJournal(in: folder)
        let file = try #require(try open.cache.names.first { $0.hasSuffix(".sqlite") })
        try IndexProbe.execute(
            """
            PRAGMA writable_schema = ON;
            UPDATE sqlite_master SET sql = replace(sql, 'id INTEGER PRIMARY', 'id INTEGEX PRIMARY')
            WHERE name = 'entry'
            """, in: open.cache.url.appending(path: file))
        let next = try await OpenJournal(in: folder, cache: open.cache)
        #expect(await next.titles.count == 3)
    }

    @Test("A damage that shows only while an export reads what was searched for leaves nothing out")
    func exports() async throws {
        let folder = try ScratchFolder.ofFilms(Self.films)
        let open = try await OpenJournal(in: folder)
        let file = try #require(try open.cache.names.first { $0.hasSuffix(".sqlite") })
        try IndexProbe.execute(
            "UPDATE entry SET name = x'FF'", in: open.cache.url.appending(path: file))
        let next = try await OpenJournal(in: folder, cache: open.cache)
        let read = Counter()
        try await next.journal.readEntries(.matching(EntryQuery(search: "film"))) { batch, _ in
            for _ in batch { _ = read.next() }
        }
        #expect(read.next() - 1 == Self.films)
    }
}
