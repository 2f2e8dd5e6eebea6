import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

struct FixedZonesTests {
    @Test(
        "A zone may say by its name how far its clocks are ahead",
        arguments: [
            ("UTC+02:00", 7_200), ("GMT-0330", -12_600), ("+05:45", 20_700), ("UTC+2", 7_200),
            ("GMT-1", -3_600), ("+2", nil), ("GMT+", nil),
            ("UTC+19:00", nil), ("UTC+02:75", nil), ("UTC", nil), ("Mars+02:00", nil), ("+", nil),
            ("UTC+２:00", nil), ("UTC+02", 7_200),
        ] as [(String, Int?)])
    func names(name: String, seconds: Int?) {
        #expect(FixedZone.seconds(in: name) == seconds)
    }

    @Test("A time of a ticket that tells only an offset keeps what the clock shows")
    func written() throws {
        let zone = try #require(FixedZone.ahead(bySeconds: -12_600))
        #expect(zone == .custom(name: "UTC-03:30", secondsFromUTC: -12_600))
        let trip = Trip(
            from: "A", to: "B", departure: .at(2026, 7, 1, 10, 5, zone), arrival: nil)
        let written = try EntryText.new(.trip(trip), uid: "1", at: Date(timeIntervalSince1970: 0))
        #expect(written.entry == .trip(trip))
        let text = String(decoding: written.bytes, as: UTF8.self)
        #expect(text.contains("DTSTART;TZID=\"UTC-03:30\":20260701T100500\r\n"))
        #expect(text.contains("TZOFFSETTO:-0330\r\n"))
    }

    @Test(
        "A zone that another calendar defined is written with its name and its offset",
        arguments: ["Ship", "Kathmandu Standard Time", "(UTC+01:00) Wien, Graz; \"x\" ^ \\", "Été"])
    func own(name: String) throws {
        let zone = Zone.custom(name: name, secondsFromUTC: -12_600)
        var trip = Trip(
            from: "A", to: "B", departure: .at(1965, 7, 1, 10, 5, zone), arrival: nil)
        trip.arrival = .at(2026, 7, 1, 12, 0, zone)
        let written = try EntryText.new(.trip(trip), uid: "1", at: Date(timeIntervalSince1970: 0))
        #expect(written.entry == .trip(trip))
        #expect(try EntryText.entry(of: written.bytes) == .trip(trip))
        let text = String(decoding: written.bytes, as: UTF8.self)
        #expect(text.split(separator: "BEGIN:VTIMEZONE").count == 2)
        let changed = try EntryText.changing(written.bytes, at: Date()) { entry in
            guard case .trip(var trip) = entry else { return entry }
            trip.actualArrival = .at(2026, 7, 1, 12, 30, zone)
            return .trip(trip)
        }
        trip.actualArrival = .at(2026, 7, 1, 12, 30, zone)
        #expect(changed.entry == .trip(trip))
    }

    @Test("A zone whose name means something else keeps what the clock shows")
    func taken() throws {
        let names = [
            "Ship", "Ship", "UTC+01:00", "Europe/Vienna", "/x/Europe/Vienna", "/Europe/Vienna", "Z",
            "zulu", "",
        ]
        for name in names.dropFirst() {
            var trip = Trip(
                from: "A", to: "B",
                departure: .at(
                    2026, 7, 1, 10, 5, .custom(name: names[0], secondsFromUTC: 10_800)),
                arrival: nil)
            trip.arrival = .at(2026, 7, 1, 12, 5, .custom(name: name, secondsFromUTC: 7_200))
            let written = try EntryText.new(
                .trip(trip), uid: "1", at: Date(timeIntervalSince1970: 0))
            trip.arrival = .at(
                2026, 7, 1, 12, 5, .custom(name: "UTC+02:00", secondsFromUTC: 7_200))
            #expect(written.entry == .trip(trip), "\(name)")
        }
    }

    @Test("A name with an offset needs no definition to be read")
    func read() throws {
        let trip = try trip(
            event("SUMMARY:A → B", start: "DTSTART;TZID=\"UTC+02:00\":20260701T100500"))
        #expect(
            trip.departure
                == .at(2026, 7, 1, 10, 5, .custom(name: "UTC+02:00", secondsFromUTC: 7_200)))
    }
}
