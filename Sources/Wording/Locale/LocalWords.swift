public import Foundation
internal import Synchronization

/// Days, times and durations in words, as people of a locale write them.
///
/// It takes plain numbers of the Gregorian calendar and of the clock, so that no zone can shift
/// what a timetable says.
public struct LocalWords: Hashable, Sendable {
    /// Nil for those of the program.
    private let ownHabits: Habits?
    /// Where its sentences are translated; nil for English ones.
    let catalogue: Catalogue?
    /// Whether its sentences are kept for another language.
    let isForLater: Bool

    /// Takes the catalogue that the program speaks by, and its habits, which are others from the moment
    /// somebody prefers so.
    public init() {
        ownHabits = nil
        catalogue = Self.spoken.withLock(\.self)
        isForLater = false
    }

    /// Writes days and numbers as a locale does. Its sentences are English without a catalogue.
    ///
    /// - Parameters:
    ///   - currency: the code of the usual one; empty for none.
    ///   - homeZone: the one that goes without saying; `nil` for none.
    public init(
        locale: Locale, catalogue: Catalogue? = nil, currency: String = "",
        homeZone: TimeZone? = nil
    ) {
        ownHabits = Habits(locale: locale, currency: currency, homeZone: homeZone)
        self.catalogue = catalogue
        isForLater = false
    }

    /// Whose sentences are kept for another language.
    init(forLaterIn locale: Locale) {
        ownHabits = Habits(locale: locale)
        catalogue = nil
        isForLater = true
    }

    /// Whose language and habits the words follow.
    public var locale: Locale { habits.locale }

    /// The code of the currency that is meant where an amount is typed and no other, such as "EUR": the one that a
    /// person prefers, or else that of the locale. Empty where neither says one.
    package var usualCurrency: String {
        habits.currency.isEmpty ? habits.locale.currency?.identifier ?? "" : habits.currency
    }

    /// The zone that new trips start in: the one that a person prefers, or else that of the machine. `nil` if the
    /// words belong to no person.
    package var homeZone: TimeZone? { habits.homeZone }

    private var habits: Habits { ownHabits ?? Self.ofPerson.withLock(\.self) }

    /// Lets the program speak by a catalogue, all that is said by `LocalWords()` from now on.
    public static func speak(by catalogue: Catalogue?) {
        spoken.withLock { $0 = catalogue }
    }

    private static let spoken = Mutex<Catalogue?>(nil)

    /// What the program says where nobody hands words on: as it speaks from its start to its end.
    public static let ofProgram = LocalWords()

    /// As the index holds words, whoever reads it.
    public static let inEnglish = LocalWords(locale: .gregorian("en_GB"))

    /// Such as "Friday, 20 November 2026".
    package func longDay(year: Int, month: Int, day: Int) -> String {
        style.weekday(.wide).day().month(.wide).year()
            .format(date(year: year, month: month, day: day))
    }

    /// Such as "20 November 2026".
    public func day(year: Int, month: Int, day: Int) -> String {
        style.day().month(.wide).year().format(date(year: year, month: month, day: day))
    }

    /// Such as "20 Nov", for where a heading names the year.
    package func shortDay(year: Int, month: Int, day: Int) -> String {
        style.day().month(.abbreviated).format(date(year: year, month: month, day: day))
    }

    /// Such as "20 Nov 2026".
    package func shortDayOfYear(year: Int, month: Int, day: Int) -> String {
        style.day().month(.abbreviated).year()
            .format(date(year: year, month: month, day: day))
    }

    /// Such as "November 2026".
    public func month(year: Int, month: Int) -> String {
        style.month(.wide).year().format(date(year: year, month: month, day: 1))
    }

    /// Such as "November".
    public func monthName(_ month: Int) -> String {
        style.month(.wide).format(date(year: 2000, month: month, day: 1))
    }

    /// Such as "Nov".
    package func shortMonth(_ month: Int) -> String {
        style.month(.abbreviated).format(date(year: 2000, month: month, day: 1))
    }

    /// Such as "14:02" or "2:02 PM".
    public func time(hour: Int, minute: Int) -> String {
        style.hour().minute()
            .format(Date(timeIntervalSince1970: Double(hour * 3_600 + minute * 60)))
    }

    /// Such as "9 hrs, 31 min"; what is longer than a day is counted in days too. Seconds are
    /// left out.
    public func duration(_ duration: Duration) -> String {
        guard duration >= .zero else {
            return say("−{duration}", ["duration": self.duration(.zero - duration)])
        }
        let whole = Int(duration.components.seconds / 60)
        let (days, hours, minutes) = (whole / 1_440, whole / 60 % 24, whole % 60)
        var parts: [String] = []
        if days > 0 {
            parts.append(say(one: "{count} day", other: "{count} days", count: days))
        }
        if hours > 0 {
            parts.append(
                say(one: "{count} hr", other: "{count} hrs", count: hours, context: "hours"))
        }
        if minutes > 0 || parts.isEmpty {
            parts.append(
                say(one: "{count} min", other: "{count} min", count: minutes, context: "minutes"))
        }
        return parts.joined(separator: say(", ", context: "between days, hours and minutes"))
    }

    /// Such as "1,234".
    public func number(_ number: Int) -> String {
        number.formatted(.number.locale(locale))
    }

    /// Such as "… and 1,234 more" of what is not listed; empty where there is no more.
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
