import Domain
import Foundation

/// A moment from which another offset applies in a zone.
struct ZoneOnset {
    /// The reading of the clocks at that moment, before they change.
    let clock: DateTime
    /// The offsets from UTC before and after the moment, in seconds.
    let before: Int
    let after: Int
    let isDaylight: Bool

    var day: CalendarDay { clock.day }
    var text: String { Values.encoded(clock) }

    /// Makes the change of a zone at a moment, where `earlier` is any time since the onset before
    /// it.
    init?(of zone: TimeZone, at moment: Date, from earlier: Date) {
        before = zone.secondsFromGMT(for: earlier)
        after = zone.secondsFromGMT(for: moment)
        isDaylight = zone.isDaylightSavingTime(for: moment)
        guard let utc = DateTime(moment.addingTimeInterval(Double(before)), in: .utc),
            let clock = DateTime(
                utc.day, hour: utc.hour, minute: utc.minute, second: utc.second, zone: .floating)
        else { return nil }
        self.clock = clock
    }
}

/// A yearly rule for the last of some onsets.
struct ZoneRule {
    /// The rule as an RRULE.
    let text: String
    /// The number of onsets that follow the rule.
    let count: Int

    /// Finds the rule, or returns `nil` if the onsets end before the last year or too few of them
    /// follow one rule.
    init?(endOf onsets: [ZoneOnset], lastYear: Int) {
        guard let last = onsets.last, last.day.year == lastYear else { return nil }
        let weekdays = ["TH", "FR", "SA", "SU", "MO", "TU", "WE"]
        let weekday = Self.weekday(last.day)
        var days: Set<Int> = []
        var endings: Set<Int> = []
        var best: (text: String, count: Int)?
        for (count, onset) in onsets.reversed().enumerated() {
            let day = onset.day
            guard day.year == lastYear - count, day.month == last.day.month,
                Self.weekday(day) == weekday, onset.clock.hour == last.clock.hour,
                onset.clock.minute == last.clock.minute, onset.clock.second == last.clock.second
            else { break }
            days.insert(day.day)
            endings.insert(CalendarDay.length(ofMonth: day.month, in: day.year) - day.day)
            guard let which = Self.week(of: days, endings: endings, weekday: weekdays[weekday])
            else { break }
            best = ("FREQ=YEARLY;BYMONTH=\(day.month);\(which)", count + 1)
        }
        guard let best, best.count >= 7 else { return nil }
        (text, count) = best
    }

    /// Returns the days of the month for the weekday: the last one, the first to fourth, or the
    /// first one on or after a day.
    private static func week(of days: Set<Int>, endings: Set<Int>, weekday: String) -> String? {
        guard let first = days.min(), let last = days.max(), let latest = endings.max() else {
            return nil
        }
        if latest < 7 { return "BYDAY=-1\(weekday)" }
        let week = (first - 1) / 7
        if week == (last - 1) / 7 { return "BYDAY=\(week + 1)\(weekday)" }
        guard last - first < 7 else { return nil }
        let window = (last - 6...last).map(String.init).joined(separator: ",")
        return last > 6 ? "BYDAY=\(weekday);BYMONTHDAY=\(window)" : nil
    }

    /// Returns the day of the week, 0 for Thursday, which 1 January 1970 was.
    private static func weekday(_ day: CalendarDay) -> Int {
        ((day.daysSinceEpoch % 7) + 7) % 7
    }
}
