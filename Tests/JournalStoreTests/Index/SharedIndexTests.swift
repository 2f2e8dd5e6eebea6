import Domain
import Foundation
import Signals
import TestSupport
import Testing

@testable import JournalStore

/// Several processes, and processes that end at any moment, on one journal and its index.
@MainActor
@Suite(.serialized)
struct SharedIndexTests {
    private func sample(_ count: Int) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        for number in 0..<count {
            try folder.write(journal("SUMMARY:Film \(number)"), to: "\(number).ics")
        }
        return folder
    }

    /// A cache as the probe, which is given its parent, finds it.
    private func cache(in parent: ScratchFolder) -> String { parent.path + "counterfoil" }

    @Test("Killed at any moment while indexing, the next start shows exactly the folder")
    func killed() async throws {
        let folder = try sample(Self.killedCount)
        let parent = try ScratchFolder()
        var random = SeededGenerator(seed: 7)
        var stages: Set<Int> = []
        for round in 0..<50 {
            if round % 10 == 0 { try? parent.remove("counterfoil") }
            for _ in 0..<20 {
                let number = Int.random(in: 0..<Self.killedCount, using: &random)
                try folder.write(journal("SUMMARY:Film \(number) of \(round)"), to: "\(number).ics")
            }
            if round % 5 == 0 { try? folder.remove("\(round).ics") }
            let child = try Probe(["index", folder.path], cache: parent)
            try child.waitUntilReady()
            usleep(.random(in: 0...60_000, using: &random))
            child.kill()
            stages.insert(try FileManager.default.subpathsOfDirectory(atPath: parent.path).count)
            // A copy is looked at, so that what one kill leaves is what the next one meets.
            try await expectWhole(folder, try copy(of: parent))
        }
        try await expectWhole(folder, parent)
        // Were it always killed before it began, nothing would have been shown.
        #expect(stages.contains { $0 > 1 })
    }

    private static let killedCount = 100

    private func copy(of cache: ScratchFolder) throws -> ScratchFolder {
        let copy = try ScratchFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: cache.path) {
            try FileManager.default.copyItem(
                at: cache.url.appending(path: name), to: copy.url.appending(path: name))
        }
        return copy
    }

    private func expectWhole(_ folder: ScratchFolder, _ parent: ScratchFolder) async throws {
        let open = try await OpenJournal(in: folder, cachePath: cache(in: parent))
        let listing = await open.all
        let rows = listing.summaries(in: 0..<listing.count)
        let names = try folder.names
        #expect(rows.map(\.id.rawValue).sorted() == names)
        #expect(listing.months == [MonthOfEntries(nil, count: names.count)])
        for row in rows {
            let text = try folder.text(row.id.rawValue)
            #expect(text.contains("SUMMARY:\(row.content.title)\r\n"))
            // The words are those of the title, once each.
            let found = await open.journal.listing(
                matching: EntryQuery(search: "\"\(row.content.title)\""))
            #expect(found.position(of: row.id) != nil)
        }
        #expect(
            await open.journal.listing(matching: EntryQuery(search: "film")).count == names.count)
    }

    @Test("Processes that index at the same time leave one index, of each file once")
    func together() async throws {
        let folder = try sample(1_500)
        let parent = try ScratchFolder()
        let children = try (0..<3).map { _ in try Probe(["open", folder.path], cache: parent) }
        let open = try await OpenJournal(in: folder, cachePath: cache(in: parent))
        for child in children {
            #expect(try child.output().split(separator: " ").first == "1500")
        }
        #expect(await open.all.count == 1_500)
        try await expectWhole(folder, parent)
    }

    @Test("What another process has taken into the index already is a change here all the same")
    func foreignIndexing() async throws {
        let folder = try sample(20)
        let parent = try ScratchFolder()
        let first = try await OpenJournal(in: folder, cachePath: cache(in: parent))
        let second = try await OpenJournal(in: folder, cachePath: cache(in: parent))
        let before = await second.all

        let added = try await first.journal.add(.film(Film(title: "New")))
        try await first.journal.change(EntryID("3.ics")) { _ in .film(Film(title: "Changed")) }
        _ = try await first.journal.delete(EntryID("4.ics"))
        #expect(await second.all.count == 20)

        let change = await second.change(after: .file("3.ics"))
        #expect(
            change
                == JournalChange(
                    added: [added], changed: [EntryID("3.ics")], removed: [EntryID("4.ics")]))
        #expect(await Set(second.titles).isSuperset(of: ["New", "Changed"]))
        #expect(await second.all.count == 20)
        #expect(before.position(of: EntryID("4.ics")) != nil)
    }

    /// The process is a real one, and the monitor a double that tells of its files a portion at a
    /// time.
    @Test("What another process wrote is one change, once the events of it pause")
    func batch() async throws {
        let folder = try sample(1)
        let pauses = Gate<Duration>()
        pauses.isClosed = true
        let open = try await OpenJournal(in: folder, pause: pauses.pass)
        // 400 new films, and a change of the one there is.
        #expect(try Probe(["batch", folder.path]).output().contains("done"))
        let names = try folder.names
        for start in stride(from: 0, to: names.count, by: 50) {
            for name in names[start..<min(start + 50, names.count)] {
                open.monitor.happen(.file(name), in: open.journal.path)
            }
            if start > 0 { pauses.letOneGo() }
            await pauses.untilHeld()
            #expect(open.changes.isEmpty)
        }
        pauses.letOneGo()
        let change = await open.nextChange()
        #expect(change?.added.count == 400 && change?.changed == [EntryID("0.ics")])
        #expect(open.changes.count == 1)
    }

    @Test("A stream of changes that does not pause shows all the same")
    func stream() async throws {
        let folder = try sample(1)
        let pauses = Gate<Duration>()
        pauses.isClosed = true
        let open = try await OpenJournal(in: folder, pause: pauses.pass)
        try folder.write(journal("SUMMARY:New"), to: "new.ics")
        for _ in 0..<12 {
            open.monitor.happen(.file("new.ics"), in: open.journal.path)
            await pauses.untilHeld()
            #expect(open.changes.isEmpty)
            open.monitor.happen(.file("0.ics"), in: open.journal.path)
            pauses.letOneGo()
        }
        #expect(await open.nextChange()?.added == [EntryID("new.ics")])
    }

    @Test("Many files fill the list as they are read, with progress, and can be left for later")
    func progress() async throws {
        let folder = try sample(5_000)
        let open = try await OpenJournal(in: folder, isOpened: false)
        var progress: [IndexingProgress] = []
        let subscription = open.journal.changes.onReception { [journal = open.journal] _ in
            MainActor.assumeIsolated {
                guard let now = journal.condition.progress else { return }
                if progress.isEmpty { journal.pauseIndexing() }
                progress.append(now)
            }
            return .continue
        }
        await open.journal.open()
        #expect(progress.last?.isPaused == true)
        #expect(progress.last?.total == 5_000)
        let left = await open.all.count
        #expect(left > 0 && left < 5_000)
        #expect(open.journal.condition.folder == .ready)
        open.journal.resumeIndexing()
        while open.journal.condition.progress != nil { _ = await open.nextChange() }
        #expect(await open.all.count == 5_000)
        withExtendedLifetime(subscription) {}
    }
}
