import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

@testable import Formats

/// Tests of fixtures with changed, removed and repeated bytes: none ends the program, and each trip
/// can be written.
struct HostileTripsTests {
    @Test(
        "A damaged calendar gives trips that can be written, and rows that say why not",
        arguments: [
            "deutsche-bahn-2022", "deutsche-bahn-2024", "everyday", "kde-itinerary",
            "national-rail",
            "own", "regiojet", "tripit",
        ])
    func calendars(name: String) async throws {
        try await damage(
            "calendars/\(name).ics", CalendarReader(gazetteer: PlacesDouble()), times: 60)
    }

    @Test(
        "So does a damaged reservation",
        arguments: ["array.json", "graph.json", "mail.eml", "page.html"])
    func reservations(name: String) async throws {
        try await damage(
            "reservations/\(name)", ReservationsReader(program: nil, gazetteer: PlacesDouble()),
            times: 60)
    }

    @Test("Years that no calendar has are no times", arguments: ["0000", "99999", "-001"])
    func years(year: String) async throws {
        let text = calendar(
            "BEGIN:VEVENT", "UID:1", "SUMMARY:Bus 7 from A to B", "DTSTART:\(year)0501T100000",
            "END:VEVENT")
        let contents = try await CalendarReader(gazetteer: PlacesDouble()).contents(
            SourceFile("a.ics", text))
        #expect(contents.outcomes == ["1 Bus 7 from A to B: It has no valid departure time."])
    }

    @Test("NUL bytes, lone surrogates and wrong encodings end nothing")
    func bytes() async throws {
        for insert in [[0], [0xED, 0xA0, 0x80], [0xFF, 0xFE], [0xC3], [0xE2, 0x80, 0xA8]]
            as [[UInt8]]
        {
            let bytes =
                Array(
                    "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20260501T100000\nSUMMARY:Bus 7 from A"
                        .utf8)
                + insert + Array("b to B\nDESCRIPTION:a\\nb".utf8) + insert
                + Array("\nEND:VEVENT\nEND:VCALENDAR\n".utf8)
            let contents = try await CalendarReader(gazetteer: PlacesDouble()).contents(
                SourceFile("a.ics", bytes))
            #expect(contents.records.count == 1)
            try check(contents)
        }
    }

    private func damage(_ path: String, _ reader: some SourceReader, times: UInt64) async throws {
        let original = try #require(try SourceFile(fixture: path).whole(upTo: 1 << 20))
        for seed in 0..<times {
            var random = SeededGenerator(seed: seed)
            var bytes = original
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let length = min(Int.random(in: 0...40, using: &random), bytes.count - place)
                switch Int.random(in: 0...3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place..<(place + length))
                case 2: bytes.insert(contentsOf: bytes[place..<(place + length)], at: place)
                default: bytes[place] ^= 0x20
                }
                if bytes.isEmpty { bytes = [0] }
            }
            // The program that some pages would be left to is not there.
            guard let contents = try? await reader.contents(SourceFile("a", bytes, pieces: 97))
            else {
                continue
            }
            try check(contents)
        }
    }

    private func check(_ contents: SourceContents) throws {
        for record in contents.records {
            do throws(CalendarDefect) {
                _ = try EntryText.new(record.entry, uid: "1", at: Date(timeIntervalSince1970: 0))
            } catch .trip(.emptyOrigin), .trip(.emptyDestination), .trip(.arrivalBeforeDeparture) {
                // The preview tells why it is not an entry.
            } catch {
                Issue.record("\(error): \(record.entry)")
            }
        }
        for file in contents.files {
            #expect(try EntryText.entry(of: file.content) == file.entry)
        }
    }
}
