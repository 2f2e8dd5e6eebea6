import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalStore

/// Tests that the records of a journal's imports belong to its folder, wherever that is.
@MainActor
struct RecordsFollowTests {
    @Test("An import can be undone after the journal's folder was renamed")
    func renamed() async throws {
        let above = try ScratchFolder()
        try above.makeFolder("old")
        let first = try await OpenJournal(in: above, at: above.path("old"))
        _ = try await first.journal.write(.films(2)) { _ in }
        try above.rename("old", to: "new")
        let next = try await OpenJournal(
            in: above, at: above.path("new"), records: first.records)
        let written = try #require(try await next.journal.lastBatch())
        #expect(try await next.journal.takeBack(written).removed == 2)
    }

    @Test("A copy of the journal does not take the imports of the first one over")
    func copied() async throws {
        let above = try ScratchFolder()
        try above.makeFolder("old")
        let first = try await OpenJournal(in: above, at: above.path("old"))
        _ = try await first.journal.write(.films(2)) { _ in }
        try FileManager.default.copyItem(atPath: above.path("old"), toPath: above.path("new"))
        let next = try await OpenJournal(
            in: above, at: above.path("new"), records: first.records)
        #expect(try await next.journal.lastBatch() == nil)
        #expect(try await first.journal.lastBatch() != nil)
    }

    @Test("A record of which one byte is another than was written is no record")
    func damaged() throws {
        let item = BatchRecord.Item(
            name: "a.ics", trace: ContentTrace(of: [1]), old: Array("What it said before.".utf8))
        let whole =
            BatchRecord.head(title: "diary.csv") + BatchRecord.piece(item) + BatchRecord.tail
        #expect(BatchRecord(Data(whole))?.items.first?.old == item.old)
        for place in whole.indices {
            var damaged = whole
            damaged[place] ^= 1
            #expect(BatchRecord(Data(damaged)) == nil, "\(place)")
        }
    }

    @Test("Files that are back in their places are not taken for files in the trash")
    func putBack() async throws {
        let first = try await OpenJournal(in: try ScratchFolder.ofFilms(1))
        let written = try await first.journal.write(.films(3, tagging: [EntryID("0.ics")])) { _ in }
        let names = try first.folder.names
        let records = first.journal.place.batchRecords
        let batch = try #require(records.handles.first)
        _ = try records.move(batch, to: .withdrawing)
        let next = try await OpenJournal(in: first.folder, records: first.records)
        #expect(try first.folder.names == names)
        #expect(await next.journal.entry(EntryID("0.ics"))?.tags == ["t"])
        #expect(try await next.journal.lastBatch() == written)
    }
}
