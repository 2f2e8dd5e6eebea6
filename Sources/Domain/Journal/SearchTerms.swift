/// The terms of a search that find exactly the entries that a figure counts. See docs/searching.md.
public struct SearchTerms: Hashable, Sendable {
    /// The search as a person would type it.
    public let text: String

    private init(_ text: String) {
        self.text = text
    }

    /// The empty search.
    public static let all = SearchTerms("")

    public static func + (left: Self, right: Self) -> Self {
        if left.text.isEmpty { return right }
        return right.text.isEmpty ? left : SearchTerms(left.text + " " + right.text)
    }

    public static func kind(_ kind: EntryKind) -> Self { fact(.kind, kind.rawValue) }

    public static func notKind(_ kind: EntryKind) -> Self { notFact(.kind, kind.rawValue) }

    /// Returns the terms for entries that have the fact.
    public static func has(_ fact: SearchOperator) -> Self { Self.fact(fact, "") }

    /// Returns the terms for entries that do not have the fact.
    public static func hasNot(_ fact: SearchOperator) -> Self { .init("-\(fact.rawValue):") }

    /// Returns the terms for entries of which the fact is known to be false.
    public static func not(_ fact: SearchOperator) -> Self { Self.fact(fact, "no") }

    /// Returns the terms for entries except those of which the fact is known to be false.
    public static func without(_ fact: SearchOperator) -> Self { notFact(fact, "no") }

    /// Returns the terms for entries with exactly this text in a field.
    public static func whole(_ fact: SearchOperator, _ name: CountedName) -> Self {
        whole(fact, anyOf: [name])
    }

    /// Returns the terms for entries with exactly one of these texts in a field.
    public static func whole(_ fact: SearchOperator, anyOf names: [CountedName]) -> Self {
        Self.fact(fact, "=" + names.map(\.quoted).joined(separator: "|"))
    }

    /// Returns the terms for entries with these words, one after the other, in a field.
    public static func words(_ fact: SearchOperator, _ name: CountedName) -> Self {
        Self.fact(fact, name.quoted)
    }

    public static func number(_ fact: SearchOperator, _ number: Int) -> Self {
        Self.fact(fact, "\(number)")
    }

    /// Returns the terms for numbers in a range, which is open at an end that is `nil`.
    public static func numbers(_ fact: SearchOperator, from first: Int?, to last: Int?) -> Self {
        switch (first, last) {
        case (nil, nil): has(fact)
        case (let first?, nil): Self.fact(fact, ">=\(first)")
        case (nil, let last?): Self.fact(fact, "<=\(last)")
        case (let first?, let last?):
            first == last ? number(fact, first) : Self.fact(fact, "\(first)..\(last)")
        }
    }

    /// Returns the terms for entries from the first to the last day, or from the first on if there
    /// is no last.
    public static func days(from first: CalendarDay, to last: CalendarDay?) -> Self {
        fact(.date, last.map { "\(first.isoText)..\($0.isoText)" } ?? ">=\(first.isoText)")
    }

    public static func feedback(_ feedback: Feedback) -> Self {
        fact(.feedback, feedback.fileWord)
    }

    public static func scale(_ scale: FeedbackScale) -> Self { fact(.scale, scale.rawValue) }

    public static func changed(_ change: OpinionChange) -> Self { fact(.changed, change.rawValue) }

    public static func mode(_ mode: TravelMode) -> Self { fact(.mode, mode.rawValue) }

    /// Returns the terms for trips with an end in a country.
    ///
    /// - Parameter code: ISO 3166's code of two letters.
    public static func country(_ code: String) -> Self { fact(.country, code.lowercased()) }

    package static func fact(_ fact: SearchOperator, _ value: String) -> Self {
        .init(fact.rawValue + ":" + value)
    }

    static func notFact(_ fact: SearchOperator, _ value: String) -> Self {
        .init("-\(fact.rawValue):\(value)")
    }
}

extension CountedName {
    /// The text in quotation marks, as written if the search reads it as the same, or else its key.
    fileprivate var quoted: String {
        if text.isPlain { return "\"" + text + "\"" }
        let plain = "\"\(text)\""
        let isReadSo =
            text.count <= Self.longest && plain.count == text.count + 2
            && !text.contains(where: SearchOperator.quotes.contains) && !text.hasClockTime
        // The spaces keep combining characters from joining the quotation marks.
        return isReadSo ? plain : "\" \(key) \""
    }
}

extension String {
    /// Whether the text means the same in quotation marks, which holds for most texts.
    fileprivate var isPlain: Bool {
        utf8.count <= CountedName.longest
            && utf8.allSatisfy { byte in
                switch byte {
                case 0x20, 0x27...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: false
                }
            }
    }

    /// Whether the text contains a time, which the search reads by either clock.
    fileprivate var hasClockTime: Bool {
        zip(self, dropFirst()).contains { $0.isNumber && $1 == ":" }
    }
}

// Search terms for days. Years have four digits, as fewer would match beginnings of years.

extension SearchTerms {
    /// Returns the terms for a year, or for entries without a day if it is `nil`.
    public static func year(_ year: Int?) -> Self {
        year.map { fact(.year, $0.padded(to: 4)) } ?? dayUnknown
    }

    public static func month(_ month: ListHeading.Month) -> Self {
        fact(.date, "\(month.year.padded(to: 4))-\(month.month.padded(to: 2))")
    }

    /// Returns the terms for a month of any year, 1 for January.
    public static func monthOfYear(_ month: Int) -> Self { number(.month, month) }

    public static func weekday(_ day: Weekday) -> Self { fact(.weekday, day.rawValue) }

    public static func day(_ day: CalendarDay) -> Self { fact(.date, day.isoText) }

    public static func days(_ days: ClosedRange<CalendarDay>) -> Self {
        days.lowerBound == days.upperBound
            ? day(days.lowerBound)
            : fact(.date, "\(days.lowerBound.isoText)..\(days.upperBound.isoText)")
    }

    public static var dayUnknown: Self { fact(.date, "unknown") }

    /// Returns the terms for entries up to a day and entries without one.
    public static func until(_ day: CalendarDay) -> Self { notFact(.date, ">\(day.isoText)") }

    public static func released(_ years: ClosedRange<Int>) -> Self {
        years.lowerBound == years.upperBound
            ? fact(.released, years.lowerBound.padded(to: 4))
            : fact(
                .released, "\(years.lowerBound.padded(to: 4))..\(years.upperBound.padded(to: 4))")
    }
}
