public import Foundation
internal import Synchronization

/// Words for people in one language: days, times and durations as a locale writes them, and
/// translated sentences.
public struct Localizer: Hashable, Sendable {
    /// The habits of these words, or `nil` to follow those of the program.
    private let ownHabits: RegionalFormats?
    /// The catalogue of translations, or `nil` for English.
    let catalogue: Catalogue?

    /// Makes words that speak by the program's catalogue and follow its habits, which change with
    /// the preferences.
    public init() {
        ownHabits = nil
        catalogue = Self.spoken.withLock(\.self)
    }

    /// Makes words that write days and numbers as a locale does. Without a catalogue they speak
    /// English.
    ///
    /// - Parameters:
    ///   - currency: the code of the usual currency, or an empty text for none.
    ///   - homeZone: the zone that goes without saying, or `nil` for none.
    public init(
        locale: Locale, catalogue: Catalogue? = nil, currency: String = "",
        homeZone: TimeZone? = nil
    ) {
        ownHabits = RegionalFormats(locale: locale, currency: currency, homeZone: homeZone)
        self.catalogue = catalogue
    }

    public var locale: Locale { habits.locale }

    /// The code of the currency of an amount that is typed without one, such as "EUR": the
    /// preferred one, or else that of the locale. Empty if neither has one.
    package var usualCurrency: String {
        habits.currency.isEmpty ? habits.locale.currency?.identifier ?? "" : habits.currency
    }

    /// The zone in which new trips start: the preferred one, or else that of the computer. `nil` if
    /// these words have none.
    package var homeZone: TimeZone? { habits.homeZone }

    private var habits: RegionalFormats { ownHabits ?? Self.ofPerson.withLock(\.self) }

    /// Makes all words that `Localizer()` returns from now on speak by a catalogue.
    public static func speak(by catalogue: Catalogue?) {
        spoken.withLock { $0 = catalogue }
    }

    private static let spoken = Mutex<Catalogue?>(nil)

    /// The words of the program, in the language that it has when they are first used.
    public static let ofProgram = Localizer()

    public static let inEnglish = Localizer(locale: .gregorian("en_GB"))

    /// A day with its weekday, such as "Friday, 20 November 2026".
    package func longDay(year: Int, month: Int, day: Int) -> String {
        style.weekday(.wide).day().month(.wide).year()
            .format(date(year: year, month: month, day: day))
    }

    /// A day, such as "20 November 2026".
    public func day(year: Int, month: Int, day: Int) -> String {
        style.day().month(.wide).year().format(date(year: year, month: month, day: day))
    }

    /// A day below a heading that names its year, such as "20 Nov".
    package func shortDay(year: Int, month: Int, day: Int) -> String {
        style.day().month(.abbreviated).format(date(year: year, month: month, day: day))
    }

    /// A day in short, such as "20 Nov 2026".
    package func shortDayOfYear(year: Int, month: Int, day: Int) -> String {
        style.day().month(.abbreviated).year()
            .format(date(year: year, month: month, day: day))
    }

    /// A month of a year, such as "November 2026".
    public func month(year: Int, month: Int) -> String {
        style.month(.wide).year().format(date(year: year, month: month, day: 1))
    }

    /// The name of a month, such as "November".
    public func monthName(_ month: Int) -> String {
        style.month(.wide).format(date(year: 2000, month: month, day: 1))
    }

    /// A month in short, such as "Nov".
    package func shortMonth(_ month: Int) -> String {
        style.month(.abbreviated).format(date(year: 2000, month: month, day: 1))
    }

    /// A time of day, such as "14:02" or "2:02 PM".
    public func time(hour: Int, minute: Int) -> String {
        style.hour().minute()
            .format(Date(timeIntervalSince1970: Double(hour * 3_600 + minute * 60)))
    }

    /// A duration, such as "9 h 31 min". One of a day or more is counted in days too. Seconds
    /// are left out.
    public func duration(_ duration: Duration) -> String {
        guard duration >= .zero else {
            return say("−{duration}", ["duration": self.duration(.zero - duration)])
        }
        let whole = Int(duration.components.seconds / 60)
        let (days, hours, minutes) = (whole / 1_440, whole / 60 % 24, whole % 60)
        var parts: [String] = []
        if days > 0 {
            parts.append(
                say(one: "{count} d", other: "{count} d", count: days, context: "days"))
        }
        if hours > 0 {
            parts.append(
                say(one: "{count} h", other: "{count} h", count: hours, context: "hours"))
        }
        if minutes > 0 || parts.isEmpty {
            parts.append(
                say(one: "{count} min", other: "{count} min", count: minutes, context: "minutes"))
        }
        return parts.joined(separator: say(" ", context: "between days, hours and minutes"))
    }

    /// A number with separators, such as "1,234".
    public func number(_ number: Int) -> String {
        number.formatted(.number.locale(locale))
    }

    /// The number of items that are not listed, such as "… and 1,234 more", or an empty text if
    /// there are none.
    public func more(_ number: Int) -> String {
        number > 0 ? say("… and {number} more", ["number": self.number(number)]) : ""
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: Self.gregorian, timeZone: .gmt)
    }

    private func date(year: Int, month: Int, day: Int) -> Date {
        let components = DateComponents(year: year, month: month, day: day, hour: 12)
        return Self.gregorian.date(from: components) ?? Date(timeIntervalSince1970: 0)
    }

    private static let gregorian: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
}
