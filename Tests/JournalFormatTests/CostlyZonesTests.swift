import Domain
import Foundation
import TestSupport
import Testing

@testable import JournalFormat

/// Tests of zones that a hostile file may define to keep a reader busy.
struct CostlyZonesTests {
    private let winter = "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"

    @Test(
        "A rule that never comes round is refused, and the reason says so",
        arguments: [
            "BYMONTH=2;BYMONTHDAY=30", "BYMONTH=4,6,9,11;BYMONTHDAY=31", "BYMONTH=3;BYDAY=6SU",
            "BYMONTH=2;BYMONTHDAY=-30", "BYDAY=SU;BYSETPOS=60", "BYYEARDAY=366;BYMONTH=1",
        ])
    func never(rule: String) throws {
        let zone = definition("Z").replacing(winter, with: "RRULE:FREQ=YEARLY;\(rule)")
        #expect(throws: CalendarDefect.zone(.never("Z"))) {
            try trip(
                event("SUMMARY:A → B", start: "DTSTART;TZID=Z:20261120T140200", after: zone))
        }
    }

    @Test("A zone that the database knows does not depend on what a file makes of it")
    func known() throws {
        let zone = definition("Europe/Berlin").replacing(
            winter, with: "RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")
        let read = try trip(
            event(
                "SUMMARY:A → B", start: "DTSTART;TZID=Europe/Berlin:20261120T140200", after: zone))
        #expect(read.departure.zone == .berlin)
    }

    @Test("Of a thousand zones, those are worked out that are asked for, once")
    func lazily() throws {
        let zones = try zones((0..<1_000).map { definition("Z\($0)") })
        #expect(zones.workDone == 0)
        let time = DateTime.at(2026, 11, 20, 14, 2, .floating)
        #expect(try offset(zones, "Z7", time) == 3_600)
        let done = zones.workDone
        #expect(done > 0 && done < 5_000)
        #expect(try offset(zones, "Z7", .at(2026, 7, 20, 14, 2, .floating)) == 7_200)
        #expect(zones.workDone == done)
        // All of them are within what a file may ask for.
        for number in 0..<1_000 { _ = try offset(zones, "Z\(number)", time) }
        #expect(zones.workDone <= ZoneWork.mostOfFile)
    }

    @Test("Of zones that are defined many times the first counts")
    func repeated() throws {
        let zones = try zones(
            [definition("Z", winter: "+0300")] + (0..<5_000).map { _ in definition("Z") })
        #expect(try offset(zones, "Z", .at(2026, 11, 20, 14, 2, .floating)) == 10_800)
        #expect(zones.definitions.count == 1)
        #expect(zones.workDone < 5_000)
    }

    @Test(
        "A definition with more rules than any zone has is given up, before it costs anything",
        arguments: [
            "RRULE:FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA", "RRULE:FREQ=YEARLY;COUNT=100000",
            "RRULE:FREQ=YEARLY;BYMONTHDAY=1;INTERVAL=1;COUNT=99999",
        ])
    func endless(rule: String) throws {
        let zone = definition("Z").replacing(
            winter, with: Array(repeating: rule, count: 900).joined(separator: "\r\n"))
        let zones = try zones([zone])
        #expect(throws: ZoneDefect.endless("Z")) {
            try offset(zones, "Z", .at(2026, 11, 20, 14, 2, .floating))
        }
        #expect(zones.workDone <= ZoneWork.mostOfDefinition)
    }

    @Test("What a file costs has an end, however many such definitions it holds")
    func file() throws {
        let rule = "RRULE:FREQ=YEARLY;BYDAY=1SU,2MO,3TU,4WE,5TH,6FR,7SA"
        let zones = try zones(
            (0..<300).map { number in
                definition("Z\(number)").replacing(
                    winter, with: Array(repeating: rule, count: 40).joined(separator: "\r\n"))
            })
        for number in 0..<300 {
            _ = try? offset(zones, "Z\(number)", .at(2026, 11, 20, 14, 2, .floating))
        }
        #expect(zones.workDone <= ZoneWork.mostOfFile)
        #expect(throws: ZoneDefect.endless("Z299")) {
            try offset(zones, "Z299", .at(2026, 11, 20, 14, 2, .floating))
        }
    }

    @Test("A definition of a megabyte is not worked out")
    func large() throws {
        let padding = "X-LONG:" + String(repeating: "long ", count: 200_000)
        let zones = try zones([definition("Z", padding)])
        #expect(throws: ZoneDefect.endless("Z")) {
            try offset(zones, "Z", .at(2026, 11, 20, 14, 2, .floating))
        }
        #expect(zones.workDone == 0)
    }
}
