package import Domain
internal import Foundation

/// One end of a trip in words. Days count from the day of the departure by the timetable.
package struct TripEndWords {
    /// Such as "14:02", or "14:02 CET" where the clocks of the two ends differ, or are not those at home.
    package let planned: String
    /// Such as "+1 day".
    package let day: String
    /// Such as "departed 14:14", "departed on time" or "arrived 00:41 (+1 day)".
    package let actual: String
    /// Such as "+12 min".
    package let shift: String
    /// How late it was, in whole minutes; nil where that is not known.
    package let minutesLate: Int?

    package init(_ trip: Trip, at end: TripEnd, words: LocalWords) {
        let planned = trip.planned(at: end)
        let actual = trip.actual(at: end)?.onTheClock(of: planned)
        let minutesLate = trip.delay(at: end)?.wholeMinutes

        func dayShift(_ time: DateTime) -> String {
            words.dayShift(trip.departure.day.days(until: time.day))
        }
        self.planned = planned.map { words.clock($0, in: trip) } ?? ""
        day = planned.map(dayShift) ?? ""
        self.minutesLate = minutesLate
        shift = minutesLate.map { words.shift(minutes: $0) } ?? ""
        self.actual =
            actual.map { actual in
                words.actual(
                    at: end, minutesLate: minutesLate,
                    clock: planned == nil ? words.clock(actual, in: trip) : words.time(actual),
                    dayShift: dayShift(actual))
            } ?? ""
    }
}

extension LocalWords {
    /// A time of a trip, such as "14:02", or "14:02 CET" where that says more.
    func clock(_ time: DateTime, in trip: Trip) -> String {
        let zone = trip.needsZones(beside: homeZone) ? zone(of: time) : nil
        return [self.time(time), zone ?? ""].spaced
    }

    /// Such as "arrived 00:41 (+1 day)" or "departed on time". That an arrival was early is said, as no
    /// page tells it elsewhere.
    fileprivate func actual(
        at end: TripEnd, minutesLate: Int?, clock: String, dayShift: String
    ) -> String {
        let time =
            dayShift.isEmpty
            ? clock : say("{time} ({days})", ["time": clock, "days": dayShift])
        switch (end, minutesLate) {
        case (.departure, 0): return say("departed on time")
        case (.departure, _): return say("departed {time}", ["time": time])
        case (.arrival, 0): return say("arrived on time")
        case (.arrival, let minutes?) where minutes < 0:
            return say(
                "arrived {time}, {duration} early",
                ["time": time, "duration": duration(minutes: -minutes)])
        case (.arrival, _): return say("arrived {time}", ["time": time])
        }
    }
}

extension Trip {
    /// Whether the clocks of the two ends differ, because of a border or of a night in which they
    /// are put forward or back, or one shows another time than those at home.
    fileprivate func needsZones(beside home: TimeZone?) -> Bool {
        let ends = [departure, arrival ?? actualArrival].compactMap(\.self)
        return Set(ends.map(\.secondsFromUTC)).count > 1
            || ends.contains { $0.isAway(from: home) }
    }
}
