import Domain
import Foundation

/// Writes VTIMEZONEs of the time zone database.
///
/// libical could write them too, but gets years wrong in countries with irregular rules, such as
/// Egypt, Israel from 2013 to 2016 or Brazil in 2014.
enum ZoneText {
    /// The first year of a definition, unless it is needed for an earlier time.
    private static let firstYear = 1970
    /// The last year that is written out; a rule continues beyond it.
    private static let lastYear = 2037

    /// Returns the lines of a zone's VTIMEZONE for times from `year` on, or `nil` if the system
    /// does not know the zone.
    static func lines(for identifier: String, from year: Int) -> [String]? {
        guard let zone = TimeZone(identifier: identifier),
            let day = CalendarDay(year: max(1, min(firstYear, year - 1)), month: 1, day: 1),
            let start = DateTime(day, hour: 0, minute: 0, zone: .utc)?.instant
        else { return nil }
        let first = ZoneOnset(of: zone, at: start, from: start)
        var onsets: [ZoneOnset] = []
        var instant = start
        while let next = zone.nextDaylightSavingTimeTransition(after: instant) {
            guard let onset = ZoneOnset(of: zone, at: next, from: instant),
                onset.day.year <= lastYear
            else { break }
            if onset.before != onset.after { onsets.append(onset) }
            instant = next
        }
        var observances = first.map { observance([$0]) } ?? []
        for group in groups(of: onsets) { observances += observance(group) }
        return ["BEGIN:VTIMEZONE", "TZID:\(identifier)"] + observances + ["END:VTIMEZONE"]
    }

    /// Returns the onsets by their pairs of offsets, in the order of the first of each.
    private static func groups(of onsets: [ZoneOnset]) -> [[ZoneOnset]] {
        var groups: [[ZoneOnset]] = []
        for onset in onsets {
            let group = groups.firstIndex { group in
                group[0].before == onset.before && group[0].after == onset.after
                    && group[0].isDaylight == onset.isDaylight
            }
            if let group { groups[group].append(onset) } else { groups.append([onset]) }
        }
        return groups
    }

    /// Returns the needed observances: one with a rule for the years to the end, and one that lists
    /// the onsets before.
    private static func observance(_ onsets: [ZoneOnset]) -> [String] {
        let rule = ZoneRule(endOf: onsets, lastYear: lastYear)
        let listed = onsets.dropLast(rule?.count ?? 0)
        var lines: [String] = []
        if let first = listed.first {
            let others = listed.dropFirst().map(\.text).joined(separator: ",")
            lines += component(first, others.isEmpty ? [] : ["RDATE:\(others)"])
        }
        if let rule { lines += component(onsets[listed.count], ["RRULE:\(rule.text)"]) }
        return lines
    }

    private static func component(_ onset: ZoneOnset, _ recurrence: [String]) -> [String] {
        let name = onset.isDaylight ? "DAYLIGHT" : "STANDARD"
        return ["BEGIN:\(name)", "DTSTART:\(onset.text)"] + recurrence + [
            "TZOFFSETFROM:\(offset(onset.before))", "TZOFFSETTO:\(offset(onset.after))",
            "END:\(name)",
        ]
    }

    private static func offset(_ seconds: Int) -> String {
        let parts = [abs(seconds) / 3_600, abs(seconds) / 60 % 60, abs(seconds) % 60]
        let digits = parts.map { $0.padded(to: 2) }
        return (seconds < 0 ? "-" : "+") + digits[0] + digits[1] + (parts[2] == 0 ? "" : digits[2])
    }
}

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
