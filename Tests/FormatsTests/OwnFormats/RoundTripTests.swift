import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

/// Tests that an exported entry is imported unchanged, whatever it contains.
struct RoundTripTests {
    private func found(_ text: String, _ name: String, by reader: any SourceReader) async throws
        -> SourceContents
    {
        let file = SourceFile.holding(text, named: name, inPiecesOf: 97)
        #expect(reader.recognises(file))
        let found = try await contents([file], by: reader)
        #expect(found.unreadable.isEmpty)
        #expect(found.leftOut.isEmpty)
        return found
    }

    private func expectSame(_ found: SourceContents, _ entries: [Entry]) {
        #expect(found.records.count == entries.count)
        for (record, entry) in zip(found.records, entries) {
            #expect(record.entry == entry)
        }
    }

    @Test("JSON keeps every entry as it is", arguments: 0..<20 as Range<UInt64>)
    func json(seed: UInt64) async throws {
        let entries = AssortedEntries.all(seed: seed)
        let text = try written(entries, by: OwnJSONWriter())
        let found = try await found(text, "journal.json", by: OwnJSONReader())
        expectSame(found, entries)
        #expect(found.records.allSatisfy { $0.key.isEmpty && $0.rating == nil })
    }

    @Test("The table of films keeps every film as it is", arguments: 0..<20 as Range<UInt64>)
    func films(seed: UInt64) async throws {
        let entries = AssortedEntries.all(seed: seed)
        let text = try written(entries, by: OwnTableWriter<Film>())
        let found = try await found(text, "films.csv", by: OwnTableReader())
        expectSame(found, entries.filter { $0.kind == .film })
    }

    @Test("The table of trips keeps every trip as it is", arguments: 0..<20 as Range<UInt64>)
    func trips(seed: UInt64) async throws {
        let entries = AssortedEntries.all(seed: seed)
        let text = try written(entries, by: OwnTableWriter<Trip>())
        let found = try await found(text, "trips.csv", by: OwnTableReader())
        expectSame(found, entries.filter { $0.kind == .trip })
    }

    @Test("The table of season tickets keeps each as it is", arguments: 0..<20 as Range<UInt64>)
    func passes(seed: UInt64) async throws {
        let entries = AssortedEntries.all(seed: seed)
        let text = try written(entries, by: OwnTableWriter<Pass>())
        let found = try await found(text, "tickets.csv", by: OwnTableReader())
        expectSame(found, entries.filter { $0.kind == .pass })
    }

    @Test("The table of claims keeps each as it is", arguments: 0..<20 as Range<UInt64>)
    func claims(seed: UInt64) async throws {
        let entries = AssortedEntries.all(seed: seed)
        let text = try written(entries, by: OwnTableWriter<Claim>())
        let found = try await found(text, "claims.csv", by: OwnTableReader())
        expectSame(found, entries.filter { $0.kind == .claim })
    }

    @Test("A journal without entries can be written and read")
    func nothing() async throws {
        let json = try written([], by: OwnJSONWriter())
        #expect(try await found(json, "x.json", by: OwnJSONReader()).records.isEmpty)
        let films = try written([], by: OwnTableWriter<Film>())
        #expect(try await found(films, "x.csv", by: OwnTableReader()).records.isEmpty)
    }

    @Test("What Letterboxd is given can be read as what Letterboxd imports")
    func letterboxd() async throws {
        let text = try written([.film(.full), .trip(.full)], by: LetterboxdWriter())
        let found = try await found(text, "films.csv", by: LetterboxdReader())
        let film = try #require(found.records.first?.film)
        #expect(found.records.count == 1)
        #expect(film.title == Film.full.title)
        #expect(film.watched == Film.full.watched)
        #expect(film.notes == Film.full.notes)
        #expect(film.tags == ["repertory", "35 mm restored"])
        #expect(film.directors == ["David Lean", "Somebody Jr.; \\ and “more”"])
        #expect(film.isRewatch)
        #expect(film.rating?.value == "5/5")
    }
}
