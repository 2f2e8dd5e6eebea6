import Domain
import Files
import Foundation
import TestSupport
import Testing

@testable import JournalStore

struct BatchRecordsTests {
    private let scratch: ScratchPlace
    private let records: BatchRecords

    init() throws {
        scratch = try ScratchPlace()
        records = scratch.place.batchRecords
        try Folder.make(records.path)
    }

    /// Returns the record of a batch that added a file.
    private func record(
        _ title: String, adding name: String = "a.ics", to state: BatchHandle.State
    ) throws -> BatchHandle {
        let batch = try records.newHandle()
        let file = try records.newRecord(of: batch, titled: title)
        let trace = ContentTrace(of: Array(journal("SUMMARY:One").utf8))
        try file.write(
            BatchRecord.piece(.init(name: name, trace: trace, old: nil)), on: records.disk)
        try file.write(BatchRecord.tail, on: records.disk)
        return try records.move(batch, to: state)
    }

    @Test("A handle is what the name of its record says, and other names are none")
    func names() throws {
        let batch = BatchHandle(number: 12, unique: "ab", state: .publishing)
        #expect(batch.fileName == "00000012-ab.publishing")
        #expect(BatchHandle(batch.fileName) == batch)
        for name in ["lock", "12-ab.written", "00000012-ab", "00000012-ab.done", "-1-a.written"] {
            #expect(BatchHandle(name) == nil, "\(name)")
        }
    }

    @Test("The last batch is the newest that was written, and no other is read for it")
    func last() throws {
        #expect(try records.lastBatch(unless: nil) == nil)
        _ = try record("one", to: .written)
        let two = try record("two", to: .written)
        _ = try record("three", to: .withdrawing)
        let last = try #require(try records.lastBatch(unless: nil))
        #expect(last == WrittenBatch(id: two.id, title: "two", added: 1, changed: 0))
        try Data().write(to: URL(filePath: records.path + "/" + two.fileName))
        #expect(try records.lastBatch(unless: last) == last)
        #expect(try records.lastBatch(unless: nil)?.title == "one")
        #expect(throws: JournalError.takenBack) { try records.record(of: last) }
    }

    @Test("A record tells of the copies that were joined, a copy of a copy among them")
    func joins() throws {
        let batch = try records.newHandle()
        let file = try records.newRecord(of: batch, titled: "Join")
        let joins = [("a (1) (1).ics", "a (1).ics"), ("a (1).ics", "a.ics")].map {
            BatchRecord.Join(
                copy: $0.0, original: $0.1, copyText: Array("copy".utf8), old: [],
                new: Array("new".utf8))
        }
        for join in joins { try file.write(BatchRecord.piece(join), on: records.disk) }
        try file.write(BatchRecord.tail, on: records.disk)
        let record = try #require(records.record(of: batch))
        #expect(record.joins == joins && record.items.isEmpty)
        #expect(record.changed == 1)
        _ = try records.move(batch, to: .written)
        let last = WrittenBatch(id: batch.id, title: "Join", added: 0, changed: 1, copies: 2)
        #expect(try records.lastBatch(unless: nil) == last)
    }

    @Test("What was not finished goes where it still is what was written, and then its record")
    func recovers() throws {
        _ = try record("one", to: .publishing)
        _ = try record("two", adding: "b.ics", to: .publishing)
        try scratch.write("One", to: "a.ics")
        try scratch.write("Somebody else's", to: "b.ics")
        let recovery = BatchRecovery(folder: try scratch.place.open(), records: records)
        do {
            let lock = try #require(try records.lock())
            recovery.recoverIfIdle()
            #expect(try scratch.names == ["a.ics", "b.ics"])
            withExtendedLifetime(lock) {}
        }
        recovery.recoverIfIdle()
        #expect(try scratch.names == ["b.ics"])
        #expect(records.handles == [])
    }
}
