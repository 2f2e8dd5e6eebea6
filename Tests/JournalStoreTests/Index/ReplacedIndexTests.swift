import Domain
import Foundation
import Statistics
import TestSupport
import Testing

@testable import JournalStore

/// Tests that the journal is intact when the index is lost, broken or another program's.
@MainActor
struct ReplacedIndexTests {
    private func sample() throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for number in 0..<40 {
            try folder.write(journal("SUMMARY:Film \(number)"), to: "\(number).ics")
        }
        try folder.write("Dear diary", to: "diary.ics")
        return folder
    }

    /// Expects that a journal with this cache shows all entries. Returns its log.
    @discardableResult
    private func expectWhole(
        _ folder: ScratchFolder, _ cache: ScratchFolder,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> [String] {
        let open = try await OpenJournal(in: folder, cache: cache)
        #expect(
            await Set(open.titles) == Set((0..<40).map { "Film \($0)" }),
            sourceLocation: sourceLocation)
        #expect(
            open.journal.condition.unreadable.map(\.name) == ["diary.ics"],
            sourceLocation: sourceLocation)
        let found = await open.journal.listing(matching: EntryQuery(search: "film 17"))
        #expect(
            found.summaries(in: 0..<9).map(\.id.rawValue) == ["17.ics"],
            sourceLocation: sourceLocation)
        return open.log.lines
    }

    private static let replaced = ["notice: The index is replaced"]

    private func file(in cache: ScratchFolder) throws -> URL {
        let name = try #require(try cache.names.first { $0.hasSuffix(".sqlite") })
        return cache.url.appending(path: name)
    }

    @Test("The index is kept in the cache, for its owner's eyes, and nothing beside the journal")
    func place() async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        let inside = cache.url.appending(path: "a/counterfoil", directoryHint: .isDirectory)
        let names = try folder.names
        let journal = FolderJournal(
            folder: folder.url, cache: inside, monitor: FolderMonitorDouble(), trash: TrashDouble())
        await journal.open()
        #expect(try folder.names == names)
        var status = stat()
        #expect(stat(inside.path(percentEncoded: false), &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
        #expect(try cache.names == ["a"])
    }

    @Test("A journal has one index, whichever way leads to it, and each journal its own")
    func names() async throws {
        let folder = try sample()
        let other = try ScratchFolder()
        let cache = try ScratchFolder()
        #expect(symlink(folder.path, other.path + "/link") == 0)
        try await expectWhole(folder, cache)
        _ = try await OpenJournal(in: folder, at: other.path + "/link", cache: cache)
        #expect(try cache.names.count { $0.hasSuffix(".sqlite") } == 1)
        _ = try await OpenJournal(in: other, cache: cache)
        #expect(try cache.names.count { $0.hasSuffix(".sqlite") } == 2)
    }

    @Test(
        "An index that is none is replaced",
        arguments: [
            Data(), Data("Dear diary".utf8), Data(repeating: 0xFF, count: 20_000),
            Data("SQLite format 3\0".utf8) + Data(repeating: 0, count: 5_000),
        ])
    func garbage(content: Data) async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        try await expectWhole(folder, cache)
        let file = try file(in: cache)
        for name in try cache.names { try cache.remove(name) }
        try content.write(to: file)
        // An empty file is an index that was not written to yet.
        #expect(try await expectWhole(folder, cache) == (content.isEmpty ? [] : Self.replaced))
        #expect(try await expectWhole(folder, cache) == [])
    }

    @Test("An index that is damaged anywhere is replaced", arguments: 1...8)
    func damaged(seed: Int) async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        try await expectWhole(folder, cache)
        let file = try file(in: cache)
        try await settle(file)
        var content = try Data(contentsOf: file)
        var random = SeededGenerator(seed: UInt64(seed))
        let pages = content.count / 4_096
        try #require(pages > 10)
        // A page is lost at a time: whole, so that it cannot be taken for an older one.
        for _ in 0..<4 {
            let start = Int.random(in: 0..<pages, using: &random) * 4_096
            content.replaceSubrange(
                start..<start + 4_096, with: Data(repeating: 0xFF, count: 4_096))
        }
        if seed == 8 { content = content.prefix(content.count / 2) }
        try content.write(to: file)
        // The damage may show only once all rows are read, and rereading has to repair it.
        try rewrite(folder)
        try await expectWhole(folder, cache)
    }

    @Test("A folder in its place is replaced")
    func folderInPlace() async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        try await expectWhole(folder, cache)
        let file = try file(in: cache)
        for name in try cache.names { try cache.remove(name) }
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        try await expectWhole(folder, cache)
    }

    @Test(
        "An older or newer index is replaced, and one in which something else stands",
        arguments: [
            "PRAGMA user_version = 7", "PRAGMA user_version = 0", "DROP TABLE search",
            "DROP TABLE state",
            "DELETE FROM state", "UPDATE state SET lineage = 'x'", "DROP TABLE entry",
            "ALTER TABLE file DROP COLUMN size", "DROP INDEX entry_title",
            "CREATE TABLE other (id INTEGER)",
        ])
    func otherVersion(sql: String) async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        try await expectWhole(folder, cache)
        try IndexProbe.execute(sql, in: try file(in: cache))
        #expect(try await expectWhole(folder, cache) == Self.replaced)
        #expect(try await expectWhole(folder, cache) == [])
    }

    @Test("Where no cache can be written the index is kept in memory")
    func readOnly() async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        try cache.write("", to: "file")
        let journal = try await OpenJournal(
            in: folder, cachePath: cache.path + "/file/counterfoil")
        #expect(await journal.all.count == 40)
        #expect(try cache.names == ["file"])
    }

    @Test("An index deleted while it is open costs nothing but another look at the folder")
    func deletedWhileOpen() async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        let open = try await OpenJournal(in: folder, cache: cache)
        let before = await open.all
        for name in try cache.names { try cache.remove(name) }
        try folder.write(journal("SUMMARY:New"), to: "new.ics")
        let change = await open.change(after: "new.ics")
        #expect(change == JournalChange(added: [EntryID("new.ics")]))
        #expect(before.summaries(in: 0..<100).count == 40)
        #expect(await open.all.count == 41)
        #expect(try cache.names.contains { $0.hasSuffix(".sqlite") })
        let id = try await open.journal.add(.film(Film(title: "Newer")))
        #expect(await open.all.position(of: id) != nil)
        #expect(await open.all.count == 42)
    }

    @Test(
        "An index damaged while it is open is replaced, and every row comes back",
        arguments: [(0, 0), (0.5, 0), (1, 0), (1, 0xFF)] as [(Double, UInt8)])
    func damagedWhileOpen(share: Double, filler: UInt8) async throws {
        let folder = try ScratchFolder()
        for number in 0..<600 {
            try folder.write(journal("SUMMARY:Film \(number)"), to: "\(number).ics")
        }
        let cache = try ScratchFolder()
        _ = try await OpenJournal(in: folder, cache: cache)
        let file = try file(in: cache)
        try await settle(file)
        let open = try await OpenJournal(in: folder, cache: cache)
        let before = await open.all

        // Cut off where the share is less than the whole, and overwritten where it is the whole.
        let length = try Data(contentsOf: file).count
        let content = Data(repeating: filler, count: share < 1 ? 0 : length)
        let handle = try FileHandle(forWritingTo: file)
        try handle.write(contentsOf: content)
        try handle.truncate(atOffset: UInt64(Double(length) * share))
        try handle.close()

        #expect(before.summaries(in: 0..<600).count < 600)
        _ = before.position(of: EntryID("1.ics"))
        var rows = await open.all.summaries(in: 0..<600)
        while rows.count < 600 {
            _ = await open.nextChange()
            rows = await open.all.summaries(in: 0..<600)
        }
        #expect(Set(rows.map(\.content.title)) == Set((0..<600).map { "Film \($0)" }))
        #expect(open.changes.last?.changed.count == 600)
        #expect(open.log.lines == ["warning: The index failed and is made anew"])
    }

    @Test("Noise in an index that is open crashes nothing, nor the next start", arguments: 1...12)
    func noise(seed: Int) async throws {
        let folder = try sample()
        let cache = try ScratchFolder()
        _ = try await OpenJournal(in: folder, cache: cache)
        let file = try file(in: cache)
        try await settle(file)
        let open = try await OpenJournal(in: folder, cache: cache)
        let before = await open.all
        var random = SeededGenerator(seed: UInt64(seed))
        let handle = try FileHandle(forWritingTo: file)
        let length = try handle.seekToEnd()
        for _ in 0..<60 {
            try handle.seek(toOffset: UInt64.random(in: 0..<length, using: &random))
            let size = Int.random(in: 1...200, using: &random)
            try handle.write(
                contentsOf: Data(repeating: seed.isMultiple(of: 2) ? 0 : 7, count: size))
        }
        try handle.close()
        // Before anything is read: the index that is open may then clear itself away.
        let copy = try ScratchFolder()
        try FileManager.default.copyItem(
            at: file, to: copy.url.appending(path: file.lastPathComponent))
        for listing in [before, await open.journal.listing(matching: EntryQuery(search: "film"))] {
            for start in 0..<40 { _ = listing.summaries(in: start..<start + 5) }
            for number in 0..<40 { _ = listing.position(of: EntryID("\(number).ics")) }
        }
        _ = await open.journal.values(of: .venue)
        for search in ["", "place:=vienna -title:film genre:=drama weekday:monday"] {
            let counted = await open.journal.counted(matching: EntryQuery(search: search))
            _ = FilmPageFigures(of: counted, until: nil).films.minutes
            _ = TripPageFigures(of: counted, until: nil).places.places
        }
        try rewrite(folder)
        try await expectWhole(folder, copy)
    }

    /// Rewrites every file with the same content, so that it is read again.
    private func rewrite(_ folder: ScratchFolder) throws {
        for name in try folder.names { try folder.write(try folder.text(name), to: name) }
    }

    /// Moves the log of the database into its file.
    private func settle(_ file: URL) async throws {
        try IndexProbe.execute("PRAGMA wal_checkpoint(TRUNCATE)", in: file)
    }
}
