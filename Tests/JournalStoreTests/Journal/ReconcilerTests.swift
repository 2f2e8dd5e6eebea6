import Domain
import Logging
import TestSupport
import Testing

@testable import JournalStore

struct ReconcilerTests {
    private let scratch: ScratchPlace
    private let feed = ChangeFeed()
    private let pause = PauseSwitch()
    private let index: RecoverableIndex
    private let reconciler: Reconciler

    init() throws {
        scratch = try ScratchPlace()
        index = RecoverableIndex(of: scratch.place, log: Logger(label: "test"))
        reconciler = Reconciler(of: scratch.place, index: index, feed: feed, pause: pause)
    }

    /// The changes posted since the last access.
    private var posted: [JournalChange] {
        var changes: [JournalChange] = []
        while let update = feed.next() { changes.append(update.change) }
        return changes
    }

    @Test("A whole look reports new, removed and changed files, and then nothing")
    func everything() async throws {
        for name in ["a.ics", "b.ics", "c.ics"] { try scratch.write("One", to: name) }
        await reconciler.lookAtEverything {}
        let all = Set(["a.ics", "b.ics", "c.ics"].map { EntryID($0) })
        #expect(posted == [JournalChange(added: all, conditionChanged: true)])
        try scratch.write("Two", to: "a.ics")
        try scratch.scratch.remove("journal/b.ics")
        await reconciler.lookAtEverything {}
        #expect(
            posted == [JournalChange(changed: [EntryID("a.ics")], removed: [EntryID("b.ics")])])
        await reconciler.lookAtEverything {}
        #expect(posted == [])
    }

    @Test("Each change is reported before more files are read")
    func telling() async throws {
        try scratch.write("One", to: "a.ics")
        var told: [JournalChange] = []
        await reconciler.lookAtEverything { told += posted }
        #expect(told.map(\.added) == [[EntryID("a.ics")]])
    }

    @Test("Nothing is looked at while it is paused, or files are on their way to the trash")
    func stands() async throws {
        try scratch.write("One", to: "a.ics")
        pause.isOn = true
        await reconciler.lookAtEverything {}
        pause.isOn = false
        reconciler.isSuspended = true
        await reconciler.lookAtEverything {}
        #expect(posted == [])
        reconciler.isSuspended = false
        await reconciler.lookAtEverything {}
        #expect(posted.count == 1)
    }

    @Test("A batch is not read back as long as its files look as it left them")
    func batch() async throws {
        let folder = try scratch.place.open()
        reconciler.show(in: folder)
        try scratch.write("One", to: "a.ics")
        let said = IndexedFile(name: "a.ics", .film(Film(title: "As learnt")), written: nil)
        reconciler.updateIndex([said], in: folder, isBatch: true)
        await reconciler.lookAtEverything {}
        #expect(index.title(of: "a.ics") == "As learnt")
        index.forgetJustWritten()
        await reconciler.lookAtEverything {}
        #expect(index.title(of: "a.ics") == "One")
    }

    @Test("A folder that goes takes its entries along, and says where it was")
    func gone() async throws {
        try scratch.write("One", to: "a.ics")
        await reconciler.lookAtEverything {}
        _ = posted
        try scratch.scratch.remove("journal")
        await reconciler.lookAtEverything {}
        let update = try #require(feed.next())
        #expect(update.change.removed == [EntryID("a.ics")])
        #expect(update.condition.folder == .missing(path: scratch.place.folder))
        #expect(update.snapshot == nil)
    }
}

extension RecoverableIndex {
    fileprivate func title(of name: String) -> String? {
        let all = shown?.listing(matching: EntryQuery())
        return all?.summaries(in: 0..<9).first { $0.id.rawValue == name }?.content.title
    }
}
