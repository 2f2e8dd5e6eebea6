package import Domain
internal import Foundation

/// One end of a trip in words. Days are counted from the planned day of the departure.
package struct TripEndWords {
    /// The planned time, such as "14:02", or "14:02 CET" if the zones of the two ends differ or are
    /// not that of home.
    package let planned: String
    /// The difference in days, such as "+1 day".
    package let day: String
    /// The recorded time, such as "departed 14:14", "departed on time" or "arrived 00:41 (+1 day)".
    package let actual: String
    /// The recorded time alone, such as "14:14".
    package let actualClock: String
    /// The day of the recorded time, or else of the planned one, such as "next day"; empty on the
    /// day from which it is counted.
    package let relativeDay: String
    /// The difference in minutes, such as "+68" or "+0".
    package let difference: String
    /// The difference in words, such as "1 h 8 min late"; empty for none.
    package let delay: String

    /// - Parameter day: the day that `relativeDay` is relative to, or `nil` for that of the
    ///   departure.
    package init(
        _ trip: Trip, at end: TripStop, countingFrom day: CalendarDay? = nil, words: Localizer
    ) {
        let first = day ?? trip.departure.day
        let planned = trip.planned(at: end)
        let actual = trip.actual(at: end)?.onTheClock(of: planned)
        let minutesLate = trip.delay(at: end)?.wholeMinutes

        let clock = actual.map { planned == nil ? words.clock($0, in: trip) : words.time($0) } ?? ""

        func dayShift(_ time: DateTime) -> String {
            words.dayShift(trip.departure.day.days(until: time.day))
        }
        self.planned = planned.map { words.clock($0, in: trip) } ?? ""
        self.day = planned.map(dayShift) ?? ""
        difference = minutesLate.map { words.difference(minutes: $0) } ?? ""
        delay = minutesLate == 0 ? "" : trip.delay(at: end).map { words.delay($0) } ?? ""
        actualClock = clock
        relativeDay =
            (actual ?? planned).map {
                words.relativeDay(first.days(until: $0.day))
            } ?? ""
        self.actual =
            actual.map { actual in
                words.actual(
                    at: end, minutesLate: minutesLate, clock: clock, dayShift: dayShift(actual))
            } ?? ""
    }
}

extension Localizer {
    /// A time of a trip, such as "14:02", or "14:02 CET" if zones matter.
    func clock(_ time: DateTime, in trip: Trip) -> String {
        let zone = trip.needsZones(beside: homeZone) ? zone(of: time) : nil
        return [self.time(time), zone ?? ""].spaced
    }

    /// The recorded time, such as "arrived 00:41 (+1 day)" or "departed on time".
    fileprivate func actual(
        at end: TripStop, minutesLate: Int?, clock: String, dayShift: String
    ) -> String {
        let time =
            dayShift.isEmpty
            ? clock : say("{time} ({days})", ["time": clock, "days": dayShift])
        switch (end, minutesLate) {
        case (.departure, 0): return say("departed on time")
        case (.departure, _): return say("departed {time}", ["time": time])
        case (.arrival, 0): return say("arrived on time")
        case (.arrival, _): return say("arrived {time}", ["time": time])
        }
    }
}

extension Trip {
    /// Whether the offsets of the two ends differ, because of a border or a change of clocks, or
    /// one differs from that at home.
    fileprivate func needsZones(beside home: TimeZone?) -> Bool {
        let ends = [departure, arrival ?? actualArrival].compactMap(\.self)
        return Set(ends.map(\.secondsFromUTC)).count > 1 || ends.contains { $0.isAway(from: home) }
    }
}
