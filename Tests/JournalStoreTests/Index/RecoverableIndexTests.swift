import Domain
import Logging
import Synchronization
import TestSupport
import Testing

@testable import JournalStore

struct RecoverableIndexTests {
    private let scratch: ScratchPlace
    private let index: RecoverableIndex
    private let failures = Counter()

    init() throws {
        scratch = try ScratchPlace()
        index = RecoverableIndex(
            of: scratch.place, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        index.onFailure = { [failures] in _ = failures.next() }
        index.show()
    }

    private func film(_ name: String) -> IndexedFile {
        IndexedFile(name: name, .film(Film(title: name)), written: nil)
    }

    /// Deletes the index as a person does who empties the cache.
    private func deleteFiles() throws {
        for name in try Folder(scratch.place.cache).allNames() {
            try scratch.scratch.remove("cache/" + name)
        }
    }

    @Test("A write is shown and reported")
    func writes() throws {
        #expect(index.write([film("a.ics")]) == JournalChange(added: [EntryID("a.ics")]))
        #expect(index.shown?.names == ["a.ics"])
        #expect(index.changes == 1)
        #expect(index.write([film("a.ics")]) == JournalChange())
        #expect(index.changes == 1)
    }

    @Test("Nothing is opened for who only writes")
    func unwanted() throws {
        let other = RecoverableIndex(of: try ScratchPlace().place, log: Logger(label: "test"))
        #expect(other.write([film("a.ics")]) == nil && other.intact == nil)
    }

    @Test("If it was deleted, the shown entries stay until every file was read again")
    func rebuilds() throws {
        _ = index.write([film("a.ics"), film("b.ics")])
        index.complete()
        try deleteFiles()
        #expect(index.intact == nil)
        #expect(index.write([]) == nil && failures.next() == 2)
        #expect(index.open() != nil)
        #expect(index.write([film("a.ics")]) == JournalChange())
        #expect(index.shown?.names == ["a.ics", "b.ics"])
        index.complete()
        #expect(
            index.write([film("c.ics")])
                == JournalChange(added: [EntryID("c.ics")], removed: [EntryID("b.ics")]))
        #expect(index.shown?.names == ["a.ics", "c.ics"])
    }

    @Test("Writes of another process are reported with the next write here")
    func others() throws {
        _ = index.write([film("a.ics")])
        let other = RecoverableIndex(of: scratch.place, log: Logger(label: "test"))
        other.show()
        _ = other.write([film("b.ics")])
        #expect(
            index.write([film("c.ics")])
                == JournalChange(added: [EntryID("b.ics"), EntryID("c.ics")]))
    }

    @Test("Files just written are known for as long as they look so, and the index is the same")
    func justWritten() throws {
        let folder = try scratch.place.open()
        for name in ["a.ics", "b.ics"] { try scratch.write("One", to: name) }
        _ = index.write([film("a.ics"), film("b.ics")])
        #expect(!index.isKnown("a.ics", in: folder))
        index.remember([film("a.ics"), film("b.ics")], in: folder)
        #expect(index.isKnown("a.ics", in: folder) && index.isJustWritten("b.ics", in: folder))
        try scratch.write("Longer", to: "a.ics")
        #expect(!index.isKnown("a.ics", in: folder))
        try deleteFiles()
        #expect(!index.isJustWritten("b.ics", in: folder))
        _ = index.open()
        #expect(!index.isJustWritten("b.ics", in: folder))
    }

    @Test("Hidden entries are reported once")
    func hides() {
        _ = index.write([film("a.ics")])
        #expect(index.hide() == [EntryID("a.ics")])
        #expect(index.hide() == [] && index.shown == nil)
        index.show()
        #expect(index.shown?.names == ["a.ics"])
    }
}
