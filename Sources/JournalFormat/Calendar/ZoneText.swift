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
        let digits = parts.map { ($0 < 10 ? "0" : "") + String($0) }
        return (seconds < 0 ? "-" : "+") + digits[0] + digits[1] + (parts[2] == 0 ? "" : digits[2])
    }
}
