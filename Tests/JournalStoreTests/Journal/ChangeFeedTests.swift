import Domain
import Testing

@testable import JournalStore

struct ChangeFeedTests {
    private let feed = ChangeFeed()
    private let ready = JournalCondition(folder: .ready)
    private let added = JournalChange(added: [EntryID("a.ics")])
    private let removed = JournalChange(removed: [EntryID("a.ics")])

    @Test("Each change is told once, in its order, with how things stood then")
    func order() throws {
        let index = try ScratchIndex()
        let (first, second) = (try index.snapshot(), try index.snapshot())
        feed.post(added, snapshot: first, condition: ready)
        feed.post(removed, snapshot: second, condition: ready)
        let updates = [try #require(feed.next()), try #require(feed.next())]
        #expect(updates[0].snapshot === first && updates[1].snapshot === second)
        #expect(updates[0].change.added == added.added)
        #expect(updates[1].change == removed)
        #expect(feed.isEmpty)
    }

    @Test("That the condition is another one is a change by itself, and only then is it one")
    func condition() throws {
        feed.post(JournalChange(), snapshot: nil, condition: ready)
        #expect(feed.next()?.change == JournalChange(conditionChanged: true))
        feed.post(JournalChange(conditionChanged: true), snapshot: nil, condition: ready)
        #expect(feed.isEmpty)
    }

    @Test("Where nothing is different nobody is told; another snapshot is handed on")
    func nothing() throws {
        let snapshot = try ScratchIndex().snapshot()
        feed.post(added, snapshot: snapshot, condition: ready)
        _ = feed.next()
        feed.post(JournalChange(), snapshot: snapshot, condition: ready)
        #expect(feed.isEmpty)
        feed.post(JournalChange(), snapshot: nil, condition: ready)
        let update = try #require(feed.next())
        #expect(update.change.isEmpty && update.snapshot == nil)
    }
}

extension ChangeFeed {
    fileprivate var isEmpty: Bool {
        if case nil = next() { true } else { false }
    }
}
