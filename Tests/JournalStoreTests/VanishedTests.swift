import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Files that are gone all at once, as those of a disk that is not mounted, are asked about before the index
/// forgets them.
@MainActor
struct VanishedTests {
    /// A journal of films whose files are gone, but for those of the highest numbers.
    private func open(_ count: Int, without gone: Int) async throws -> OpenJournal {
        let open = try await OpenJournal(in: try .ofFilms(count))
        for number in 0..<gone { try open.folder.remove("\(number).ics") }
        return open
    }

    private func vanished(_ gone: Int, of known: Int, in open: OpenJournal)
        -> JournalCondition.Folder
    {
        .vanished(path: open.journal.place.folder, gone: gone, known: known)
    }

    @Test("Entries that are gone all at once are shown until a person has them removed")
    func removed() async throws {
        let open = try await open(12, without: 12)
        #expect(await open.changeOfFolder() == JournalChange(conditionChanged: true))
        #expect(open.journal.condition.folder == vanished(12, of: 12, in: open))
        #expect(await open.all.count == 12)
        await open.journal.lookAgain()
        #expect(await open.all.count == 12)
        await open.journal.confirmVanished()
        #expect(open.journal.condition.folder == .ready)
        #expect(await open.all.count == 0)
    }

    @Test("The same holds where each file is heard of by itself")
    func heard() async throws {
        let open = try await open(12, without: 12)
        let path = open.journal.place.folder
        for number in 0..<11 { open.monitor.happen(to: "\(number).ics", in: path) }
        _ = await open.change(after: "11.ics")
        #expect(open.journal.condition.folder == vanished(12, of: 12, in: open))
        #expect(await open.all.count == 12)
    }

    @Test("Files that come back, a few first, are what they were, and the rest is waited for")
    func back() async throws {
        let open = try await open(12, without: 0)
        let texts = try (0..<12).map { try open.folder.text("\($0).ics") }
        for number in 0..<12 { try open.folder.remove("\(number).ics") }
        _ = await open.changeOfFolder()
        for number in 0..<5 { try open.folder.write(texts[number], to: "\(number).ics") }
        _ = await open.changeOfFolder()
        #expect(open.journal.condition.folder == vanished(7, of: 12, in: open))
        #expect(await open.all.count == 12)
        let other = try await OpenJournal(in: open.folder, cache: open.cache)
        #expect(other.journal.condition.folder == vanished(7, of: 12, in: open))
        for number in 5..<12 { try open.folder.write(texts[number], to: "\(number).ics") }
        let change = await open.change(after: "5.ics")
        #expect(change == JournalChange(conditionChanged: true))
        #expect(open.journal.condition.folder == .ready)
        #expect(await open.all.count == 12)
    }

    @Test("The same holds where they go while they are being compared")
    func whileCompared() async throws {
        let first = try await open(12, without: 0)
        let folder = first.folder
        for number in 0..<12 { try folder.write(journal("SUMMARY:Other"), to: "\(number).ics") }
        var disk = Disk.real
        disk.open = { parent, name in
            if name.hasSuffix(".ics") {
                for number in 0..<12 { try? folder.remove("\(number).ics") }
            }
            return Disk.real.open(parent, name)
        }
        let second = try await OpenJournal(in: folder, cache: first.cache, disk: disk)
        #expect(second.journal.condition.folder == vanished(12, of: 12, in: second))
        #expect(await second.all.count == 12)
    }

    @Test("The index keeps them for the next start")
    func nextStart() async throws {
        let first = try await open(12, without: 12)
        let second = try await OpenJournal(in: first.folder, cache: first.cache)
        #expect(second.journal.condition.folder == vanished(12, of: 12, in: second))
        let third = try await OpenJournal(in: first.folder, cache: first.cache)
        #expect(await third.all.count == 12)
        await third.journal.confirmVanished()
        let fourth = try await OpenJournal(in: first.folder, cache: first.cache)
        #expect(fourth.journal.condition.folder == .ready)
        #expect(await fourth.all.count == 0)
    }

    @Test(
        "Nine in ten of ten or more are asked about, and all of fewer, but not a single one",
        arguments: [(2, 2), (9, 9), (10, 9), (20, 18)])
    func asked(known: Int, gone: Int) async throws {
        let open = try await open(known, without: gone)
        _ = await open.changeOfFolder()
        #expect(open.journal.condition.folder == vanished(gone, of: known, in: open))
        #expect(await open.all.count == known)
    }

    @Test("Fewer are removed as ever", arguments: [(1, 1), (9, 8), (10, 8), (20, 17)])
    func believed(known: Int, gone: Int) async throws {
        let open = try await open(known, without: gone)
        _ = await open.changeOfFolder()
        #expect(open.journal.condition.folder == .ready)
        #expect(await open.all.count == known - gone)
    }

