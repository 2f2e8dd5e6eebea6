public import Domain
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

    /// Returns the code of the currency of an amount that is typed without one, such as "EUR": the
    /// preferred one, or else that of the journal, or else that of the locale. Empty if none has
    /// one.
    package func usualCurrency(inJournal code: String? = nil) -> String {
        habits.currency.unlessEmpty ?? code ?? habits.locale.currency?.identifier ?? ""
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
        style.day().month(.abbreviated).year().format(date(year: year, month: month, day: day))
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
            parts.append(say(one: "{count} d", other: "{count} d", count: days, context: "days"))
        }
        if hours > 0 {
            parts.append(say(one: "{count} h", other: "{count} h", count: hours, context: "hours"))
        }
        if minutes > 0 || parts.isEmpty {
            parts.append(
                say(one: "{count} min", other: "{count} min", count: minutes, context: "minutes"))
        }
        return parts.joined(separator: say(" ", context: "between days, hours and minutes"))
    }

    /// A number with separators, such as "1,234".
    public func number(_ number: Int) -> String { number.formatted(.number.locale(locale)) }

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

extension Localizer {
    /// Returns the weekdays in the preferred order, and the days of six such weeks, which hold any
    /// month, with days of the months before and after it. A day is `nil` beyond the ends of the
    /// calendar, and the month if there is no such month.
    package func calendarMonth(year: Int, month: Int) -> (
        weekdays: [(short: String, name: String)],
        days: [(year: Int, month: Int, day: Int, name: String)?]
    )? {
        guard let first = CalendarDay(year: year, month: month, day: 1),
            let lead = weekdays.firstIndex(of: first.weekday)
        else { return nil }
        return (
            weekdays.map { (shortWeekday($0), weekday($0)) },
            (0..<42).map { place in
                first.advanced(byDays: place - lead).map {
                    ($0.year, $0.month, $0.day, longDay($0))
                }
            }
        )
    }
}

extension Localizer {
    /// The words for days in English, in the language of the program, and in the locale's, which
    /// count most.
    public var dayWords: DayWords {
        languages.filter { $0 != language }.reversed().reduce(namesOfDays) { own, other in
            let words = other == "en" ? Self.inEnglish : Localizer(locale: .gregorian(other))
            return own.adding(words.namesOfDays)
        }
    }

    /// The codes of the languages by whose words days and lines are read: English, that of the
    /// program, and the locale's.
    var languages: [String] {
        let spoken = catalogue?.language.flatMap { LineVocabulary.all[$0] == nil ? nil : $0 }
        return ["en", spoken, language].compactMap(\.self).reduce(into: []) { all, language in
            if !all.contains(language) { all.append(language) }
        }
    }

    private var language: String { locale.language.languageCode?.identifier ?? "en" }

    private var namesOfDays: DayWords {
        var months: [String: Int] = [:]
        var particles: [String: Set<Int>] = [:]
        for month in 1...12 {
            let names = [monthName(month), shortMonth(month)].map(DayWords.key)
            for name in names { months[name] = month }
            // A month's name may be inflected in a date: "20 listopada 2026", "20 de nov. de 2026".
            let written = [
                day(year: 2000, month: month, day: 20),
                shortDayOfYear(year: 2000, month: month, day: 20),
            ]
            for word in written.flatMap(Self.words) where !names.contains(word) {
                particles[word, default: []].insert(month)
            }
        }
        for (word, inMonths) in particles where inMonths.count == 1 {
            months[word] = inMonths.first
        }
        let vocabulary = LineVocabulary.of(language)
        return DayWords(
            near: Self.nearDays[language] ?? [:],
            weekdays: names(weekday), shortWeekdays: names(shortWeekday), months: months,
            particles: Set(particles.filter { $0.value.count > 1 }.keys)
                .union(vocabulary?.particles ?? []),
            next: Set(vocabulary?.next ?? []), last: Set(vocabulary?.last ?? []),
            isMonthFirst: writesMonthFirst)
    }

