import Domain
import Foundation
import Signals
import TestSupport
import Testing

@testable import JournalStore

/// Tests of several processes with one journal and its index.
///
/// Serialized, because its processes use all processors.
@MainActor
@Suite(.serialized)
struct SharedIndexTests {
    @Test("What another process has taken into the index already is a change here all the same")
    func foreignIndexing() async throws {
        let folder = try ScratchFolder.ofFilms(20)
        let parent = try ScratchFolder()
        let first = try await OpenJournal(in: folder, cachePath: parent.index)
        let second = try await OpenJournal(in: folder, cachePath: parent.index)
        let before = await second.all

        let added = try await first.journal.add(.film(Film(title: "New")))
        try await first.journal.change(EntryID("3.ics")) { _ in .film(Film(title: "Changed")) }
        _ = try await first.journal.delete(EntryID("4.ics"))
        #expect(await second.all.count == 20)

        let change = await second.change(after: "3.ics")
        #expect(
            change
                == JournalChange(
                    added: [added], changed: [EntryID("3.ics")], removed: [EntryID("4.ics")]))
        #expect(await Set(second.titles).isSuperset(of: ["New", "Changed"]))
        #expect(await second.all.count == 20)
        #expect(before.position(of: EntryID("4.ics")) != nil)
    }

    /// Tests a real process, with a monitor double that reports its files in portions.
    @Test("What another process wrote is one change, once the events of it pause")
    func batch() async throws {
        let folder = try ScratchFolder.ofFilms(1)
        let pauses = Gate<Duration>()
        pauses.isClosed = true
        let open = try await OpenJournal(in: folder, pause: pauses.pass)
        // 400 new films, and a change of the one there is.
        #expect(try Probe(["batch", folder.path]).output().contains("done"))
        let names = try folder.names
        for start in stride(from: 0, to: names.count, by: 50) {
            for name in names[start..<min(start + 50, names.count)] {
                open.monitor.happen(to: name, in: open.journal.place.folder)
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
        let folder = try ScratchFolder.ofFilms(1)
        let pauses = Gate<Duration>()
        pauses.isClosed = true
        let open = try await OpenJournal(in: folder, pause: pauses.pass)
        try folder.write(journal("SUMMARY:New"), to: "new.ics")
        for _ in 0..<12 {
            open.monitor.happen(to: "new.ics", in: open.journal.place.folder)
            await pauses.untilHeld()
            #expect(open.changes.isEmpty)
            open.monitor.happen(to: "0.ics", in: open.journal.place.folder)
            pauses.letOneGo()
        }
        #expect(await open.nextChange()?.added == [EntryID("new.ics")])
    }

    @Test("Many files fill the list as they are read, with progress, and can be left for later")
    func progress() async throws {
        let folder = try ScratchFolder.ofFilms(5_000)
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