    @Test("Once they are back, each may be removed by any program again")
    func again() async throws {
        let open = try await open(12, without: 0)
        let text = try open.folder.text("0.ics")
        for number in 0..<12 { try open.folder.remove("\(number).ics") }
        _ = await open.changeOfFolder()
        for number in 0..<12 { try open.folder.write(text, to: "\(number).ics") }
        _ = await open.changeOfFolder()
        try open.folder.remove("0.ics")
        #expect(await open.change(after: "0.ics")?.removed == [EntryID("0.ics")])
        #expect(open.journal.condition.folder == .ready)
    }

    @Test("An entry that is added meanwhile changes nothing about them")
    func added() async throws {
        let first = try await open(3, without: 3)
        try first.folder.write(journal("SUMMARY:New"), to: "new.ics")
        let second = try await OpenJournal(in: first.folder, cache: first.cache)
        #expect(await second.all.count == 4)
        let third = try await OpenJournal(in: first.folder, cache: first.cache)
        #expect(third.journal.condition.folder == vanished(3, of: 4, in: third))
        #expect(await third.all.count == 4)
    }

    @Test("Files that another program has given other names are not gone")
    func renamed() async throws {
        let open = try await open(12, without: 0)
        for number in 0..<12 { try open.folder.rename("\(number).ics", to: "new-\(number).ics") }
        _ = await open.changeOfFolder()
        #expect(open.journal.condition.folder == .ready)
        #expect(await open.all.count == 12)
    }

    @Test("What this program removes is not asked about, be it in another process")
    func ours() async throws {
        let first = try await OpenJournal()
        _ = try await first.journal.write(.films(20)) { _ in }
        let second = try await OpenJournal(
            in: first.folder, cache: first.cache, records: first.records)
        let batch = try #require(await second.journal.lastBatch())
        _ = try await second.journal.takeBack(batch)
        #expect(second.journal.condition.folder == .ready)
        await first.journal.reconcile()
        #expect(first.journal.condition.folder == .ready)
        #expect(await first.all.count == 0)
    }

    @Test("An import whose files have vanished can be undone once they are back, and not before")
    func takenBack() async throws {
        let open = try await OpenJournal()
        let batch = try await open.journal.write(.films(3)) { _ in }
        await open.journal.reconcile()
        let names = try open.folder.names
        let texts = try names.map { try open.folder.text($0) }
        for name in names { try open.folder.remove(name) }
        await #expect(
            throws: JournalError.vanished(path: open.journal.place.folder, count: 3)
        ) {
            try await open.journal.takeBack(batch)
        }
        for (name, text) in zip(names, texts) { try open.folder.write(text, to: name) }
        #expect(try await open.journal.takeBack(batch).removed == 3)
    }

    @Test("An empty folder that a person has just had made is not asked about")
    func made() async throws {
        let scratch = try ScratchFolder()
        let path = scratch.path + "journal"
        let open = try await OpenJournal(in: scratch, at: path, createIfMissing: true)
        for _ in 0..<3 { _ = try await open.journal.add(.film(.full)) }
        #expect(rename(path, scratch.path + "elsewhere") == 0)
        _ = await open.change(after: "journal", in: open.above)
        try await open.journal.create()
        #expect(open.journal.condition.folder == .ready)
        #expect(await open.all.count == 0)
    }

    @Test("What needs the files is refused, and says why: exports, imports and pages")
    func refused() async throws {
        let open = try await open(12, without: 11)
        _ = await open.changeOfFolder()
        let error = JournalError.vanished(path: open.journal.place.folder, count: 11)
        let (gone, kept) = (EntryID("0.ics"), EntryID("11.ics"))
        for selection in [
            EntrySelection.everything, .entries([kept, gone]), .matching(EntryQuery()),
        ] {
            await #expect(throws: error) {
                try await open.journal.readEntries(selection) { _, _ in }
            }
        }
        try await open.journal.readEntries(.entries([kept])) { _, _ in }
        #expect(await open.journal.defect(of: gone) == error)
        #expect(await open.journal.defect(of: kept) == nil)
    }

    @Test("An import that has not looked at the folder does not take it for an empty journal")
    func unlooked() async throws {
        let first = try await open(3, without: 3)
        let second = try await OpenJournal(
            in: first.folder, cache: first.cache, isOpened: false)
        await second.journal.start(showing: false)
        let path = second.journal.place.folder
        await #expect(throws: JournalError.vanished(path: path, count: 3)) {
            try await second.journal.readEntries(.everything) { _, _ in }
        }
    }

    @Test("A check counts them, and removes them where that is asked for")
    func checked() async throws {
        let first = try await open(3, without: 3)
        let second = try await OpenJournal(
            in: first.folder, cache: first.cache, isOpened: false)
        #expect(try await second.journal.checkFiles { _ in }.vanished == 3)
        await second.journal.confirmVanished()
        #expect(try await second.journal.checkFiles { _ in }.vanished == 0)
        let third = try await OpenJournal(in: first.folder, cache: first.cache)
        #expect(third.journal.condition.folder == .ready)
        #expect(await third.all.count == 0)
    }
}
