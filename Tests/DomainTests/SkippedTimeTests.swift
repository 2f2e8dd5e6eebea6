import Domain
import TestSupport
import Testing

struct SkippedTimeTests {
    @Test("A reading that the clock skips says so, and from where to where the clock is put")
    func skipped() throws {
        let skipped = try #require(DateTime.at(2026, 3, 29, 2, 30, .berlin).skipped)
        #expect(skipped.from == .at(2026, 3, 29, 2, 0, .berlin))
        #expect(skipped.to == .at(2026, 3, 29, 3, 0, .berlin))
    }

    @Test("The first and the last minute of the gap do not exist, those beside it do")
    func borders() {
        for (hour, minute, exists) in [
            (1, 59, true), (2, 0, false), (2, 59, false), (3, 0, true),
        ] {
            let time = DateTime.at(2026, 3, 29, hour, minute, .vienna)
            #expect((time.skipped == nil) == exists, "\(hour):\(minute)")
        }
    }

    @Test("Half an hour, and a whole day, are skipped alike")
    func otherGaps() throws {
        let island = DateTime.at(2026, 10, 4, 2, 10, .named("Australia/Lord_Howe"))
        let gap = try #require(island.skipped)
        #expect((gap.from.hour, gap.from.minute) == (2, 0))
        #expect((gap.to.hour, gap.to.minute) == (2, 30))
        let samoa = try #require(DateTime.at(2011, 12, 30, 12, 0, .named("Pacific/Apia")).skipped)
        #expect(samoa.from.day == CalendarDay(year: 2011, month: 12, day: 30))
        #expect(samoa.to.day == CalendarDay(year: 2011, month: 12, day: 31))
    }

    @Test("What the clock shows twice exists, and so does every time of a clock without changes")
    func existing() {
        let zones: [Zone] = [
            .floating, .utc, .custom(name: "Ship", secondsFromUTC: 60), .named("Asia/Kolkata"),
        ]
        for zone in zones {
            #expect(DateTime.at(2026, 3, 29, 2, 30, zone).skipped == nil)
        }
        #expect(DateTime.at(2026, 10, 25, 2, 30, .vienna).skipped == nil)
    }

    @Test("A time that does not exist cannot be recorded, and the error says why")
    func recording() throws {
        let trip = Trip.from(.at(2026, 3, 29, 1, 50, .vienna), to: nil)
        let skipped = try #require(DateTime.at(2026, 3, 29, 2, 30, .vienna).skipped)
        for days in [nil, 0] {
            #expect(throws: TripRecordError.skipped(skipped)) {
                try trip.recording(.at(.departure, hour: 2, minute: 30, daysLater: days))
            }
        }
    }
}
