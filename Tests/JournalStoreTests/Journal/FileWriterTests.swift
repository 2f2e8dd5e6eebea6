import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct FileWriterTests {
    private let scratch: ScratchPlace
    private let writer: FileWriter
    private let moment = Date(timeIntervalSince1970: 1_795_000_000)

    init() throws {
        scratch = try ScratchPlace()
        writer = FileWriter(
            folder: try scratch.place.open(), lock: scratch.place.writeLock)
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        try scratch.scratch.bytes("journal/" + name)
    }

    @Test("What the index has to learn is what the file says")
    func adds() throws {
        let file = try writer.add(.film(.full), at: moment)
        #expect(try scratch.names == [file.name])
        guard case .entry(let entry) = file.content,
            case .entry(let read) = IndexedFile(reading: file.name, in: writer.folder).content
        else {
            Issue.record("It is no entry.")
            return
        }
        #expect(entry.fingerprint == read.fingerprint && entry.words == read.words)
    }

    @Test("A change that changes nothing leaves the file as it is, and says what it says")
    func changesNothing() throws {
        let name = try writer.add(.film(.full), at: moment).name
        let before = writer.folder.stamp(of: name)
        let (entry, file) = try writer.change(EntryID(name), at: moment + 60) { $0 }
        #expect(entry == .film(.full) && file.name == name)
        #expect(writer.folder.stamp(of: name)?.isUnchanged(since: try #require(before)) == true)
    }

    @Test("An entry is put back under its name, or not at all")
    func restores() throws {
        let id = EntryID("a.ics")
        let content = Array(journal("SUMMARY:One").utf8)
        #expect(try writer.restore(id, saying: content)?.name == "a.ics")
        #expect(try bytes("a.ics") == content)
        #expect(try writer.restore(id, saying: Array(journal("SUMMARY:Two").utf8))?.name == nil)
        #expect(try bytes("a.ics") == content)
        #expect(throws: JournalError.self) { try writer.restore(EntryID("../a.ics"), saying: []) }
    }
}
