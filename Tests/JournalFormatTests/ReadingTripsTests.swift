import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

struct ReadingTripsTests {
    @Test(
        "Without own data, places and service come from the summary",
        arguments: [
            ("Köln Hbf → Wien Westbf", "", "Köln Hbf", "Wien Westbf"),
            ("ICE 93: Köln Hbf → Wien Westbf", "ICE 93", "Köln Hbf", "Wien Westbf"),
            ("Köln->Wien", "", "Köln", "Wien"),
            ("OS 123:  → A → B", "", "", ""),
            ("A → B → C", "", "A", "B → C"),
        ])
    func summary(summary: String, service: String, from: String, to: String) throws {
        if from.isEmpty {
            #expect(throws: CalendarDefect.self) { try trip(event("SUMMARY:\(summary)")) }
            return
        }
        let read = try trip(event("SUMMARY:\(summary)", "LOCATION:Elsewhere"))
        #expect([read.service, read.from, read.to] == [service, from, to])
        #expect(read.mode == .other)
    }

    @Test("Own data come before summary and place")
    func ownData() throws {
        let trip = try trip(
            event(
                "SUMMARY:X: A → B", "LOCATION:C", "X-COUNTERFOIL-FROM:D\\, E",
                "X-COUNTERFOIL-TO:F", "X-COUNTERFOIL-MODE:FERRY", "X-COUNTERFOIL-OPERATOR:G",
                "X-COUNTERFOIL-SEAT:12", "X-COUNTERFOIL-CLASS:2", "X-COUNTERFOIL-JOURNEY:H",
                "X-COUNTERFOIL-CLAIM:I\\nJ"))
        #expect([trip.from, trip.to, trip.operator, trip.service] == ["D, E", "F", "G", ""])
        #expect(
            [trip.seat, trip.travelClass, trip.journey, trip.claim] == ["12", "2", "H", "I\nJ"])
        #expect(trip.mode == .ferry)
    }

    @Test("The place of departure is the location where nothing else names it")
    func location() throws {
        let trip = try trip(event("LOCATION:Bonn", "SUMMARY:To Ulm", "X-COUNTERFOIL-TO:Ulm"))
        #expect(trip.from == "Bonn")
        #expect(trip.service == "")
    }

    @Test(
        "An arrival may be written as a duration",
        arguments: [
            ("DURATION:PT9H31M", 31, 33), ("DURATION:P1D", 31, 2), ("DURATION:PT24H", 31, 2),
        ])
    func duration(line: String, day: Int, minute: Int) throws {
        let trip = try trip(
            event("SUMMARY:A → B", line, start: "DTSTART;TZID=Europe/Vienna:20261030T140200"))
        let expected: DateTime =
            line.contains("9H31")
            ? .at(2026, 10, 30, 23, 33, .vienna)
            : .at(2026, 10, day, 14, minute, .vienna)
        #expect(trip.arrival == expected)
    }

    @Test("Over the night the clocks change, days are days and hours are hours")
    func durationOverTheChange() throws {
        let start = "DTSTART;TZID=Europe/Vienna:20261024T140000"
        let day = try trip(event("SUMMARY:A → B", "DURATION:P1D", start: start))
        let hours = try trip(event("SUMMARY:A → B", "DURATION:PT24H", start: start))
        #expect(day.arrival == .at(2026, 10, 25, 14, 0, .vienna))
        #expect(hours.arrival == .at(2026, 10, 25, 13, 0, .vienna))
    }

    @Test("A duration may end in the hour that the clock shows for the second time")
    func durationIntoTheSecondTime() throws {
        let start = "DTSTART;TZID=Europe/Vienna:20261025T024500"
        let trip = try trip(event("SUMMARY:A → B", "DURATION:PT30M", start: start))
        #expect(trip.departure == .at(2026, 10, 25, 2, 45, .vienna))
        #expect(trip.duration == .seconds(30 * 60))
    }

    @Test("A delay into the hour that the clock shows for the second time is written so")
    func delayIntoTheSecondTime() throws {
        let start = "DTSTART;TZID=Europe/Vienna:20261025T021500"
        let bytes = Array(event("SUMMARY:A → B", start: start).utf8)
        let late = try EntryText.changing(bytes, at: Date(timeIntervalSince1970: 0)) { entry in
            guard case .trip(let trip) = entry else { return entry }
            return (try? trip.recording(.late(.departure, minutes: 60))).map(Entry.trip) ?? entry
        }
        let written = try #require(late.bytes.map { String(decoding: $0, as: UTF8.self) })
        let line = "X-COUNTERFOIL-ACTUAL-DEPARTURE;VALUE=DATE-TIME:20261025T011500Z\r\n"
        #expect(written.contains(line))
        #expect(try trip(written).status == .late(.seconds(3_600)))
    }

    @Test("Unrecorded values are unknown")
    func unknown() throws {
        let trip = try trip(event("SUMMARY:A → B", "X-COUNTERFOIL-ACTUAL-ARRIVAL:soon"))
        #expect(trip.arrival == nil && trip.actualDeparture == nil && trip.actualArrival == nil)
        #expect(trip.status == .unknown && trip.fare == nil && trip.disruption == nil)
    }

    @Test(
        "The outcome is in the status or in a property of our own",
        arguments: [
            (["STATUS:CANCELLED"], .cancelled), (["STATUS:CONFIRMED"], nil),
            (["X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION"], .missedConnection),
            (["X-COUNTERFOIL-OUTCOME:MISSED-CONNECTION", "STATUS:CANCELLED"], .cancelled),
            (["X-COUNTERFOIL-OUTCOME:ABDUCTED"], nil),
        ] as [([String], Disruption?)])
    func outcome(lines: [String], disruption: Disruption?) throws {
        let text = event("SUMMARY:A → B", lines.joined(separator: "\r\n"))
        #expect(try trip(text).disruption == disruption)
    }

    @Test(
        "A fare is digits with a point, and nothing else",
        arguments: [
            ("49.90", "49.9"), ("0", "0"), ("-3.5", "-3.5"), ("12,48", nil), ("12 EUR", nil),
            ("1e400", nil), ("", nil), ("NaN", nil), ("1.2.3", nil), (".5", nil),
        ] as [(String, String?)])
    func fare(written: String, amount: String?) throws {
        let trip = try trip(event("SUMMARY:A → B", "X-COUNTERFOIL-FARE;X-CURRENCY=EUR:\(written)"))
        #expect(
            trip.fare == amount.flatMap { Decimal(string: $0) }.map { Fare($0, currency: "EUR") })
    }

    @Test("A reservation that KDE Itinerary embedded makes an event a trip and tells about it")
    func reservation() throws {
        let json = """
            [{"@context":"http://schema.org"\\,"@type":"TrainReservation"\\,"reservationFor":\
            {"@type":"TrainTrip"\\,"arrivalStation":{"name":"Wien Hbf"}\\,"departureStation":\
            {"name":"Praha hl.n."}\\,"provider":{"name":"ČD"}\\,"trainNumber":"RJ 75"}\\,\
            "reservedTicket":{"ticketedSeat":{"seatNumber":"61"}}}]
            """
        let text = calendar(
            "BEGIN:VEVENT", "UID:1", "SUMMARY:Train to Vienna", "DTSTART:20261120T140200",
            "X-KDE-KITINERARY-RESERVATION:\(json)", "END:VEVENT")
        let trip = try trip(text)
        #expect([trip.from, trip.to, trip.operator] == ["Praha hl.n.", "Wien Hbf", "ČD"])
        #expect([trip.service, trip.seat] == ["RJ 75", "61"])
        #expect(trip.mode == .train)
        #expect(trip.departure.zone == .floating)
    }
}
