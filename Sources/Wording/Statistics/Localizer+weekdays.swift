package import Domain
import Foundation

/// Words for the days of the week.
extension Localizer {
    package var byWeekday: String { say("By day of the week") }
    package var weekdayHeading: String { say("Day of the week") }

    /// The name of a day, such as "Saturday".
    package func weekday(_ day: Weekday) -> String { weekdayName(day, .wide) }

    /// A day in short, such as "Sat".
    package func shortWeekday(_ day: Weekday) -> String { weekdayName(day, .abbreviated) }

    /// The first day of the week.
    package var firstWeekday: Weekday {
        // Foundation counts weekdays from Sunday, which is 1.
        let number = calendar.firstWeekday
        return Weekday.allCases[(number + 5) % 7]
    }

    /// The weekdays in the order of the person's week.
    package var weekdays: [Weekday] {
        let first = Weekday.allCases.firstIndex(of: firstWeekday) ?? 0
        return Array(Weekday.allCases[first...] + Weekday.allCases[..<first])
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar
    }

    private func weekdayName(_ day: Weekday, _ width: Date.FormatStyle.Symbol.Weekday) -> String {
        // The fifth of January 1970 was a Monday.
        let place = Weekday.allCases.firstIndex(of: day) ?? 0
        return Date.FormatStyle(locale: locale, calendar: calendar, timeZone: .gmt).weekday(width)
            .format(Date(timeIntervalSince1970: Double((4 + place) * 86_400 + 43_200)))
    }
}
