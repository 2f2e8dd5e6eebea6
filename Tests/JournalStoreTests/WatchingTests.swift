import Domain
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

@MainActor
struct WatchingTests {
    @Test("A file that another program adds, changes, renames over and removes is kept up with")
    func otherPrograms() async throws {
        let open = try await OpenJournal()
        let id = EntryID("a.ics")
        try open.folder.write(journal("SUMMARY:One"), to: "a.ics")
        #expect(await open.change(after: "a.ics") == JournalChange(added: [id]))
        try open.folder.write(journal("SUMMARY:Two"), to: "a.ics")
        #expect(await open.change(after: "a.ics") == JournalChange(changed: [id]))
        try open.folder.write(journal("SUMMARY:Three"), to: ".b.tmp")
        #expect(rename(open.folder.path + "/.b.tmp", open.folder.path + "/a.ics") == 0)
        #expect(await open.change(after: "a.ics") == JournalChange(changed: [id]))
        #expect(await open.titles == ["Three"])
        try open.folder.remove("a.ics")
        #expect(await open.change(after: "a.ics") == JournalChange(removed: [id]))
        #expect(await open.titles == [])
    }

    @Test("A folder without notifications says so, and is read again on request")
    func nothingTold() async throws {
        let open = try await OpenJournal(isOpened: false)
        open.monitor.isTold = false
        open.monitor.isDeaf = true
        await open.journal.open()
        #expect(!open.journal.condition.isToldOfChanges)
        try open.folder.write(journal("SUMMARY:One"), to: "a.ics")
        #expect(await open.titles == [])
        await open.journal.lookAgain()
        #expect(await open.titles == ["One"])
        #expect(!open.journal.condition.isToldOfChanges)
    }

    @Test("What happens in a folder on a disk of this machine is told")
    func told() throws {
        #expect(SystemNews.tells(of: try ScratchFolder().path))
        // It is not there yet, and will be watched from above.
        #expect(SystemNews.tells(of: "/nowhere/at/all"))
    }

    @Test("A folder of which nothing is known is read before it is watched")
    func readAhead() async throws {
        let folder = try ScratchFolder.ofFilms(3)
        let open = try await OpenJournal(in: folder, isOpened: false)
        await open.journal.start(readingAhead: true)
        await open.journal.reconciling?.value
        #expect(await open.all.count == 3)
        #expect(open.monitor.watched.isEmpty)
        // This change is not reported.
        try folder.write(journal("SUMMARY:Meanwhile"), to: "meanwhile.ics")
        await open.journal.keepUp()
        #expect(await open.all.count == 4)
        #expect(!open.monitor.watched.isEmpty)
    }

    @Test("Who gets rows ready is told once, when there are entries, and not before")
    func beforeRows() async throws {
        let told = Atomic(0)
        let open = try await OpenJournal(isOpened: false)
        await open.journal.start(readingAhead: true) { told.add(1, ordering: .relaxed) }
        await open.journal.keepUp()
        #expect(told.load(ordering: .relaxed) == 0)
        for title in ["One", "Two"] {
            _ = try await open.journal.add(.film(Film(title: title)))
            #expect(told.load(ordering: .relaxed) == 1)
        }
    }

    @Test("A folder that the index knows is looked at once it is watched, and not before")
    func knownFolder() async throws {
        let folder = try ScratchFolder.ofFilms(3)
        let first = try await OpenJournal(in: folder)
        let second = try await OpenJournal(in: folder, cache: first.cache, isOpened: false)
        try folder.write(journal("SUMMARY:Unknown"), to: "unknown.ics")
        await second.journal.start(readingAhead: true)
        await second.journal.reconciling?.value
        #expect(await second.all.count == 3)
        await second.journal.keepUp()
        #expect(await second.all.count == 4)
    }

    @Test("Many files at once are one change")
    func batch() async throws {
        let open = try await OpenJournal()
        let names = (0..<500).map { "\($0).ics" }
        for name in names { try open.folder.write(journal("SUMMARY:\(name)"), to: name) }
        let path = open.journal.place.folder
        for name in names.dropLast() { open.monitor.happen(to: name, in: path) }
        let change = await open.change(after: names[499])
        #expect(change == JournalChange(added: Set(names.map { EntryID($0) })))
        #expect(open.changes.count == 1)
    }

    @Test("An event that says too little is made up for by looking at everything")
    func lostEvents() async throws {
        let open = try await OpenJournal()
        let kept = try await open.journal.add(.film(.full))
        let gone = try await open.journal.add(.trip(.full))
        try open.folder.write(journal("SUMMARY:One"), to: "a.ics")
        try open.folder.remove(gone.rawValue)
        let change = await open.changeOfFolder()
        #expect(change == JournalChange(added: [EntryID("a.ics")], removed: [gone]))
        #expect(await open.journal.entry(kept) == .film(.full))
    }

