import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Where the ends of imported trips are")
struct PlacesOfTripsTests {
    private func trip(_ file: SourceFile, by reader: any SourceReader) async throws -> Trip? {
        let found = try await reader.contents(file).records.first?.entry
        return if case .trip(let trip)? = found { trip } else { nil }
    }

    @Test(
        "Stations, stops and airports of a reservation may say where they are",
        arguments: [
            (
                #""geo":{"@type":"GeoCoordinates","latitude":60.45,"longitude":22.25}"#,
                "60.45, 22.25"
            ),
            (#""geo":{"latitude":"60.45","longitude":"22.25"}"#, "60.45, 22.25"),
            (#""latitude":-60.45,"longitude":-22.25"#, "-60.45, -22.25"),
            (#""geo":{"latitude":95,"longitude":22}"#, nil), (#""geo":{"latitude":60.45}"#, nil),
            (#""geo":{"latitude":"x","longitude":22}"#, nil), (#""geo":7"#, nil),
            (#""geo":{"latitude":true,"longitude":22}"#, nil),
        ] as [(String, String?)])
    func reservations(place: String, read: String?) async throws {
        let kinds = [("Bus", "BusStop"), ("Flight", "Airport"), ("Boat", "BoatTerminal")]
        for (kind, stop) in kinds {
            let json = """
                {"@type":"\(kind)Reservation","reservationFor":{"departureTime":"2026-01-01T10:00",
                "departure\(stop)":{"name":"A",\(place)},"arrival\(stop)":{"name":"B"}}}
                """
            let file = SourceFile("a.json", json)
            let trip = try #require(
                await trip(file, by: ReservationsReader(program: nil, gazetteer: PlacesDouble())))
            #expect(trip.fromCoordinates == read.flatMap { Coordinates($0) })
            #expect(trip.toCoordinates == nil)
        }
    }

    @Test(
        "GEO is where the location is: where the trip departs, or where it arrives",
        arguments: [
            ("", .departure), ("LOCATION:Turku", .departure), ("LOCATION:Turku satama", .departure),
            ("LOCATION:Oulu", .arrival), ("LOCATION:Harbour House", nil),
        ] as [(String, TripStop?)])
    func calendars(location: String, end: TripStop?) async throws {
        let text = calendar(
            "BEGIN:VEVENT", "UID:1", "SUMMARY:Train 12 from Turku to Oulu",
            "DTSTART:20260501T080000", "GEO:60.45;22.25", location.isEmpty ? "X-A:1" : location,
            "END:VEVENT")
        let trip = try #require(
            await trip(SourceFile("a.ics", text), by: CalendarReader(gazetteer: PlacesDouble())))
        let place = Coordinates("60.45, 22.25")
        #expect(trip.fromCoordinates == (end == .departure ? place : nil))
        #expect(trip.toCoordinates == (end == .arrival ? place : nil))
    }

    @Test("The legs of a journey have none in between")
    func legs() async throws {
        let file = try SourceFile(fixture: "calendars/deutsche-bahn-2022.ics")
        let bytes = try #require(try file.whole(upTo: 1 << 20))
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("BEGIN:VEVENT\r\n", with: "BEGIN:VEVENT\r\nGEO:48.2;16.3\r\n")
            .replacing("BEGIN:VEVENT\n", with: "BEGIN:VEVENT\nGEO:48.2;16.3\n")
        let found = try await CalendarReader(gazetteer: PlacesDouble()).contents(
            SourceFile("a.ics", text)
        ).records
        let trips = found.compactMap { candidate -> Trip? in
            if case .trip(let trip) = candidate.entry { trip } else { nil }
        }
        let later = trips.filter { trip in
            found.contains { $0.entry == .trip(trip) && $0.key.hasSuffix(" 2") }
        }
        #expect(!later.isEmpty && later.allSatisfy { $0.fromCoordinates == nil })
    }
}
