import Domain
import Foundation
import Signals
import TestSupport
import Testing

@testable import JournalStore

/// Several processes on one journal and its index.
@MainActor
@Suite(.serialized)
struct SharedIndexTests {
    @Test("Processes that index at the same time leave one index, of each file once")
    func together() async throws {
        let folder = try ScratchFolder.ofFilms(1_500)
        let parent = try ScratchFolder()
        let children = try (0..<3).map { _ in try Probe(["open", folder.path], cache: parent) }
        let open = try await OpenJournal(in: folder, cachePath: parent.index)
        for child in children {
            #expect(try child.output().split(separator: " ").first == "1500")
        }
        #expect(await open.all.count == 1_500)
        try await expectIndex(in: parent, whole: folder)
    }

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

        let change = await second.change(after: .file("3.ics"))
        #expect(
            change
                == JournalChange(
                    added: [added], changed: [EntryID("3.ics")], removed: [EntryID("4.ics")]))
        #expect(await Set(second.titles).isSuperset(of: ["New", "Changed"]))
        #expect(await second.all.count == 20)
        #expect(before.position(of: EntryID("4.ics")) != nil)
    }

    @Test("A thousand files from another process are one change")
    func batch() async throws {
        let folder = try ScratchFolder.ofFilms(0)
        let open = try await OpenJournal(in: folder)
        let other = try ScratchFolder.ofFilms(1_000)
        for name in try other.names {
            try FileManager.default.moveItem(
                at: other.url.appending(path: name), to: folder.url.appending(path: name))
        }
        let change = await open.change(after: .folder)
        #expect(change?.added.count == 1_000)
        #expect(open.changes.count == 1)
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
