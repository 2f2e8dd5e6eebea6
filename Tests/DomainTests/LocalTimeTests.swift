import Foundation
import Testing

@testable import Domain

@Suite("What a machine's clock says")
struct LocalTimeTests {
    private let moment = Date(timeIntervalSince1970: 1_795_215_600)  // 2026-11-20 23:00 UTC

    @Test(
        "The day is the clock's, wherever it is",
        arguments: [("Europe/Vienna", 21), ("UTC", 20), ("America/New_York", 20)])
    func day(zone: String, day: Int) throws {
        let zone = try #require(TimeZone(identifier: zone))
        #expect(CalendarDay(moment, in: zone) == CalendarDay(year: 2026, month: 11, day: day))
    }

    @Test(
        "A zone without a place is UTC where it is that, and floating otherwise",
        arguments: [
            ("Europe/Vienna", Zone.named("Europe/Vienna")), ("UTC", .utc), ("GMT", .utc),
            ("Etc/UTC", .utc), ("CET", .named("CET")),
        ])
    func zone(identifier: String, zone: Zone) throws {
        #expect(Zone.local(try #require(TimeZone(identifier: identifier))) == zone)
    }

    @Test("An offset is no place")
    func offset() throws {
        #expect(Zone.local(try #require(TimeZone(secondsFromGMT: 3_600))) == .floating)
    }
}
