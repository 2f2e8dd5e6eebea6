import Domain
import Testing

@testable import JournalStore

struct ChangeFeedTests {
    private let feed = ChangeFeed()
    private let added = JournalChange(added: [EntryID("a.ics")])
    private let removed = JournalChange(removed: [EntryID("a.ics")])

    @Test("Each change is told once, in its order, with how things stood then")
    func order() throws {
        let index = try ScratchIndex()
        let (first, second) = (try index.snapshot(), try index.snapshot())
        feed.post(added, snapshot: first, folder: .ready)
        feed.post(removed, snapshot: second, folder: .missing(path: "/a"))
        let updates = [try #require(feed.next()), try #require(feed.next())]
        #expect(updates[0].snapshot === first && updates[1].snapshot === second)
        #expect(updates[0].change.added == added.added)
        #expect(updates[1].change.removed == removed.removed)
        #expect(updates.map(\.condition.folder) == [.ready, .missing(path: "/a")])
        #expect(feed.isEmpty)
    }

    @Test("That the condition is another one is a change by itself, and only then is it one")
    func condition() throws {
        feed.post(JournalChange(), snapshot: nil, folder: .ready)
        #expect(feed.next()?.change == JournalChange(conditionChanged: true))
        feed.post(JournalChange(conditionChanged: true), snapshot: nil, folder: .ready)
        #expect(feed.isEmpty)
    }

    @Test("The folder stays as it was unless a change says otherwise")
    func folder() throws {
        feed.post(added, snapshot: nil)
        #expect(feed.next()?.condition.folder == .loading)
        feed.post(added, snapshot: nil, folder: .ready)
        feed.post(removed, snapshot: nil)
        #expect(feed.next()?.condition.folder == .ready)
        #expect(feed.next()?.condition.folder == .ready)
    }

    @Test("Progress is reported with the next change")
    func progress() throws {
        let half = IndexingProgress(done: 1, total: 2, isPaused: false)
        feed.progress = half
        #expect(feed.isEmpty)
        feed.post(JournalChange(), snapshot: nil)
        #expect(feed.next()?.condition.progress == half)
    }

    @Test("Without a difference nothing is reported; another snapshot is passed on")
    func nothing() throws {
        let snapshot = try ScratchIndex().snapshot()
        feed.post(added, snapshot: snapshot, folder: .ready)
        _ = feed.next()
        feed.post(JournalChange(), snapshot: snapshot, folder: .ready)
        #expect(feed.isEmpty)
        feed.post(JournalChange(), snapshot: nil)
        let update = try #require(feed.next())
        #expect(update.change.isEmpty && update.snapshot == nil)
    }
}

extension ChangeFeed {
    fileprivate var isEmpty: Bool {
        if case nil = next() { true } else { false }
    }
}
