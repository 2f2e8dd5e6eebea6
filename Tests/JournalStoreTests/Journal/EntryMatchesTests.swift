import Domain
import Files
import Foundation
import GRDB
import JournalFormat
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

@MainActor
@Suite("Reading the entries that imported rows may be", .timeLimit(.minutes(1)))
struct EntryMatchesTests {
    private let opened = NamesRead()

    private var disk: Disk {
        var disk = Disk.real
        disk.open = { [opened] folder, name in
            opened.add([name])
            return Disk.real.open(folder, name)
        }
        return disk
    }

    /// A journal that is not open, with an index of its files as if they had been unchanged for
    /// long.
    private func known(_ folder: ScratchFolder) async throws -> OpenJournal {
        let open = try await OpenJournal(in: folder, disk: disk, isOpened: false)
        let index = try index(of: open)
        let names = try folder.names
        let there = try open.journal.place.open()
        _ = try index.write(
            names.map { name in
                let now = try #require(there.stamp(of: name))
                let settled = FileSignature(
                    inode: now.inode, size: now.size, modified: now.modified, changed: now.changed)
                return IndexedFile(name: name, stamp: settled, bytes: try folder.bytes(name))
            })
        return open
    }

    private func index(of open: OpenJournal) throws -> Index {
        let place = open.journal.place
        return try Index.open(
            journal: place.folder, cache: place.cache, replacing: false, log: open.log.logger
        ) {}
    }

    private static func keys(_ ids: [String] = [], titles: [String] = []) -> MatchKeys {
        MatchKeys(
            ids: Set(ids.map { EntryID($0) }),
            numbers: Set(titles.map { MatchKey.key(.title(Folded.text($0))) }))
    }

    /// The names of what comes, and of the files that were opened for it.
    private func read(
        _ keys: MatchKeys, of open: OpenJournal
    ) async throws -> (came: [String], opened: [String]) {
        let before = opened.all.count
        let came = Mutex<[String]>([])
        try await open.journal.readEntries(having: { keys }) { batch, _ in
            came.withLock { $0 += batch.map(\.id.rawValue) }
        }
        return (came.withLock { $0.sorted() }, opened.all.dropFirst(before).sorted())
    }

    @Test("A watched journal opens only matching files and those that are no entries")
    func watched() async throws {
        let folder = try ScratchFolder.ofFilms(40)
        try folder.write("Dear diary", to: "diary.ics")
        let open = try await OpenJournal(in: folder, disk: disk)
        let (came, opened) = try await read(
            Self.keys(["3.ics", "gone.ics"], titles: ["FILM 7"]), of: open)
        #expect(came == ["3.ics", "7.ics", "diary.ics"])
        #expect(Set(opened).subtracting(["gone.ics"]) == Set(came))
    }

    @Test("A journal that is not watched also reads files that changed since they were indexed")
    func unwatched() async throws {
        let folder = try ScratchFolder.ofFilms(40)
        let open = try await known(folder)
        try folder.write(journal("SUMMARY:Another one"), to: "5.ics")
        try folder.write(journal("SUMMARY:A new one"), to: "new.ics")
        try folder.remove("7.ics")
        let (came, opened) = try await read(
            Self.keys(titles: ["film 7", "film 9", "another one"]), of: open)
        #expect(came == ["5.ics", "9.ics", "new.ics"])
        #expect(Set(opened).subtracting(["7.ics"]) == Set(came))
    }

    @Test("Where another journal than the index knows is there, or too much may match, all comes")
    func all() async throws {
        let folder = try ScratchFolder.ofFilms(40)
        let titles = (0..<40).map { "film \($0)" }
        let open = try await known(folder)
        #expect(
            try await read(Self.keys(titles: Array(titles.prefix(2))), of: open).came.count == 2)
        #expect(try await read(Self.keys(titles: titles), of: open).came.count == 40)
        for number in 0..<20 {
            try folder.write(journal("SUMMARY:Other \(number)"), to: "\(number).ics")
        }
        #expect(try await read(Self.keys(titles: ["film 30"]), of: open).came.count == 40)
    }

    @Test("Where there is no index, or it lacks an entry, all comes")
    func damaged() async throws {
        let folder = try ScratchFolder.ofFilms(40)
        let keys = Self.keys(titles: ["film 7"])
        let none = try await OpenJournal(in: folder, disk: disk, isOpened: false)
        #expect(try await read(keys, of: none).came.count == 40)
        #expect(try none.cache.names.isEmpty)
        let open = try await known(folder)
        let index = try index(of: open)
        try await index.writer.write {
            try $0.execute(sql: "DELETE FROM match_key WHERE id = 1")
        }
        #expect(try await read(keys, of: open).came.count == 40)
    }

    @Test("Whatever a journal holds, each entry is found by each of its keys", arguments: 0..<3)
    func random(_ seed: UInt64) async throws {
        let folder = try ScratchFolder()
        var random = SeededGenerator(seed: seed)
        for (number, entry) in AssortedEntries.all(seed: seed).enumerated() {
            let uid = "uid-\(random.below(40))"
            // Some cannot be written.
            guard let text = try? EntryText.new(entry, uid: uid, at: Date(timeIntervalSince1970: 0))
            else { continue }
            try folder.write(String(decoding: text.bytes, as: UTF8.self), to: "\(number).ics")
        }
        let open = try await known(folder)
        let index = try index(of: open)
        let all = Mutex<[StoredEntry]>([])
        try await open.journal.readEntries(.everything) { batch, _ in all.withLock { $0 += batch } }
        for stored in all.withLock({ $0 }) {
            let entry = try #require(stored.entry)
            let uid = CalendarUID.first(in: stored.content)
            for number in MatchKey.all(of: entry, in: stored.id.rawValue, uid: uid) {
                #expect(try index.names(having: [number]).contains(stored.id.rawValue))
            }
        }
    }

    @Test("A UID that a file gets, with nothing else changed, is known by itself")
    func renewedUID() throws {
        let scratch = try ScratchIndex()
        func file(_ uid: String) -> IndexedFile {
            let text = journal("SUMMARY:Film").replacing("UID:1", with: "UID:\(uid)")
            return IndexedFile(name: "a.ics", bytes: Array(text.utf8))
        }
        for uid in ["one", "two"] { _ = try scratch.index.write([file(uid)]) }
        func keys(_ uid: String) -> Set<UInt64> { Set(MatchKey.keys(ofUID: uid)) }
        #expect(try scratch.index.names(having: keys("two")) == ["a.ics"])
        #expect(try scratch.index.names(having: keys("one")).isEmpty)
        let repaired = MadeUID.instead(of: "two", in: "a.ics")
        #expect(try scratch.index.names(having: keys(repaired)) == ["a.ics"])
    }

    @Test("Once it is cancelled, no further file is opened")
    func cancelled() async throws {
        let open = try await OpenJournal(in: .ofFilms(700), disk: disk)
        let before = opened.all.count
        let keys = Self.keys(titles: ["film 1"])
        let reading = Task {
            try await open.journal.readEntries(having: { keys }) { _, _ in
                Issue.record("It was cancelled before.")
            }
        }
        reading.cancel()
        await #expect(throws: CancellationError.self) { try await reading.value }
        #expect(opened.all.count == before)
        let counted = NamesRead()
        let all = Task { [opened] in
            try await open.journal.readEntries(.everything) { _, _ in
                withUnsafeCurrentTask { $0?.cancel() }
                counted.add(opened.all)
            }
        }
        await #expect(throws: CancellationError.self) { try await all.value }
        #expect(opened.all.count == counted.all.count)
        #expect(opened.all.count < before + 700)
    }
}
