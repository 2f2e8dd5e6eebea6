import Domain
import Foundation
import Wording

/// Reads the values of options.
enum Typed {
    /// Returns the days from one to another, both included, or `nil` if neither is given.
    static func days(
        from first: CalendarDay?, to last: CalendarDay?
    ) throws(CommandError) -> ClosedRange<CalendarDay>? {
        guard first != nil || last != nil else { return nil }
        guard let earliest = first ?? CalendarDay(year: 1, month: 1, day: 1),
            let latest = last ?? CalendarDay(year: 9999, month: 12, day: 31), earliest <= latest
        else { throw .usage(localized("The --from day is later than the --to day.")) }
        return earliest...latest
    }

    /// Returns the feedback of its words, such as `really good`, `really-good` or `so-so`.
    static func feedback(_ text: String) throws(CommandError) -> Feedback {
        let word = text.lowercased().replacing(" ", with: "-")
        guard
            let feedback = Feedback.allCases.first(where: {
                let shown = Localizer.inEnglish.feedback($0).replacing(" ", with: "-")
                return $0 != .none && [$0.fileWord, shown].contains(word)
            })
        else {
            let words = feedbacks.map { localized("“{word}”", ["word": $0]) }
            throw .usage(
                localized(
                    "“{text}” is not feedback; choose {feedbacks}.",
                    ["text": text, "feedbacks": Localizer.ofProgram.choice(of: words)]))
        }
        return feedback
    }

    /// The feedback as it is typed, from worst to best.
    static let feedbacks = Feedback.allCases.filter { $0 != .none }.map(\.fileWord)

    /// Returns all days of a year, such as `2026`.
    static func days(ofYear text: String) throws(CommandError) -> ClosedRange<CalendarDay> {
        guard let year = Int(text), let first = CalendarDay(year: year, month: 1, day: 1),
            let last = CalendarDay(year: year, month: 12, day: 31)
        else { throw CommandError(usage: FilmError.yearIsNoNumber(text)) }
        return first...last
    }

    /// Returns a film's year, such as `1945`, whose range the film checks.
    static func year(_ text: String) throws(CommandError) -> Int {
        try read(Int(text), or: FilmError.yearIsNoNumber(text))
    }

    /// Returns the number of a viewing, such as `2` for the second time.
    static func viewing(_ text: String) throws(CommandError) -> Int {
        try read(Int(text), or: FilmError.viewingIsNoNumber(text))
    }

    /// Returns the bands of four ascending numbers from 0 to 10, such as `2,4,6,8`.
    static func bands(_ text: String) throws(CommandError) -> RatingBands {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        guard !numbers.contains(nil), let bands = RatingBands(ends: numbers.compactMap(\.self))
        else {
            throw .usage(
                localized(
                    """
                    “{text}” does not divide a scale to ten; write four numbers from 0 to 10, none \
                    smaller than the one before, such as 2,4,6,8.
                    """, ["text": text]))
        }
        return bands
    }

    /// Returns an answer to a question of an import, such as `dates=day-first`.
    static func answer(_ text: String) throws(CommandError) -> (question: String, option: String) {
        // A question may contain an equals sign, but an option does not.
        guard let equals = text.lastIndex(of: "="), equals != text.startIndex else {
            throw .usage(
                localized(
                    "“{text}” is not an answer; write it as QUESTION=OPTION.", ["text": text]))
        }
        return (plain(text[..<equals]), plain(text[text.index(after: equals)...]))
    }

    /// Returns a name without the isolating marks that it may have been copied with.
    static func plain(_ name: Substring) -> String {
        var scalars = name.unicodeScalars
        if scalars.first == "\u{2068}" { scalars.removeFirst() }
        if scalars.last == "\u{2069}" { scalars.removeLast() }
        return String(scalars)
    }

    /// Returns an amount with a decimal point, such as `49.90`.
    static func amount(_ text: String) throws(CommandError) -> Decimal {
        let digits = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(digits.count), text.utf8.count <= 30,
            digits.allSatisfy({
                !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }), let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { throw CommandError(usage: TripError.fareIsNoNumber(text)) }
        return amount
    }

    /// Returns an amount with its currency, such as `20.50 EUR`, `EUR 20.50` or `20,50 €`.
    static func money(_ text: String) throws(CommandError) -> Fare {
        try read(fare(in: text), or: ClaimError.amountUnread(text))
    }

    /// Returns a fare such as `49.90`, with or without its currency.
    static func fare(_ text: String) throws(CommandError) -> Fare {
        if let fare = fare(in: text) { return fare }
        return Fare(try amount(text), currency: "")
    }

