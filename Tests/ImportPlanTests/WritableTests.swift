import Domain
import FormatsTestSupport
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

@Suite("What a preview calls new or changed can be written")
struct WritableTests {
    private static let lengths = [0, 3, 700, 1_550, 1_650, 3_900, 4_100, 7_700, 7_990, 9_000]
    private static let units = ["a", ",", "\\", "ö", "🎬", "; ", "^\"", "e\u{301}"]

    private static func text(_ least: Int = 0, using random: inout SeededGenerator) -> String {
        // Most texts are short, as they are everywhere.
        let length = random.below(3) == 0 ? lengths[random.below(lengths.count)] : random.below(9)
        return String(repeating: units[random.below(units.count)], count: max(least, length))
    }

    private static func film(using random: inout SeededGenerator) -> ImportRecord {
        var film = Film(
            title: "G" + text(using: &random), year: random.below(2) == 0 ? 1946 : nil,
            watched: CalendarDay(year: 2026, month: 11, day: 19), place: text(using: &random),
            tags: (0..<random.below(4)).map { "\($0)" + text(using: &random) },
            notes: text(using: &random), link: text(using: &random))
        if random.below(6) == 0 { film.notes = String(repeating: "n,\n", count: 80_000) }
        if random.below(3) == 0 {
            film.rating = ImportedRating("4/5", source: text(using: &random))
        }
        return ImportRecord(
            place: SourcePlace(file: "films.csv", row: 2), entry: .film(film),
            source: "Letterboxd", key: text(using: &random))
    }

    private static func trip(using random: inout SeededGenerator) -> ImportRecord {
        let zones: [Zone] = [
            .utc, .floating, .vienna, .named("Africa/Casablanca"),
            .custom(name: "Here", secondsFromUTC: 4_321),
            .custom(name: "Europe/Berlin", secondsFromUTC: 200_000),
        ]
        let years = [1, 1582, 1899, 1900, 2026, 2100, 2101, 9999]
        func time() -> DateTime {
            .at(years[random.below(8)], 6, 1, random.below(24), 0, zones[random.below(6)])
        }
        let digits = String(repeating: "9", count: 1 + random.below(38))
        let trip = Trip(
            from: "F" + text(using: &random), to: "T" + text(using: &random),
            operator: text(using: &random), service: text(using: &random), departure: time(),
            arrival: random.below(2) == 0 ? time() : nil, actualDeparture: time(),
            seat: text(using: &random),
            fare: random.below(2) == 0
                ? nil : Decimal(string: digits).map { Fare($0, currency: "EUR") },
            journey: text(using: &random), claim: text(using: &random))
        return ImportRecord(
            place: SourcePlace(file: "trips.csv", row: 2), entry: .trip(trip),
            source: "calendar", key: text(using: &random))
    }

    private static let moment = Date(timeIntervalSince1970: 1_795_119_300)
    private static let uid = "11111111-2222-4333-8444-555555555555"

    @Test("Whatever a row says, it is written or named", arguments: 0..<40)
    func additions(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let row = seed.isMultiple(of: 2) ? Self.film(using: &random) : Self.trip(using: &random)
        let preview = PlanStage().preview([row])
        let group = try #require(preview.groups.first)
        #expect(preview.groups.count == 1)
        #expect(group.rows.map(\.place) == [row.place])
        guard case .entry(let entry)? = preview.batch.additions.first else {
            #expect(group.outcome == .unreadable)
            #expect(group.reason != nil)
            let refused = PreparedRecord(row, at: 0, bands: .usual, gazetteer: PlacesDouble()).new
            #expect(throws: CalendarDefect.self) {
                _ = try EntryText.new(refused, uid: Self.uid, at: Self.moment)
            }
            return
        }
        #expect(group.outcome == .new)
        let written = try EntryText.new(entry, uid: Self.uid, at: Self.moment)
        #expect(try EntryText.entry(of: written.bytes) == written.entry)
    }

    @Test("Whatever a row changes, the change is written", arguments: 0..<40)
    func changes(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let old = Entry.film("Gilda", 1946) { film in
            film.tags = (0..<random.below(3)).map { "old \($0)" + Self.text(using: &random) }
        }
        // Tags that have no room are left out.
        let file =
            try (try? EntryText.new(old, uid: Self.uid, at: Self.moment))
            ?? EntryText.new(.film("Gilda", 1946), uid: Self.uid, at: Self.moment)
        var row = Self.film(using: &random)
        row.changeFilm { ($0.title, $0.year) = ("Gilda", 1946) }
        let preview = PlanStage(file.entry).preview([row])
        for change in preview.batch.changes {
            _ = try EntryText.changing(file.bytes, at: Self.moment, by: change.change)
        }
    }

    @Test("A row that is too long is named, and what of it, and the others are written")
    func tooLong() {
        let long = String(repeating: "x", count: 7_990)
        let preview = PlanStage().preview([
            .film(long, key: "1"), .film("Gilda", key: "2"),
            .film("Laura", key: "3") { $0.link = "https://example.org/" + long },
            .trip("Graz", "Linz", at: .vienna(20, 8, 0)) { $0.service = long },
        ])
        #expect(preview.counts == [.new: 1, .unreadable: 3])
        #expect(
            preview.groups.dropFirst().map { $0.reason?.words } == [
                "The title is too long. There is room for about 7,800 letters.",
                "The link is too long. There is room for about 7,800 letters.",
                "The service is too long. There is room for about 7,800 letters.",
            ])
    }

    @Test("Two ends that have room each in a file have room together")
    func longEnds() throws {
        let (from, to) = (
            String(repeating: "f", count: 4_000), String(repeating: "ö", count: 3_500)
        )
        let preview = PlanStage().preview([.trip(from, to, at: .vienna(20, 8, 0))])
        #expect(preview.counts == [.new: 1])
        guard case .entry(let entry)? = preview.batch.additions.first else { throw WrongKind() }
        let written = try EntryText.new(entry, uid: Self.uid, at: Self.moment)
        guard case .trip(let trip) = try EntryText.entry(of: written.bytes) else {
            throw WrongKind()
        }
        #expect(trip.from == from && trip.to == to)
        let changed = try EntryText.changing(written.bytes, at: Self.moment) { entry in
            guard case .trip(var trip) = entry else { return entry }
            trip.seat = "4"
            return .trip(trip)
        }
        let lines = String(decoding: changed.bytes ?? [], as: UTF8.self)
        #expect(lines.contains("X-COUNTERFOIL-SEAT:4"))
    }
}
