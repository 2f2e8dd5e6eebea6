import Domain

extension SearchCondition {
    /// Nil for a text that the operator has no use for, which is then searched for as it stands.
    init?(_ operator: SearchOperator, _ text: String, months: SpokenMonths) {
        guard let condition = Self.read(`operator`, text.lowercased(), months) else { return nil }
        self = condition
    }

    private static func read(
        _ operator: SearchOperator, _ text: String, _ months: SpokenMonths
    ) -> Self? {
        switch `operator` {
        case .kind: words(text).map { .kind(Set($0)) }
        case .scale: words(text).map { .scale(Set($0)) }
        case .changed: words(text).map { .changed(Set($0)) }
        case .mode: words(text).map { .mode(Set($0)) }
        case .feedback: feedback(text)
        case .year, .date: days(text, of: `operator`)
        case .month: months.numbers(of: text).map(Self.months) ?? monthNumbers(text)
        case .viewing: number(.viewing, text, of: `operator`, whole)
        case .runtime: number(.runtime, text, of: `operator`, whole)
        case .released: number(.released, text, of: `operator`, WrittenDays.years)
        case .rated: number(.rated, text, of: `operator`, rating)
        case .late: late(text)
        case .rewatch, .cancelled, .missed, .unrecorded: flag(text, of: `operator`)
        case .place, .tag, .director, .genre, .country, .language, .from, .to, .operator, .service,
            .claim:
            text.isEmpty ? .has(`operator`) : nil
        }
    }

    // MARK: Words

    /// Those that begin so; one that is so beats those that go on.
    private static func words<Word: RawRepresentable<String> & CaseIterable>(
        _ text: String
    ) -> [Word]? {
        let word = plain(text)
        let exact = Word.allCases.filter { plain($0.rawValue) == word }
        let found =
            exact.isEmpty ? Word.allCases.filter { plain($0.rawValue).hasPrefix(word) } : exact
        return found.isEmpty ? nil : found
    }

    private static func feedback(_ text: String) -> Self? {
        guard !text.isEmpty else { return .has(.feedback) }
        let given = Feedback.veryBad.rawValue...Feedback.reallyGood.rawValue
        let range = SearchRange.read(text) { text in
            let word = plain(text)
            let found = Feedback.allCases.filter { plain($0.fileWord).hasPrefix(word) }
            return found.first.map { $0.rawValue...(found.last ?? $0).rawValue }
        }
        guard let range else { return nil }
        let none = Feedback.none.rawValue...Feedback.none.rawValue
        if range == none || !range.overlaps(given) { return .feedback(none) }
        return .feedback(range.clamped(to: given))
    }

    /// So-and-so, with or without its hyphens.
    private static func plain(_ text: String) -> String {
        String(text.filter { $0.isLetter || $0.isNumber })
    }

    private static func flag(_ text: String, of operator: SearchOperator) -> Self? {
        if "yes".hasPrefix(text) { return .has(`operator`) }
        return "no".hasPrefix(text) ? .has(`operator`, false) : nil
    }

    // MARK: Numbers

    /// Whoever asks for every number asks whether there is one.
    private static func number(
        _ column: Number, _ text: String, of operator: SearchOperator,
        _ read: (String) -> ClosedRange<Int>?
    ) -> Self? {
        SearchRange.read(text, read).map {
            $0 == SearchRange.all ? .has(`operator`) : .number(column, $0)
        }
    }

    private static func whole(_ text: String) -> ClosedRange<Int>? {
        guard text.utf8.count < 8 else { return nil }
        return Int(text).map { $0...$0 }
    }

    private static func rating(_ text: String) -> ClosedRange<Int>? {
        EntryFacts.thousandths(of: text).map { $0...$0 }
    }

    private static func late(_ text: String) -> Self? {
        guard !text.isEmpty else { return .has(.late) }
        return SearchRange.read(text, whole).map { $0 == SearchRange.all ? .has(.late) : .late($0) }
    }

    // MARK: Days

    private static func days(_ text: String, of operator: SearchOperator) -> Self? {
        if !text.isEmpty, "unknown".hasPrefix(text) { return .dayUnknown }
        return SearchRange.read(text, WrittenDays.days).map {
            $0 == SearchRange.all ? .has(`operator`) : .days($0)
        }
    }

    /// `5`, `11..2`, which goes round the end of the year, and `2024-05`.
    private static func monthNumbers(_ text: String) -> Self? {
        if text.isEmpty { return .has(.month) }
        let ends = text.split(separator: ".", omittingEmptySubsequences: true).map { Int($0) }
        if ends.count == 2, let from = ends[0], let to = ends[1], from > to,
            (1...12).contains(from), (1...12).contains(to)
        {
            return .months(Set(from...12).union(1...to))
        }
        if let range = SearchRange.read(text, whole) {
            let months = Set(1...12).filter(range.contains)
            return months.isEmpty ? nil : .months(months)
        }
        return days(text, of: .month)
    }
}
