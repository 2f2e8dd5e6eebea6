import Domain
import TestSupport
import Testing

@testable import Formats

@Suite("Which entries a record may be")
struct EntryCandidatesTests {
    private func candidates(_ entries: Entry...) -> EntryMerger {
        EntryMerger(
            into: entries.enumerated().map { number, entry in
                FoundEntries.One(id: EntryID("\(number).ics"), entry: entry)
            }, records: 1, uids: [])
    }

    private func prepared(_ record: ImportRecord) -> PreparedRecord {
        PreparedRecord(record, at: 0, bands: .usual, gazetteer: PlacesDouble())
    }

    @Test(
        "How well a film matches: the same, perhaps the same, unknown, and no match")
    func films() {
        let candidates = candidates(
            .film("Gilda", 1946), .film("gilda", nil), .film("Gilda", 1946, on: nil),
            .film("Gilda", 1946, on: 3), .film("Laura", 1946))
        let matches = candidates.matches(to: prepared(.film("GILDA", 1946, key: "1")))
        #expect(matches.map(\.index) == [0, 1, 2])
        #expect(matches.map(\.match) == [.same, .compatible, .doubtful])
        #expect(
            EntryLikeness.doubtful < EntryLikeness.compatible
                && EntryLikeness.compatible < EntryLikeness.same)
    }

    @Test("A candidate that a record of the source is already is none for the others")
    func taken() {
        let candidates = candidates(.film("Gilda", 1946))
        let record = prepared(.film("Gilda", 1946, key: "1"))
        candidates.merge(record.merge, of: record, into: 0)
        #expect(candidates.matches(to: record).isEmpty)
        #expect(candidates.index(of: EntryID("0.ics"), for: record) == nil)
        let other = prepared(.film("Gilda", 1946, key: "1", source: "IMDb"))
        #expect(candidates.matches(to: other).count == 1)
        #expect(candidates.index(of: EntryID("0.ics"), for: other) == 0)
    }

    @Test("An entry that the source knows by another name is no candidate")
    func named() throws {
        let entry = Entry.film("Gilda", 1946) {
            $0.imports = [ImportMark(source: "Letterboxd", key: "1")]
        }
        let candidates = candidates(entry)
        #expect(candidates.matches(to: prepared(.film("Gilda", 1946, key: "2"))).isEmpty)
        let other = ImportRecord.film("Gilda", 1946, key: "2", source: "IMDb")
        #expect(candidates.matches(to: prepared(other)).count == 1)
        let origin = try #require(ImportRecord.film("Gilda", key: "1").origin)
        #expect(candidates.indices(of: origin, for: prepared(other)) == [0])
    }

    @Test("What may be no entry is taken where the journal has it, as an entry of its kind")
    func decided() throws {
        let mark = ImportMark(source: "Letterboxd", key: "1")
        let entry = Entry.film("Gilda", 1946) { $0.imports = [mark] }
        let found = FoundEntries(entries: [FoundEntries.One(id: EntryID("0.ics"), entry: entry)])
        let record = ImportRecord.film("Gilda", 1946, key: "1")
        func undecided(_ kind: EntryKind) -> SourceContents {
            var contents = SourceContents()
            contents.undecided = [
                UndecidedRecord(
                    origin: ImportOrigin(mark), kind: kind, records: { [record] },
                    reason: .noFilms, row: ImportRow(kind, at: record.place, title: "Gilda"))
            ]
            return contents
        }
        #expect(found.decided(undecided(.film)).records.count == 1)
        #expect(found.decided(undecided(.film)).leftOut.isEmpty)
        #expect(found.decided(undecided(.trip)).records.isEmpty)
        #expect(found.decided(undecided(.trip)).leftOut.map(\.reason) == [.noFilms])
    }
}
