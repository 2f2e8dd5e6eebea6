import Domain
import TestSupport
import Testing

@testable import Formats

@Suite("Records become entries, or are merged into those that are there")
struct EntryMergerTests {
    private func prepared(_ record: ImportRecord, at index: Int = 0) -> PreparedRecord {
        PreparedRecord(record, at: index, bands: .usual, gazetteer: PlacesDouble())
    }

    private func merger(_ entries: Entry...) -> EntryMerger {
        let found = entries.enumerated().map { number, entry in
            FoundEntries.One(id: EntryID("\(number).ics"), entry: entry)
        }
        return EntryMerger(into: found, records: 2, uids: [])
    }

    @Test("Merging into an entry of the journal is a change of it")
    func change() throws {
        let merger = merger(.film("Gilda", 1946))
        let record = prepared(.film("Gilda", 1946, key: "1") { $0.notes = "Rain." })
        merger.merge(record.merge, of: record, into: 0)
        #expect(merger.decisions[0]?.outcome == .changed)
        #expect(!merger[0].isFree(for: record))
        let change = try #require(merger.changes.first)
        #expect(change.id == EntryID("0.ics"))
        guard case .film(let film) = change.change(.film("Gilda", 1946)) else { throw WrongKind() }
        #expect(film.notes == "Rain.")
        #expect(merger.added.isEmpty)
    }

    @Test("A record that is added is a candidate for those after it, and no change of the journal")
    func addition() {
        let merger = merger()
        merger.add(prepared(.film("Gilda", 1946, key: "1")))
        let second = prepared(
            .film("Gilda", 1946, key: "x", source: "Trakt") { $0.place = "Metro" }, at: 1)
        #expect(merger.matches(to: second).map(\.match) == [.same])
        merger.merge(second.merge, of: second, into: 0)
        #expect(merger.decisions[0]?.outcome == .new)
        #expect(merger.decisions[1]?.outcome == .alreadyThere)
        #expect(merger.decisions[1]?.reason == .anotherSource)
        #expect(merger.changes.isEmpty)
        guard case .entry(.film(let film)) = merger.added.first, merger.added.count == 1 else {
            Issue.record("It is not one new film: \(merger.added)")
            return
        }
        #expect(film.place == "Metro")
    }

    @Test("What changes nothing is no change")
    func same() {
        let merger = merger(.film("Gilda", 1946))
        let record = prepared(.film("Gilda", 1946, key: "1"))
        merger.merge(record.merge, of: record, into: 0)
        #expect(merger.decisions[0]?.outcome == .alreadyThere)
        #expect(merger.changes.isEmpty)
    }
}
