/// What to ask the search for, to find exactly the entries that a figure counts. See docs/searching.md.
public struct SearchTerms: Hashable, Sendable {
    /// As somebody would type it.
    public let text: String

    private init(_ text: String) {
        self.text = text
    }

    /// Asks for nothing.
    public static let all = SearchTerms("")

    public static func + (left: Self, right: Self) -> Self {
        if left.text.isEmpty { return right }
        return right.text.isEmpty ? left : SearchTerms(left.text + " " + right.text)
    }

    public static func kind(_ kind: EntryKind) -> Self { fact(.kind, kind.rawValue) }

    public static func notKind(_ kind: EntryKind) -> Self { notFact(.kind, kind.rawValue) }

    /// What has something that the operator finds.
    public static func has(_ fact: SearchOperator) -> Self { Self.fact(fact, "") }

    /// All else.
    public static func hasNot(_ fact: SearchOperator) -> Self { .init("-\(fact.rawValue):") }

    /// What is said not to be so; what it cannot be said of is neither.
    public static func not(_ fact: SearchOperator) -> Self { Self.fact(fact, "no") }

    /// All but what is said not to be so.
    public static func without(_ fact: SearchOperator) -> Self { notFact(fact, "no") }

    /// What has this text in a field, and nothing else in it.
    public static func whole(_ fact: SearchOperator, _ name: CountedName) -> Self {
        Self.fact(fact, "=" + name.quoted)
    }

    public static func number(_ fact: SearchOperator, _ number: Int) -> Self {
        Self.fact(fact, "\(number)")
    }

    /// A number from one to the other, or beyond where one is nil.
    public static func numbers(_ fact: SearchOperator, from first: Int?, to last: Int?) -> Self {
        switch (first, last) {
        case (nil, nil): has(fact)
        case (let first?, nil): Self.fact(fact, ">=\(first)")
        case (nil, let last?): Self.fact(fact, "<=\(last)")
        case (let first?, let last?):
            first == last ? number(fact, first) : Self.fact(fact, "\(first)..\(last)")
        }
    }

    /// What is filed under a day from the first to the last, or after the first where there is no last.
    public static func days(from first: CalendarDay, to last: CalendarDay?) -> Self {
        fact(.date, last.map { "\(first.isoText)..\($0.isoText)" } ?? ">=\(first.isoText)")
    }

    public static func feedback(_ feedback: Feedback) -> Self {
        fact(.feedback, feedback.fileWord)
    }

    public static func scale(_ scale: FeedbackScale) -> Self { fact(.scale, scale.rawValue) }

    public static func changed(_ change: OpinionChange) -> Self { fact(.changed, change.rawValue) }

    public static func mode(_ mode: TravelMode) -> Self { fact(.mode, mode.rawValue) }

    static func fact(_ fact: SearchOperator, _ value: String) -> Self {
        .init(fact.rawValue + ":" + value)
    }

    static func notFact(_ fact: SearchOperator, _ value: String) -> Self {
        .init("-\(fact.rawValue):\(value)")
    }
}

extension CountedName {
    /// In quotes: as it was written, where the search reads it as the same.
    fileprivate var quoted: String {
        if text.isPlain { return "\"" + text + "\"" }
        let plain = "\"\(text)\""
        let isReadSo =
            text.count <= Self.longest && plain.count == text.count + 2
            && !text.contains(where: SearchOperator.quotes.contains) && !text.hasClockTime
        // A blank keeps what belongs to a letter before it from belonging to the quote.
        return isReadSo ? plain : "\" \(key) \""
    }
}

extension String {
    /// Most texts are: they mean in quotes what they say.
    fileprivate var isPlain: Bool {
        utf8.count <= CountedName.longest
            && utf8.allSatisfy { byte in
                switch byte {
                case 0x20, 0x27...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: false
                }
            }
    }

    /// A time of the day is read by either clock.
    fileprivate var hasClockTime: Bool {
        zip(self, dropFirst()).contains { $0.isNumber && $1 == ":" }
    }
}
