package import Domain
import Foundation

extension Localizer {
    /// A day, such as "21 November 2026".
    package func day(_ day: CalendarDay) -> String {
        self.day(year: day.year, month: day.month, day: day.day)
    }

    /// A day below a heading that names its year, such as "20 Nov".
    package func shortDay(_ day: CalendarDay) -> String {
        shortDay(year: day.year, month: day.month, day: day.day)
    }

    /// A day in short, such as "20 Nov 2026".
    package func shortDayOfYear(_ day: CalendarDay) -> String {
        shortDayOfYear(year: day.year, month: day.month, day: day.day)
    }

    /// A day with its weekday, such as "Friday, 20 November 2026".
    package func longDay(_ day: CalendarDay) -> String {
        longDay(year: day.year, month: day.month, day: day.day)
    }

    /// The day of a time, such as "21 November 2026".
    package func day(of time: DateTime) -> String { day(time.day) }

    /// A time of day, such as "14:02".
    package func time(_ time: EntrySummary.ClockTime) -> String {
        self.time(hour: time.hour, minute: time.minute)
    }

    /// A time of day in its own zone, such as "14:02".
    func time(_ time: DateTime) -> String { self.time(hour: time.hour, minute: time.minute) }

    /// The short name of a time's zone, such as "CET", or "GMT+5:45" if the locale has none; `nil`
    /// for a floating time.
    func zone(of time: DateTime) -> String? {
        guard let timeZone = time.zone.timeZone, let instant = time.instant else { return nil }
        if time.zone == .utc { return "UTC" }
        let style = Date.FormatStyle(
            locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
        return style.timeZone(.specificName(.short)).format(instant)
    }

    /// A difference in days, such as "+1 day" or "−2 days", or an empty text for none.
    func dayShift(_ days: Int) -> String {
        switch days {
        case 0: ""
        case ..<0: say(one: "−{count} day", other: "−{count} days", count: -days)
        default: say(one: "+{count} day", other: "+{count} days", count: days)
        }
    }

    /// A day beside a time, such as "next day" or "+2 days", or an empty text for the same day.
    func relativeDay(_ days: Int) -> String {
        days == 1 ? say("next day", context: "beside a time") : dayShift(days)
    }

    /// A difference in minutes beside a time, such as "+68", "+0" or "−3".
    func difference(minutes: Int) -> String {
        let count = number(abs(minutes))
        return minutes < 0
            ? say("−{duration}", ["duration": count]) : say("+{duration}", ["duration": count])
    }

    /// A duration, such as "1 h 8 min".
    package func duration(minutes: Int) -> String { duration(.seconds(minutes * 60)) }

    /// An amount of money, such as "€49.90".
    package func fare(_ fare: Fare) -> String {
        let hasCode = fare.currency.count == 3
        guard hasCode else {
            var whole = Decimal()
            var exact = fare.amount
            NSDecimalRound(&whole, &exact, 0, .plain)
            let cents = whole == exact ? 0...0 : 2...6
            let amount = fare.amount.formatted(
                .number.precision(.fractionLength(cents)).locale(locale))
            return fare.currency.isEmpty ? amount : "\(amount) \(fare.currency)"
        }
        return fare.amount.formatted(.currency(code: fare.currency).locale(locale))
    }
}

extension DateTime {
    /// Returns the same instant in the zone of another time, so that the two can be compared.
    package func onTheClock(of other: DateTime?) -> DateTime {
        guard let other, other.zone != zone, let instant else { return self }
        return DateTime(instant, in: other.zone) ?? self
    }

    /// The offset from UTC in seconds, or `nil` for a floating time.
    var secondsFromUTC: Int? {
        guard let timeZone = zone.timeZone, let instant else { return nil }
        return timeZone.secondsFromGMT(for: instant)
    }

    /// Whether clocks at home show another time at that instant.
    func isAway(from home: TimeZone?) -> Bool {
        guard let home, let instant else { return false }
        return home.secondsFromGMT(for: instant) != secondsFromUTC
    }
}

extension Localizer {
    /// The status in rows, on pages and on the command line, such as "12 min late", or an empty
    /// text if it is not known. A delay below a minute counts as on time.
    package func status(_ status: TripStatus) -> String {
        self.status(status) { duration($0) }
    }

    /// The status, with durations written by a closure.
    func status(_ status: TripStatus, saying duration: (Duration) -> String) -> String {
        switch (status, status.difference) {
        case (.unknown, _): ""
        case (.cancelled, _): say("cancelled", context: "a trip")
        case (.missedConnection, _): say("connection missed", context: "a trip")
        case (.late, let difference?): say("{duration} late", ["duration": duration(difference)])
        case (.early, let difference?): say("{duration} early", ["duration": duration(difference)])
        case (.onTime, _), (.late, nil), (.early, nil): say("on time", context: "a trip")
        }
    }

    /// The punctuality of a trip as the verdict of its page, such as "On time", "3 min early" or
    /// "Not recorded yet"; empty if the trip was late or disrupted, or if its record tells nothing.
    package func punctuality(of trip: Trip) -> String {
        switch (trip.status, trip.status.difference) {
        case (.unknown, _): trip.hasTimesRecorded ? "" : say("Not recorded yet", context: "a trip")
        case (.early, _?): status(trip.status)
        case (.onTime, _), (.late, nil), (.early, nil): say("On time", context: "trips")
        case (.late, _?), (.cancelled, _), (.missedConnection, _): ""
        }
    }

    /// A delay, such as "1 h 8 min late", "3 min early" or "on time".
    func delay(_ delay: Duration) -> String {
        status(delay < .zero ? .early(.zero - delay) : .late(delay))
    }
}

extension Localizer {
    /// A time of an imported row, such as "20 November 2026" or "20 November 2026, 14:02".
    package func time(_ time: ImportTime) -> String {
        switch time {
        case .day(let day): self.day(day)
        case .clock(let time):
            say(
                time.zone == .utc ? "{day}, {time} UTC" : "{day}, {time}",
                ["day": day(time.day), "time": self.time(time)])
        }
    }
}
