import Domain
import Foundation
import TestSupport
import Testing

struct DateTimeTests {
    @Test(
        "Readings that no clock shows are refused",
        arguments: [(24, 0, 0), (-1, 0, 0), (0, 60, 0), (0, -1, 0), (0, 0, 61), (0, 0, -1)])
    func impossible(hour: Int, minute: Int, second: Int) throws {
        let day = try #require(CalendarDay(year: 2026, month: 1, day: 1))
        #expect(DateTime(day, hour: hour, minute: minute, second: second, zone: .utc) == nil)
    }

    @Test("A leap second is the last second of its minute")
    func leapSecond() throws {
        let day = try #require(CalendarDay(year: 2016, month: 12, day: 31))
        let time = try #require(DateTime(day, hour: 23, minute: 59, second: 60, zone: .utc))
        #expect(time.second == 59)
    }

    @Test("A reading that a clock shows twice means the first of the two")
    func overlap() {
        let twice = DateTime.at(2026, 10, 25, 2, 30, .vienna)
        #expect(twice.instant == DateTime.at(2026, 10, 25, 0, 30, .utc).instant)
    }

    @Test("A reading that a clock skips counts by the offset before the gap")
    func gap() {
        let skipped = DateTime.at(2026, 3, 29, 2, 30, .vienna)
        #expect(skipped.instant == DateTime.at(2026, 3, 29, 1, 30, .utc).instant)
        #expect(skipped.advanced(by: .zero) == .at(2026, 3, 29, 3, 30, .vienna))
    }

    @Test("An hour before, at and after the change are an hour apart")
    func aroundTheChange() {
        let times = [
            DateTime.at(2026, 10, 25, 1, 59, .vienna), .at(2026, 10, 25, 2, 0, .vienna),
            .at(2026, 10, 25, 3, 0, .vienna),
        ]
        #expect(times[0].duration(until: times[1]) == .minutes(1))
        #expect(times[1].duration(until: times[2]) == .minutes(120))
    }

    @Test("The night the clocks go back is an hour longer, the night they go on an hour shorter")
    func nights() {
        #expect(
            DateTime.at(2026, 10, 24, 22, 0, .vienna)
                .duration(until: .at(2026, 10, 25, 6, 0, .vienna)) == .minutes(9 * 60))
        #expect(
            DateTime.at(2026, 3, 28, 22, 0, .vienna)
                .duration(until: .at(2026, 3, 29, 6, 0, .vienna)) == .minutes(7 * 60))
    }

    @Test("Over the change, the clock follows the time that really passes")
    func advancing() {
        let evening = DateTime.at(2026, 10, 24, 23, 0, .vienna)
        #expect(evening.advanced(by: .minutes(5 * 60)) == .at(2026, 10, 25, 3, 0, .vienna))
        let floating = DateTime.at(2026, 10, 24, 23, 0, .floating)
        #expect(floating.advanced(by: .minutes(5 * 60)) == .at(2026, 10, 25, 4, 0, .floating))
    }

    @Test("What passes in the hour shown twice is kept by UTC, and leads back to the instant")
    func advancingIntoTheSecondTime() throws {
        let twice = DateTime.at(2026, 10, 25, 2, 15, .vienna)
        #expect(twice.advanced(by: .minutes(30)) == .at(2026, 10, 25, 2, 45, .vienna))
        #expect(twice.advanced(by: .minutes(60)) == .at(2026, 10, 25, 1, 15, .utc))
        #expect(twice.advanced(by: .minutes(105)) == .at(2026, 10, 25, 3, 0, .vienna))
        for zone in [Zone.vienna, .named("America/New_York"), .named("Australia/Lord_Howe")] {
            for month in 1...12 {
                let start = try #require(DateTime.at(2026, month, 1, 0, 0, zone).instant)
                for quarter in 0..<(31 * 96) {
                    let instant = start.addingTimeInterval(Double(quarter) * 900)
                    #expect(DateTime(exactly: instant, in: zone)?.instant == instant)
                }
            }
        }
    }

    @Test("Time between two floating times is what the clock shows")
    func floating() {
        let start = DateTime.at(2026, 12, 31, 23, 59, .floating)
        #expect(start.duration(until: .at(2027, 1, 1, 0, 1, .floating)) == .minutes(2))
        #expect(start.instant == nil)
    }

    @Test("The duration between a floating and a zoned time is unknown")
    func mixed() {
        let floating = DateTime.at(2026, 1, 1, 8, 0, .floating)
        let zoned = DateTime.at(2026, 1, 1, 9, 0, .utc)
        #expect(floating.duration(until: zoned) == nil)
        #expect(zoned.duration(until: floating) == nil)
    }

    @Test("A zone of a file's own counts by its offset")
    func custom() {
        let custom = Zone.custom(name: "Somewhere", secondsFromUTC: 5_400)
        #expect(
            DateTime.at(2026, 1, 1, 1, 30, custom).instant
                == DateTime.at(2026, 1, 1, 0, 0, .utc).instant)
    }

    @Test("Reading and instant agree with Foundation's calendar at random moments")
    func agreesWithFoundation() throws {
        var random = SeededGenerator(seed: 11)
        let zones = ["Europe/Vienna", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"]
        for index in 0..<2_000 {
            let name = zones[index % zones.count]
            let moment = Date(timeIntervalSince1970: .random(in: 0...4e9, using: &random).rounded())
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(identifier: name))
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second], from: moment)
            let time = try #require(DateTime(moment, in: .named(name)))
            #expect(time.day.year == parts.year && time.day.month == parts.month)
            #expect(time.day.day == parts.day && time.hour == parts.hour)
            #expect(time.minute == parts.minute && time.second == parts.second)
            // A reading names the first of two instants, so at most the second of them moves.
            let back = try #require(time.instant)
            #expect(DateTime(back, in: .named(name)) == time && back <= moment)
            #expect(moment.timeIntervalSince(back) <= 3_600)
        }
    }

    @Test("No moment is too far away to ask for; beyond the calendar there is no reading")
    func farAway() {
        for seconds in [1e13, -1e13, 1e300, -.infinity, .nan] {
            #expect(DateTime(Date(timeIntervalSince1970: seconds), in: .utc) == nil)
        }
        let late = DateTime.at(9999, 12, 31, 23, 0, .utc)
        #expect(late.advanced(by: .minutes(61)) == nil)
        #expect(late.advanced(by: .seconds(Int64.max)) == nil)
        #expect(DateTime.at(1, 1, 1, 0, 0, .floating).advanced(by: .seconds(Int64.min)) == nil)
    }

    @Test(
        "A zone is known by its name in the time zone database, and by no other",
        arguments: [
            ("Europe/Vienna", .named("Europe/Vienna")), ("UTC", .utc),
            ("America/Argentina/Buenos_Aires", .named("America/Argentina/Buenos_Aires")),
            ("CET", .named("CET")), ("PST8PDT", .named("PST8PDT")), ("PST", nil),
            ("", nil), ("Vienna", nil), ("CET+1", nil), ("Europe/Nowhere", nil),
            ("../../etc/passwd", nil), ("GMT+1", nil), ("/", nil),
        ] as [(String, Zone?)])
    func zones(name: String, zone: Zone?) throws {
        if let zone {
            #expect(try Zone.identified(by: name) == zone)
        } else {
            #expect(throws: TripError.unknownTimeZone(name)) { try Zone.identified(by: name) }
        }
    }
}