    private static func fare(in text: String) -> Fare? {
        guard let money = TypedMoney(text), !money.currency.isEmpty,
            let amount = money.plainAmount ?? (try? amount(money.amount))
        else { return nil }
        return Fare(amount, currency: money.currency)
    }

    /// Returns a number of kilometres, such as `746` or `12.5`.
    static func distance(_ text: String) throws(CommandError) -> Distance {
        try read(Distance(text), or: TripError.distanceIsNoNumber(text))
    }

    /// Returns the code of a currency, such as `EUR`.
    static func currency(_ text: String) throws(CommandError) -> String {
        try CommandError.checking { try Trip.rules.currency(typed: text) }
    }

    private static func read<Value>(
        _ value: Value?, or error: any Error
    ) throws(CommandError) -> Value {
        guard let value else { throw CommandError(usage: error) }
        return value
    }
}

extension CalendarDay {
    /// Reads a typed day: `2026-11-20`, `20 Nov`, `20.11.`, `friday`, `today` or `yesterday`.
    ///
    /// - Parameters:
    ///   - timeZone: the zone of today.
    ///   - tendency: the preference between the days that a weekday's name can mean.
    init(
        typed text: String, now: Date = Date(), in timeZone: TimeZone = .current,
        tendency: DayReader.Tendency = .past, words: Localizer = Localizer()
    ) throws(CommandError) {
        guard let today = CalendarDay(now, in: timeZone),
            let day = DayReader(words: words.dayWords, today: today, tendency: tendency)
                .numbers(text)?.calendarDay,
            // A bare number lacks its month.
            Int(text) == nil
        else { throw .noDate(text) }
        self = day
    }
}

extension Typed {
    /// Returns the meanings of a table's columns, such as `title=Film,date=Gesehen am`, or `nil` if
    /// none are given.
    ///
    /// A heading may contain commas: text behind one belongs to it, unless it begins with a meaning
    /// and an equals sign.
    static func columns(_ texts: [String]) throws(CommandError) -> NamedColumns? {
        guard !texts.isEmpty else { return nil }
        var typed: [(word: String, name: String)] = []
        for text in texts {
            var isFirst = true
            for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                let sides = part.split(
                    separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                let word = plain(sides[0]).trimmingCharacters(in: .whitespaces).lowercased()
                if sides.count == 2, isFirst || isKnown(word) {
                    typed.append((word, String(sides[1])))
                } else if isFirst {
                    throw .usage(
                        localized(
                            "“{text}” does not say what a column is; write it as title=COLUMN.",
                            ["text": String(part)]))
                } else {
                    typed[typed.count - 1].name += ",\(part)"
                }
                isFirst = false
            }
        }
        return try columns(typed)
    }

    private static func columns(
        _ typed: [(word: String, name: String)]
    ) throws(CommandError) -> NamedColumns {
        for (word, _) in typed where !isKnown(word) {
            throw .usage(
                localized(
                    "No column can be “{text}”; choose {meanings}.",
                    ["text": word, "meanings": Localizer.ofProgram.choice(of: meanings)]))
        }
        for kind in EntryKind.lived {
            var names: [ColumnMeaning: String] = [:]
            for (word, name) in typed {
                guard let meaning = meaning(word, of: kind) else { break }
                let name = plain(name[...]).trimmingCharacters(in: .whitespaces)
                guard names.updateValue(name, forKey: meaning) == nil else {
                    throw .usage(
                        localized(
                            "--columns names two columns for “{text}”; name one.", ["text": word]))
                }
            }
            let isWhole = ColumnMeaning.needed(for: kind).allSatisfy { names[$0] != nil }
            if names.count == typed.count, isWhole { return NamedColumns(kind, names) }
        }
        throw .usage(
            localized(
                """
                --columns needs a column for the title of films, or for from, to and departure of \
                trips; one table holds either films or trips.
                """))
    }

    /// Returns the meaning of a word. A film's date is the day on which it was watched.
    private static func meaning(_ word: String, of kind: EntryKind) -> ColumnMeaning? {
        guard let meaning = ColumnMeaning(rawValue: word) else { return nil }
        let meant: ColumnMeaning = kind == .film && meaning == .date ? .field(.watched) : meaning
        return ColumnMeaning.all(of: kind).contains(meant) ? meant : nil
    }

    private static func isKnown(_ word: String) -> Bool {
        EntryKind.lived.contains { meaning(word, of: $0) != nil }
    }

    /// The words that may be typed before an equals sign, each once.
    private static var meanings: [String] {
        var seen: Set<String> = []
        return EntryKind.lived.flatMap(ColumnMeaning.all).map(\.rawValue)
            .filter { seen.insert($0).inserted }
    }
}

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
