import Domain
import Foundation
import JournalFormat
import TestSupport
import Testing

struct FixedZonesTests {
    @Test(
        "A zone may say by its name how far its clocks are ahead",
        arguments: [
            ("UTC+02:00", 7_200), ("GMT-0330", -12_600), ("+05:45", 20_700), ("UTC+2", nil),
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

    @Test("A name with an offset needs no definition to be read")
    func read() throws {
        let trip = try trip(
            event("SUMMARY:A → B", start: "DTSTART;TZID=\"UTC+02:00\":20260701T100500"))
        #expect(
            trip.departure
                == .at(2026, 7, 1, 10, 5, .custom(name: "UTC+02:00", secondsFromUTC: 7_200)))
    }
}
