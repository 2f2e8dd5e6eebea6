import Domain
import Foundation
import Wording

extension DateTime {
    /// Reads a typed time in a zone: `2026-11-20T14:02`, with a `Z` at its end for UTC, or a day
    /// and a time of day such as `tomorrow 14:02`.
    init(
        typed text: String, zone: Zone, now: Date = Date(), words: Localizer = Localizer()
    ) throws(CommandError) {
        if let time = Self.dayAndClock(text, zone, now, words) {
            self = try time.existing(or: CommandError.init(usage:))
            return
        }
        let isUTC = text.hasSuffix("Z") || text.hasSuffix("z")
        let halves = (isUTC ? text.dropLast() : text[...])
            .split(maxSplits: 1) { $0 == "T" || $0 == "t" || $0 == " " }
        guard halves.count == 2, let day = CalendarDay(isoText: Array(halves[0].utf8)),
            let clock = Self.clock(halves[1]),
            let time = DateTime(
                day, hour: clock[0], minute: clock[1], second: clock.count > 2 ? clock[2] : 0,
                zone: isUTC ? .utc : zone)
        else {
            throw .usage(
                localized(
                    "“{text}” is not a day with a time; write it as 2026-11-20T14:02 or tomorrow 14:02.",
                    ["text": text]))
        }
        self = try time.existing(or: CommandError.init(usage:))
    }

    /// Reads a day and a time of day in either order, or returns `nil` if the text is not both.
    private static func dayAndClock(
        _ text: String, _ zone: Zone, _ now: Date, _ words: Localizer
    ) -> DateTime? {
        let parts = text.split(separator: " ")
        guard parts.count > 1,
            let today = CalendarDay(now, in: zone.timeZone ?? .current)
        else { return nil }
        let days = DayReader(words: words.dayWords, today: today, tendency: .thisYear)
        // A day with its year must not be taken for a day with a time.
        guard days.numbers(text) == nil else { return nil }
        for place in 1..<parts.count {
            let halves = [parts[..<place], parts[place...]].map { $0.joined(separator: " ") }
            for (day, clock) in [(halves[0], halves[1]), (halves[1], halves[0])] {
                guard Int(day) == nil, let day = days.numbers(day)?.calendarDay,
                    let clock = words.clock(typed: clock),
                    let time = DateTime(day, hour: clock.hour, minute: clock.minute, zone: zone)
                else { continue }
                return time
            }
        }
        return nil
    }

    private static func clock(_ text: some StringProtocol) -> [Int]? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count),
            parts.allSatisfy({
                $0.count == 2 && $0.allSatisfy { (0x30...0x39).contains($0) }
            })
        else { return nil }
        return parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    }
}

extension Zone {
    /// Reads a typed zone: a name such as `Europe/Vienna` in any case, `UTC`, or `floating` for
    /// local time anywhere.
    init(typed text: String) throws(CommandError) {
        self =
            text.lowercased() == "floating"
            ? .floating : try CommandError.checking { try Zone.typed(text) }
    }
}

extension Trip {
    /// Returns the typed time of departure or arrival: a delay such as `+12`, a time of day, which
    /// is the one nearest to the planned time, or a day and a time of day in `zone`.
    func actual(
        typed text: String, at end: TripStop, _ zone: Zone, words: Localizer = Localizer()
    ) throws(CommandError) -> DateTime {
        let planned = planned(at: end)
        if let delay = TypedDelay(text), !delay.isBare,
            let time = planned?.advanced(by: .seconds(delay.minutes * 60))
        {
            return time
        }
        let nearby = planned.map { $0.hour * 60 + $0.minute }
        guard let clock = words.clock(typed: text, near: nearby) else {
            return try DateTime(typed: text, zone: zone, words: words)
        }
        return try CommandError.checking {
            try reading(at: end, hour: clock.hour, minute: clock.minute, daysLater: nil)
        }
    }
}
