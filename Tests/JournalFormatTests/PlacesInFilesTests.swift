import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

@Suite("Coordinates and distances in files")
struct PlacesInFilesTests {
    private func change(_ text: String, by change: (inout Trip) -> Void) throws -> String {
        let (bytes, _) = try EntryText.changing(
            Array(text.utf8), at: Date(timeIntervalSince1970: 1_795_000_000)
        ) { entry in
            guard case .trip(var trip) = entry else { return entry }
            change(&trip)
            return .trip(trip)
        }
        return String(decoding: try #require(bytes), as: UTF8.self)
    }

    private func lines(_ text: String, _ name: String) -> [Substring] {
        text.split(separator: "\r\n").filter { $0.hasPrefix(name) }
    }

    @Test("They are read from GEO, which is where the trip departs, and from our own properties")
    func read() throws {
        let read = try trip(
            event(
                "SUMMARY:A → B", "GEO:50.942500;6.959000", "X-COUNTERFOIL-TO-GEO:48.2;16.3",
                "X-COUNTERFOIL-DISTANCE;VALUE=FLOAT:1023.5"))
        #expect(read.fromCoordinates == Coordinates("50.9425, 6.959"))
        #expect(read.toCoordinates == Coordinates("48.2, 16.3"))
        #expect(read.distance == Distance("1023.5"))
    }

    @Test(
        "An invalid place or distance is ignored, reported, and stays",
        arguments: [
            "GEO:95;200", "GEO:50.1", "GEO:", "X-COUNTERFOIL-TO-GEO:x;y",
            "X-COUNTERFOIL-DISTANCE:-5", "X-COUNTERFOIL-DISTANCE:far",
        ])
    func impossible(line: String) throws {
        let text = event("UID:1", "DTSTAMP:20260101T000000Z", "SUMMARY:A → B", line)
        let read = try trip(text)
        #expect(read.fromCoordinates == nil && read.toCoordinates == nil && read.distance == nil)
        let name = line.prefix { $0 != ":" }
        #expect(
            try EntryReview(of: Array(text.utf8)).oddities.count {
                if case .ignored(String(name), _) = $0 { true } else { false }
            } == 1)
        #expect(lines(try change(text) { $0.seat = "61" }, String(name)) == [line[...]])
    }

    @Test("They are written as GEO is, and unchanged ones are not written")
    func written() throws {
        let text = event("SUMMARY:A → B", "GEO;X-FOO=1:50.9425;+6.959")
        #expect(
            lines(try change(text) { $0.notes = "Snow." }, "GEO") == ["GEO;X-FOO=1:50.9425;+6.959"])
        let changed = try change(text) {
            $0.fromCoordinates = Coordinates("-1, 0.5")
            $0.toCoordinates = Coordinates("48.2, -16.3")
            $0.distance = Distance("12.50")
        }
        #expect(lines(changed, "GEO") == ["GEO;X-FOO=1:-1.000000;0.500000"])
        #expect(
            lines(changed, "X-COUNTERFOIL-TO-GEO") == ["X-COUNTERFOIL-TO-GEO:48.200000;-16.300000"])
        #expect(
            lines(changed, "X-COUNTERFOIL-DIST") == ["X-COUNTERFOIL-DISTANCE;VALUE=FLOAT:12.5"])
        let emptied = try change(changed) {
            ($0.fromCoordinates, $0.toCoordinates, $0.distance) = (nil, nil, nil)
        }
        #expect(!emptied.contains("GEO") && !emptied.contains("DISTANCE"))
    }

    private let reserved = calendar(
        "BEGIN:VEVENT", "UID:1", "SUMMARY:Train to Vienna", "DTSTART:20261120T140200",
        """
        X-KDE-KITINERARY-RESERVATION:[{"@type":"TrainReservation"\\,"reservationFor":\
        {"@type":"TrainTrip"\\,"departureStation":{"name":"Praha hl.n."\\,"geo":\
        {"@type":"GeoCoordinates"\\,"latitude":50.083\\,"longitude":14.435}}\\,\
        "arrivalStation":{"name":"Wien Hbf"\\,"geo":{"latitude":"48.185"\\,\
        "longitude":"16.376"}}}}]
        """, "END:VEVENT")

    @Test("A reservation in the file gives both places, until they are changed")
    func reservation() throws {
        let read = try trip(reserved)
        #expect(read.fromCoordinates == Coordinates("50.083, 14.435"))
        #expect(read.toCoordinates == Coordinates("48.185, 16.376"))
        let emptied = try trip(change(reserved) { $0.toCoordinates = nil })
        #expect(emptied.toCoordinates == nil)
        #expect(emptied.fromCoordinates == Coordinates("50.083, 14.435"))
        #expect([emptied.from, emptied.to] == ["Praha hl.n.", "Wien Hbf"])
        let renamed = try trip(change(reserved) { $0.from = "Praha" })
        #expect(renamed.fromCoordinates == Coordinates("50.083, 14.435"))
    }
}
