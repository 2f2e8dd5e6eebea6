import Domain
import Foundation
import TestSupport
import Testing

@testable import Formats

struct ReservationsReaderTests {
    private let reader = ReservationsReader(program: nil, gazetteer: PlacesDouble())

    @Test("A reservation alone is a trip, by whatever names its properties go")
    func alone() async throws {
        #expect(
            try await outcomes("train.json") == """
                1 train NB 12 Turku → Oulu, 2026-05-01 08:00 UTC+03:00 (10800) – 2026-05-01 \
                14:35 UTC+03:00 (10800) by Nordbahn seat 4/21 class 2nd class for 48.9 EUR
                """)
    }

    @Test("An array may have travellers of one trip, legs of one journey and other reservations")
    func array() async throws {
        #expect(
            try await outcomes("array.json") == """
                1 train NB 12 Turku → Oulu, 2026-05-01 08:00 UTC+03:00 (10800) – 2026-05-01 \
                14:35 UTC+03:00 (10800) by Nordbahn seat 4/21, 4/22 class 2nd class for 48.9 EUR\
                 [Turku – Kolari, 2026-05-01]
                3 train NB 90 Oulu → Kolari, 2026-05-01 15:10 UTC+03:00 (10800) – 2026-05-01 \
                19:40 UTC+03:00 (10800) by Nordbahn seat 4/21 class 2nd class for 48.9 EUR \
                [Turku – Kolari, 2026-05-01]
                4 bus N60 Porto, Campanhã → Vigo, 2026-06-02 23:15 – ? by Linea cancelled
                5 flight UA 110 San Francisco → JFK, 2027-03-04 20:15 America/Los_Angeles – \
                2027-03-05 06:30 America/New_York by United seat 9B class Economy cancelled
                6 ferry M/S Example Helsinki West Harbour → Tallinn D, 2026-07-01 07:30 UTC – \
                2026-07-01 09:30 UTC by Sealine for 19 EUR
                7 A → B: It has a day but no departure time.
                8 A → B: It has a day but no departure time.
                9 A: It does not say where the trip starts and ends.
                10 Harbour House: left out: A hotel stay, not a trip
                11 Kitchen: left out: A reservation of something other than a trip
                """)
    }

    @Test("Trips of one booking that begin elsewhere, or lead back, are no journey")
    func noJourney() async throws {
        let ends = [("A", "B", 8), ("C", "D", 10), ("D", "C", 12)]
        let parts = ends.map { from, to, hour in
            """
            {"@type":"BusReservation","reservationNumber":"X1","reservationFor":
            {"departureTime":"2026-01-01T\(hour < 10 ? "0" : "")\(hour):00",
            "arrivalTime":"2026-01-01T\(hour < 10 ? "0" : "")\(hour):30",
            "departureBusStop":"\(from)","arrivalBusStop":"\(to)"}}
            """
        }
        let file = SourceFile("a.json", "[" + parts.joined(separator: ",") + "]")
        let entries = try await reader.contents(file).records.map(\.entry)
        let journeys = entries.map { if case .trip(let trip) = $0 { trip.journey } else { "" } }
        #expect(journeys == ["", "", ""])
    }

    @Test("The number of a booking is written as it is, whichever way it is read")
    func number() async throws {
        let file = SourceFile(
            "a.json",
            """
            {"@type":"BusReservation","reservationNumber":"א1","reservationFor":
            {"departureTime":"2026-01-01T08:00","departureBusStop":"A","arrivalBusStop":"B"}}
            """)
        let notes = try await reader.contents(file).records.map { record in
            if case .trip(let trip) = record.entry { trip.notes } else { "" }
        }
        #expect(notes == ["Booking reference: א1"])
    }

    @Test("The objects of a graph are looked through")
    func graph() async throws {
        #expect(
            try await outcomes("graph.json") == """
                1 bus N60 Porto, Campanhã → Vigo, 2026-06-02 23:15 – ? by Linea cancelled
                2 flight UA 110 San Francisco → JFK, 2027-03-04 20:15 America/Los_Angeles – \
                2027-03-05 06:30 America/New_York by United seat 9B class Economy cancelled
                """)
    }

    @Test("A saved page holds reservations in its scripts")
    func page() async throws {
        #expect(
            try await outcomes("page.html") == """
                1 train NB 12 Turku → Oulu, 2026-05-01 08:00 UTC+03:00 (10800) – 2026-05-01 \
                14:35 UTC+03:00 (10800) by Nordbahn seat 4/21 class 2nd class for 48.9 EUR
                2 ferry M/S Example Helsinki West Harbour → Tallinn D, 2026-07-01 07:30 UTC – \
                2026-07-01 09:30 UTC by Sealine for 19 EUR
                """)
    }

    @Test("A saved mail holds them in its parts, however those are encoded")
    func mail() async throws {
        #expect(
            try await outcomes("mail.eml") == """
                1 bus N60 Porto, Campanhã → Vigo, 2026-06-02 23:15 – ? by Linea cancelled
                2 flight UA 110 San Francisco → JFK, 2027-03-04 20:15 America/Los_Angeles – \
                2027-03-05 06:30 America/New_York by United seat 9B class Economy cancelled
                """)
    }

    @Test("A calendar attached to a mail is read as a calendar")
    func calendarInMail() async throws {
        #expect(
            try await outcomes("mail-with-calendar.eml") == """
                1 train RJ 1234 Vienna, Hbf → Brno, dolní nádraží, 2019-01-02 14:39 \
                Europe/Vienna – 2019-01-02 16:05 Europe/Prague by RegioJet seat 1/42
                """)
    }

    @Test("A mail without any reservation needs the program that knows more")
    func missingProgram() async throws {
        let file = try SourceFile(fixture: "reservations/plain.eml")
        await #expect(
            throws: ImportError.missingProgram(file: "plain.eml", package: "libkpimitinerary-bin")
        ) {
            try await reader.contents(file)
        }
    }

    @Test(
        "Other files are not recognised",
        arguments: [
            "", "{}", "[{\"title\":\"Brief Encounter\"}]", "Date,Name,Year\n",
            "BEGIN:VCALENDAR\r\n",
            "From A to B\n", "<svg></svg>", "{\"@type\":\"Movie\"}", "\u{0}\u{0}",
        ])
    func unrecognised(text: String) {
        #expect(!reader.recognises(SourceFile("a", text)))
    }

    @Test("JSON nested 100,000 deep is a row that cannot be read")
    func deep() async throws {
        let head = "{\"@type\":\"TrainReservation\",\"a\":"
        let text =
            head + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
            + "}"
        let contents = try await reader.contents(SourceFile("deep.json", text))
        #expect(
            contents.outcomes == ["0 deep.json: It is not valid JSON, or is nested too deeply."])
    }

    @Test("Parts of a mail nested without end are passed over")
    func deepMail() async throws {
        var text = "From: a@example.org\nTo: b@example.org\nSubject: x\nMIME-Version: 1.0\n"
        for level in 0..<2_000 {
            text += "Content-Type: multipart/mixed; boundary=b\(level)\n\n--b\(level)\n"
        }
        let file = SourceFile("deep.eml", text)
        #expect(reader.recognises(file))
        await #expect(throws: ImportError.self) { try await reader.contents(file) }
    }

    @Test(
        "A time that is none becomes none",
        arguments: [
            "", " ", "2026", "2026-13-01T10:00", "2026-01-01T25:00", "2026-01-01T1000", "10:00",
            "2026-01-01T10:00+99:00", "tomorrow", "2026-01-01T10:00:0",
        ])
    func noTimes(text: String) async throws {
        let json = """
            {"@type":"BusReservation","reservationFor":{"departureTime":"\(text)",
            "departureBusStop":{"name":"A"},"arrivalBusStop":{"name":"B"}}}
            """
        let contents = try await reader.contents(SourceFile("a.json", json))
        #expect(contents.outcomes == ["1 A → B: It has no valid departure time."])
    }

    @Test(
        "A price is a number or none, and none is never zero",
        arguments: [
            ("\"\"", nil), ("null", nil), ("\"free\"", nil), ("\"1.234,50\"", nil),
            ("12.48", "12.48"),
            ("\"12,48\"", "12.48"), ("\"EUR 7\"", "7"), ("0", "0"), ("true", nil),
            ("\"12,480\"", nil),
        ] as [(String, String?)])
    func prices(written: String, amount: String?) async throws {
        let json = """
            {"@type":"BusReservation","price":\(written),"priceCurrency":"EUR","reservationFor":
            {"departureTime":"2026-01-01T10:00","departureBusStop":"A","arrivalBusStop":"B"}}
            """
        let contents = try await reader.contents(SourceFile("a.json", json))
        guard case .trip(let trip) = contents.records.first?.entry else {
            Issue.record("There is no trip.")
            return
        }
        #expect(
            trip.fare == amount.flatMap { Decimal(string: $0) }.map { Fare($0, currency: "EUR") })
    }

    @Test(
        "A status says in each of its forms that a trip was cancelled",
        arguments: [
            ("http://schema.org/ReservationCancelled", true), ("ReservationCancelled", true),
            ("https://schema.org/ReservationCancelled", true), ("Cancelled", true), ("", false),
            ("http://schema.org/ReservationConfirmed", false), ("ReservationPending", false),
        ])
    func statuses(status: String, isCancelled: Bool) async throws {
        let json = """
            {"@type":"BusReservation","reservationStatus":"\(status)","reservationFor":
            {"departureTime":"2026-01-01T10:00","departureBusStop":"A","arrivalBusStop":"B"}}
            """
        let contents = try await reader.contents(SourceFile("a.json", json))
        #expect(
            contents.outcomes == [
                "1 bus A → B, 2026-01-01 10:00 – ?" + (isCancelled ? " cancelled" : "")
            ])
    }

    @Test("The key stays when a trip is moved within its day, and without a number too")
    func keys() async throws {
        let contents = try await reader.contents(SourceFile(fixture: "reservations/train.json"))
        #expect(contents.records.map(\.key) == ["QX7P2M NB 12 Turku Oulu 2026-05-01"])
        #expect(contents.records.map(\.source) == ["Reservation"])
    }

    private func outcomes(_ name: String) async throws -> String {
        let file = try SourceFile(fixture: "reservations/\(name)")
        #expect(reader.recognises(file))
        return try await reader.contents(file).outcomes.joined(separator: "\n")
    }
}
