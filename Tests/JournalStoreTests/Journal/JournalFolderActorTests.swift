import Domain
import Logging
import TestSupport
import Testing

@testable import JournalStore

struct JournalFolderActorTests {
    private let scratch: ScratchPlace
    private let keeper: JournalFolderActor

    init() async throws {
        scratch = try ScratchPlace()
        keeper = await Self.keeper(of: scratch.place)
        await keeper.start(createIfMissing: false, showing: true) {}
        _ = posted
    }

    private static func keeper(of place: JournalPlace) async -> JournalFolderActor {
        JournalFolderActor(
            of: place,
            remover: FileRemover(trash: await TrashDouble(), aside: FallbackTrash(of: place)),
            log: Logger(label: "test"))
    }

    /// The changes posted since the last access.
    private var posted: [JournalChange] {
        var changes: [JournalChange] = []
        while let update = keeper.feed.next() { changes.append(update.change) }
        return changes
    }

    @Test("Of names that were heard only those that are items and different are told of")
    func names() async throws {
        try scratch.write("One", to: "a.ics")
        await keeper.reconcile(["a.ics", "b.ics", ".a.ics.tmp", "../a.ics"])
        #expect(posted.map(\.added) == [[EntryID("a.ics")]])
        await keeper.reconcile(["a.ics"])
        #expect(posted == [])
    }

    @Test("A folder that is gone when a file is looked at takes its entries along")
    func gone() async throws {
        try scratch.write("One", to: "a.ics")
        await keeper.reconcile(["a.ics"])
        _ = posted
        try scratch.scratch.remove("journal")
        await keeper.reconcile([])
        #expect(
            posted == [JournalChange(removed: [EntryID("a.ics")], conditionChanged: true)])
    }

    @Test("For a process that only writes, nothing is posted")
    func writesOnly() async throws {
        let other = await Self.keeper(of: scratch.place)
        await other.start(createIfMissing: false, showing: false) {}
        #expect(other.feed.next()?.change == nil)
    }
}
