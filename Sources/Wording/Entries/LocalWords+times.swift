package import Domain
import Foundation

extension LocalWords {
    /// Such as "21 November 2026".
    package func day(_ day: CalendarDay) -> String {
        self.day(year: day.year, month: day.month, day: day.day)
    }

    /// Such as "20 Nov", for where a heading names the year.
    package func shortDay(_ day: CalendarDay) -> String {
        shortDay(year: day.year, month: day.month, day: day.day)
    }

    /// Such as "20 Nov 2026", for where no heading names the year.
    package func shortDayOfYear(_ day: CalendarDay) -> String {
        shortDayOfYear(year: day.year, month: day.month, day: day.day)
    }

    /// Such as "Friday, 20 November 2026".
    package func longDay(_ day: CalendarDay) -> String {
        longDay(year: day.year, month: day.month, day: day.day)
    }

    /// Such as "21 November 2026".
    package func day(of time: DateTime) -> String { day(time.day) }

    /// Such as "14:02".
    package func time(_ time: EntrySummary.ClockTime) -> String {
        self.time(hour: time.hour, minute: time.minute)
    }

    /// Such as "14:02", by the clock of the time's own zone.
    func time(_ time: DateTime) -> String {
        self.time(hour: time.hour, minute: time.minute)
    }

    /// Such as "CET", and "GMT+5:45" for a zone that people of the locale have no short name for;
    /// nil for a floating time.
    func zone(of time: DateTime) -> String? {
        guard let timeZone = time.zone.timeZone, let instant = time.instant else { return nil }
        if time.zone == .utc { return "UTC" }
        let style = Date.FormatStyle(
            locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: timeZone)
        return style.timeZone(.specificName(.short)).format(instant)
    }

    /// Such as "+1 day" or "−2 days"; empty for none.
    func dayShift(_ days: Int) -> String {
        switch days {
        case 0: ""
        case ..<0: say(one: "−{count} day", other: "−{count} days", count: -days)
        default: say(one: "+{count} day", other: "+{count} days", count: days)
        }
    }

    /// Such as "+12 min" or "−3 min"; empty for none.
    func shift(minutes: Int) -> String {
        switch minutes {
        case 0: ""
        case ..<0: say("−{duration}", ["duration": duration(minutes: -minutes)])
        default: say("+{duration}", ["duration": duration(minutes: minutes)])
        }
    }

    /// Such as "1 hr, 8 min".
    package func duration(minutes: Int) -> String {
        duration(.seconds(minutes * 60))
    }

    /// Such as "€49.90".
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

extension Duration {
    /// Whole minutes; what people call on time is never further off than seconds.
    var wholeMinutes: Int { Int(components.seconds / 60) }
}
