public import Domain
internal import Foundation

extension Localizer {
    /// The words for days in the locale's language and in English.
    public var dayWords: DayWords {
        let own = namesOfDays
        guard locale.language.languageCode != .english else { return own }
        let english = Self.inEnglish.namesOfDays
        return DayWords(
            near: english.near.merging(own.near) { $1 },
            weekdays: english.weekdays.merging(own.weekdays) { $1 },
            shortWeekdays: english.shortWeekdays.filter { own.months[$0.key] == nil }
                .merging(own.shortWeekdays) { $1 },
            months: english.months.merging(own.months) { $1 },
            particles: english.particles.union(own.particles), next: english.next.union(own.next),
            last: english.last.union(own.last), isMonthFirst: own.isMonthFirst)
    }

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
        let language = locale.language.languageCode?.identifier ?? "en"
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
        let onDays =
            locale.language.languageCode == .hebrew ? names.map { ("ב" + $0.0, $0.1) } : []
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
        "en": ["today": 0, "tomorrow": 1, "yesterday": -1],
        "es": ["hoy": 0, "mañana": 1, "ayer": -1],
        "fi": ["tänään": 0, "huomenna": 1, "eilen": -1],
        "fr": ["aujourd'hui": 0, "demain": 1, "après-demain": 2, "hier": -1, "avant-hier": -2],
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
