import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Interchange

/// What is exported comes back the same, whatever the entries hold.
struct RoundTripTests {
    /// Films and trips that differ from each other in every field.
    private static func entries(seed: UInt64) -> [Entry] {
        var random = SeededGenerator(seed: seed)
        let own = Zone.custom(name: "My own | zone", secondsFromUTC: -12_600)
        var trip = Trip(from: "A", to: "B", departure: .at(2026, 3, 1, 8, 5, own), arrival: nil)
        trip.notes = "=1+1\n+2"
        let twice = DateTime.at(2026, 10, 25, 2, 15, .named("Europe/Vienna"))
        let overTheChange = Trip(
            from: "A", to: "B", departure: twice, arrival: twice.advanced(by: .seconds(5_400)),
            actualDeparture: twice.advanced(by: .seconds(3_600)))
        var entries: [Entry] = [
            .film(.full), .trip(.full), .trip(overTheChange),
            .film(Film(title: "=cmd|' /C calc'!A0")),
            .film(Film(title: "'-30-", year: 1959, notes: "@SUM(1)")), .film(Film(title: "''+x'")),
            .film(Film(title: "Été 💔 \u{301}", place: " =1", link: "-x")), .trip(trip),
        ]
        for _ in 0..<60 {
            var entry: Entry = random.chance(50) ? .film(.full) : .trip(.full)
            for _ in 0..<random.below(4) { entry = RandomEntries.changed(entry, using: &random) }
            entries.append(entry)
        }
        return entries
    }

    private func found(_ text: String, _ name: String, by reader: any SourceReader) async throws
        -> Harvest
    {
        let file = SourceFile.holding(text, named: name, inPiecesOf: 97)
        #expect(reader.recognises(file))
        let found = try await harvest([file], by: reader)
        #expect(found.unreadable.isEmpty)
        #expect(found.leftOut.isEmpty)
        return found
    }

    private func expectSame(_ found: Harvest, _ entries: [Entry]) {
        #expect(found.candidates.count == entries.count)
        for (candidate, entry) in zip(found.candidates, entries) {
            #expect(candidate.entry == entry)
        }
    }

    @Test("JSON keeps every entry as it is", arguments: 0..<20 as Range<UInt64>)
    func json(seed: UInt64) async throws {
        let entries = Self.entries(seed: seed)
        let text = try written(entries, by: OwnJSONWriter())
        let found = try await found(text, "journal.json", by: OwnJSONReader())
        expectSame(found, entries)
        #expect(found.candidates.allSatisfy { $0.key.isEmpty && $0.rating == nil })
    }

    @Test("The table of films keeps every film as it is", arguments: 0..<20 as Range<UInt64>)
    func films(seed: UInt64) async throws {
        let entries = Self.entries(seed: seed)
        let text = try written(entries, by: OwnTableWriter.films)
        let found = try await found(text, "films.csv", by: OwnTableReader())
        expectSame(found, entries.filter { $0.kind == .film })
    }

    @Test("The table of trips keeps every trip as it is", arguments: 0..<20 as Range<UInt64>)
    func trips(seed: UInt64) async throws {
        let entries = Self.entries(seed: seed)
        let text = try written(entries, by: OwnTableWriter.trips)
        let found = try await found(text, "trips.csv", by: OwnTableReader())
        expectSame(found, entries.filter { $0.kind == .trip })
    }

    @Test(
        "Into an empty journal, all that was exported comes back", arguments: 0..<5 as Range<UInt64>
    )
    func emptyJournal(seed: UInt64) async throws {
        let entries = Self.entries(seed: seed)
        let json = try written(entries, by: OwnJSONWriter())
        let films = try written(entries, by: OwnTableWriter.films)
        let trips = try written(entries, by: OwnTableWriter.trips)
        let tables = [
            SourceFile.holding(films, named: "films.csv"), .holding(trips, named: "trips.csv"),
        ]
        for found in [
            try await found(json, "journal.json", by: OwnJSONReader()),
            try await harvest(tables, by: OwnTableReader()),
        ] {
            var plan = ImportPlan(found, beside: FoundEntries(), choices: ImportChoices())
            let preview = plan.preview(title: "journal")
            var missing = Dictionary(
                entries.map { ($0.asInNewFile, 1) }, uniquingKeysWith: +)
            for case .entry(let entry) in preview.batch.additions {
                missing[entry, default: 0] -= 1
            }
            #expect(missing.values.allSatisfy { $0 == 0 })
            #expect(preview.batch.changes.isEmpty)
            #expect(preview.questions.isEmpty)
        }
    }

    @Test("A journal without entries can be written and read")
    func nothing() async throws {
        let json = try written([], by: OwnJSONWriter())
        #expect(try await found(json, "x.json", by: OwnJSONReader()).candidates.isEmpty)
        let films = try written([], by: OwnTableWriter.films)
        #expect(try await found(films, "x.csv", by: OwnTableReader()).candidates.isEmpty)
    }

    @Test("What Letterboxd is given can be read as what Letterboxd imports")
    func letterboxd() async throws {
        let text = try written([.film(.full), .trip(.full)], by: LetterboxdWriter())
        let found = try await found(text, "films.csv", by: LetterboxdReader())
        let film = try #require(found.candidates.first?.film)
        #expect(found.candidates.count == 1)
        #expect(film.title == Film.full.title)
        #expect(film.watched == Film.full.watched)
        #expect(film.notes == Film.full.notes)
        #expect(film.tags == ["repertory", "35 mm restored"])
        #expect(film.directors == ["David Lean", "Somebody Jr.; \\ and “more”"])
        #expect(film.isRewatch)
        #expect(film.rating?.value == "5/5")
    }
}