    @Test("Events without a change, for hidden files and for other items, are not reported")
    func noNews() async throws {
        let open = try await OpenJournal()
        let id = try await open.journal.add(.film(.full))
        for name in [id.rawValue, ".x.tmp", "../a.ics", "none.ics", ""] {
            open.monitor.happen(to: name, in: open.journal.place.folder)
        }
        open.monitor.happen(to: open.folderName, in: open.above)
        try open.folder.write(journal("SUMMARY:One"), to: "a.ics")
        #expect(
            await open.change(after: "a.ics") == JournalChange(added: [EntryID("a.ics")]))
        #expect(open.changes.count == 2)
    }

    @Test("A change of foreign content alone is no change of the entry")
    func foreignOnly() async throws {
        let open = try await OpenJournal()
        try open.folder.write(journal("SUMMARY:One"), to: "a.ics")
        _ = await open.change(after: "a.ics")
        try open.folder.write(journal("SUMMARY:One", "X-FOO:1"), to: "a.ics")
        open.monitor.happen(to: "a.ics", in: open.journal.place.folder)
        try open.folder.write(journal("SUMMARY:Two"), to: "b.ics")
        _ = await open.change(after: "b.ics")
        #expect(open.changes.map(\.changed) == [[], []])
    }

    @Test("A folder that is removed takes its entries along, and brings them when it is put back")
    func folderGone() async throws {
        let scratch = try ScratchFolder()
        let path = scratch.path + "journal"
        let open = try await OpenJournal(in: scratch, at: path, createIfMissing: true)
        let id = try await open.journal.add(.film(.full))
        let above = String(scratch.path.dropLast())
        let farther = (above as NSString).deletingLastPathComponent
        #expect(open.monitor.watched == [path, above, farther])

        #expect(rename(path, scratch.path + "elsewhere") == 0)
        let gone = await open.change(after: "journal", in: above)
        #expect(gone == JournalChange(removed: [id], conditionChanged: true))
        #expect(open.journal.condition == JournalCondition(folder: .missing(path: path)))
        #expect(open.monitor.watched == [above, farther])
        await #expect(throws: JournalError.missingFolder(path: path)) {
            _ = try await open.journal.add(.film(.full))
        }

        #expect(rename(scratch.path + "elsewhere", path) == 0)
        let back = await open.change(after: "journal", in: above)
        #expect(back == JournalChange(added: [id], conditionChanged: true))
        #expect(open.journal.condition == JournalCondition(folder: .ready))
        #expect(open.monitor.watched == [path, above, farther])
    }

    @Test("Observers can be asked to show everything again, without a difference")
    func again() async throws {
        let open = try await OpenJournal()
        _ = try await open.journal.add(.film(.full))
        let (known, condition) = (open.changes.count, open.journal.condition)
        open.journal.notifyObservers()
        #expect(open.changes.dropFirst(known) == [JournalChange(conditionChanged: true)])
        #expect(open.journal.condition == condition)
    }

    @Test("A journal that is not there yet is found when all the folders above it have come")
    func folderComes() async throws {
        let scratch = try ScratchFolder()
        let path = scratch.path + "a/b/journal"
        let open = try await OpenJournal(in: scratch, at: path)
        let above = String(scratch.path.dropLast())
        let farther = (above as NSString).deletingLastPathComponent
        #expect(open.journal.condition == JournalCondition(folder: .missing(path: path)))
        #expect(open.monitor.watched == [above, farther])
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        _ = await open.change(after: "a", in: above)
        #expect(open.journal.condition == JournalCondition(folder: .ready))
        #expect(open.monitor.watched == [path, scratch.path + "a/b", scratch.path + "a"])
    }

    @Test("A journal that is not a folder is refused with the reason")
    func notAFolder() async throws {
        let scratch = try ScratchFolder()
        try scratch.write("", to: "journal")
        let open = try await OpenJournal(in: scratch, at: scratch.path + "journal")
        #expect(
            open.journal.condition.folder
                == .inaccessible(path: scratch.path + "journal", reason: .folder(ENOTDIR)))
    }

    @Test("Nothing watches any more, and nothing is heard, once the journal is gone")
    func released() async throws {
        var open: OpenJournal? = try await OpenJournal()
        let monitor = try #require(open?.monitor)
        weak let journal = open?.journal
        #expect(!monitor.watched.isEmpty)
        open = nil
        #expect(journal == nil)
        #expect(monitor.watched == [])
    }
}