    /// Whether the month stands before the day in a date, as a name or a number.
    var writesMonthFirst: Bool {
        let day = shortDay(year: 2000, month: 11, day: 22)
        guard day.first?.isNumber == true else { return true }
        return day.firstRange(of: "11").map { month in
            day.firstRange(of: "22").map { month.lowerBound < $0.lowerBound } ?? false
        } ?? false
    }

    private func names(_ name: (Weekday) -> String) -> [String: Weekday] {
        let names = Weekday.allCases.map { (DayWords.key(name($0)), $0) }
        // In Hebrew, "on" is a letter before the name.
        let onDays = locale.language.languageCode == .hebrew ? names.map { ("ב" + $0.0, $0.1) } : []
        return Dictionary(names + onDays) { first, _ in first }
    }

    private static func words(_ text: String) -> [String] {
        text.split { !($0.isLetter || "'’".contains($0)) }.map { DayWords.key($0) }
    }

    /// Names of near days, which date formatters do not provide.
    private static let nearDays: [String: [String: Int]] = [
        "cs": ["dnes": 0, "zítra": 1, "včera": -1],
        "da": ["i dag": 0, "i morgen": 1, "i går": -1],
        "de": ["heute": 0, "morgen": 1, "übermorgen": 2, "gestern": -1, "vorgestern": -2],
        "en": [
            "today": 0, "this morning": 0, "this afternoon": 0, "this evening": 0, "tomorrow": 1,
            "yesterday": -1,
        ],
        "es": ["hoy": 0, "esta mañana": 0, "esta tarde": 0, "mañana": 1, "ayer": -1],
        "fi": ["tänään": 0, "huomenna": 1, "eilen": -1],
        "fr": [
            "aujourd'hui": 0, "ce matin": 0, "cet après-midi": 0, "ce soir": 0, "demain": 1,
            "après-demain": 2, "hier": -1, "avant-hier": -2,
        ],
        "he": ["היום": 0, "מחר": 1, "מחרתיים": 2, "אתמול": -1, "שלשום": -2],
        "hu": ["ma": 0, "holnap": 1, "tegnap": -1],
        "it": ["oggi": 0, "domani": 1, "dopodomani": 2, "ieri": -1],
        "ja": ["今日": 0, "明日": 1, "明後日": 2, "昨日": -1, "一昨日": -2],
        "nb": ["i dag": 0, "i morgen": 1, "i går": -1],
        "nl": ["vandaag": 0, "morgen": 1, "overmorgen": 2, "gisteren": -1, "eergisteren": -2],
        "pl": ["dziś": 0, "dzisiaj": 0, "jutro": 1, "pojutrze": 2, "wczoraj": -1],
        "pt": ["hoje": 0, "amanhã": 1, "ontem": -1],
        "sv": ["i dag": 0, "idag": 0, "i morgon": 1, "imorgon": 1, "i går": -1, "igår": -1],
    ]
}

extension DayWords {
    /// Returns these words and those of another language that mean nothing else here.
    fileprivate func adding(_ other: DayWords) -> DayWords {
        DayWords(
            near: other.near.merging(near) { $1 },
            weekdays: other.weekdays.merging(weekdays) { $1 },
            shortWeekdays: other.shortWeekdays.filter { months[$0.key] == nil }
                .merging(shortWeekdays) { $1 },
            months: other.months.merging(months) { $1 },
            particles: other.particles.union(particles), next: other.next.union(next),
            last: other.last.union(last), isMonthFirst: isMonthFirst)
    }
}

extension Localizer {
    /// The habits in which people who speak the same language differ.
    struct RegionalFormats: Hashable, Sendable {
        let locale: Locale
        var currency = ""
        /// The zone that goes without saying, or `nil` if there is none.
        var homeZone: TimeZone?
    }

    /// Makes all words of the program follow preferences from now on: clock, first day of the week,
    /// currency and home zone.
    public static func apply(_ preferences: Preferences) {
        let habits = RegionalFormats(
            locale: .preferred().with(preferences.clock, preferences.weekStart),
            currency: preferences.currency,
            homeZone: preferences.homeZone?.timeZone ?? .current)
        ofPerson.withLock { $0 = habits }
    }

    /// The habits that all words without their own follow.
    static let ofPerson = Mutex(RegionalFormats(locale: .preferred(), homeZone: .current))
}
