import Domain

/// A condition on the facts of an entry, as a search operator asks for it.
enum SearchCondition: Hashable {
    case kind(Set<EntryKind>)
    /// The day is within a range, in days since 1970.
    case days(ClosedRange<Int>)
    /// The entry has no day.
    case dayUnknown
    /// The day is in one of these months of any year, from 1.
    case months(Set<Int>)
    case weekdays(Set<Weekday>)
    /// The hour of the clock at departure is one of these.
    case hours(Set<Int>)
    case feedback(ClosedRange<Int>)
    case scale(Set<FeedbackScale>)
    case changed(Set<OpinionChange>)
    case mode(Set<TravelMode>)
    /// The fact is within a range.
    case number(FactColumn, ClosedRange<Int>)
    /// The amount of an entry of the kind is in one of these currencies; see `FareText`.
    case currency(EntryKind, ClosedRange<Int>)
    /// The delay is within a range of whole minutes, negative for early.
    case late(ClosedRange<Int>)
    /// The entry has a fact that the operator finds, or, for false, is of a kind that could have it
    /// and has not.
    case has(SearchOperator, Bool = true)
}

extension SearchCondition {
    /// Returns a test of whether the entry at a rank meets the condition. An unknown fact does not.
    func test(in columns: EntryColumns) -> (Int) -> Bool {
        switch self {
        case .kind(let kinds): Self.test(kinds.map { IndexRow.kind($0) }, .kind, columns)
        case .days(let days): columns[.day].test { days.contains($0) }
        case .dayUnknown: { columns[.day][$0] == nil }
        case .months(let months): Self.test(Array(months), .month, columns)
        case .weekdays(let days):
            columns[.day].test { days.contains(Weekday(daysSinceEpoch: $0)) }
        case .hours(let hours): Self.test(Array(hours), .hour, columns)
        case .feedback(let range): columns[.feedback].test { range.contains($0) }
        case .scale(let scales): Self.test(scales.map(EntryFacts.number), .scale, columns)
        case .changed(let changes):
            columns[.changed].test { changes.contains($0 > 0 ? .up : .down) }
        case .mode(let modes): Self.test(modes.map(IndexRow.mode), .mode, columns)
        case .number(let column, let range): columns[column].test { range.contains($0) }
        case .currency(let kind, let range):
            Self.test(of: kind, columns, and: columns[.currency].test { range.contains($0) })
        case .late(let minutes): columns[.lateness].test { minutes.contains($0 / 60) }
        case .has(let fact, true): columns.test(has: fact)
        case .has(let fact, false): Self.test(without: fact, columns)
        }
    }

    private static func test(
        _ numbers: [Int], _ column: FactColumn, _ columns: EntryColumns
    ) -> (Int) -> Bool {
        columns[column].test { numbers.contains($0) }
    }

    private static func test(
        of kind: EntryKind, _ columns: EntryColumns, and answers: @escaping (Int) -> Bool
    ) -> (Int) -> Bool {
        let isOfKind = test([IndexRow.kind(kind)], .kind, columns)
        return { isOfKind($0) && answers($0) }
    }

    /// Returns a test of whether an entry lacks a fact that its kind could have.
    private static func test(
        without fact: SearchOperator, _ columns: EntryColumns
    ) -> (Int) -> Bool {
        let isOfItsKinds = test(fact.kinds.map { IndexRow.kind($0) }, .kind, columns)
        let has = columns.test(has: fact)
        return { isOfItsKinds($0) && !has($0) }
    }

    /// Creates the condition of an operator, or `nil` if the text is not a value for it; such a
    /// text is searched for as words.
    init?(_ operator: SearchOperator, _ text: String, months: SpokenMonths) {
        guard let condition = Self.read(`operator`, text.lowercased(), months) else { return nil }
        self = condition
    }

    private static func read(
        _ operator: SearchOperator, _ text: String, _ months: SpokenMonths
    ) -> Self? {
        switch `operator` {
        case .kind: words(text).map { .kind(Set($0)) }
        case .weekday:
            text.isEmpty ? .has(.weekday) : words(text).map { .weekdays(Set($0)) }
        case .scale: words(text).map { .scale(Set($0)) }
        case .changed:
            words(text).map { .changed(Set($0)) } ?? number(.changed, text, of: `operator`, whole)
        case .mode: words(text).map { .mode(Set($0)) }
        case .feedback: feedback(text)
        case .year, .date: days(text, of: `operator`)
        case .month: Self.months(text, months)
        case .viewing: number(.viewing, text, of: `operator`, whole)
        case .runtime: number(.runtime, text, of: `operator`, whole)
        case .released: number(.released, text, of: `operator`, WrittenDays.years)
        case .rated: number(.rated, text, of: `operator`, rating)
        case .others: flag(text, of: `operator`) ?? number(.others, text, of: `operator`, rating)
        case .late: late(text)
        case .departed: number(.departed, text, of: `operator`, whole)
        case .arrived: number(.arrived, text, of: `operator`, whole)
        case .lost: number(.lost, text, of: `operator`, whole)
        case .duration: number(.duration, text, of: `operator`, whole)
        case .distance: number(.metres, text, of: `operator`, kilometres)
        case .hour: hours(text)
        case .legs: journey(.legs, text)
        case .reached: journey(.reached, text)
        case .saved: journey(.saved, text)
        case .fare: currency(text, of: .fare, .trip)
        case .amount: currency(text, of: .amount, .claim)
        case .taken: taken(text)
        case .rewatch, .wanted, .cancelled, .missed, .unrecorded, .instead:
            flag(text, of: `operator`)
        default: text.isEmpty ? .has(`operator`) : nil
        }
    }

    // MARK: Words

    /// Returns the words that begin with the text, or only the one that equals it.
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
            let found = Feedback.allCases.filter { feedback in
                [feedback.fileWord, IndexWords.feedback(feedback)].contains {
                    plain($0).hasPrefix(word)
                }
            }
            return found.first.map { $0.rawValue...(found.last ?? $0).rawValue }
        }
        guard let range else { return nil }
        let none = Feedback.none.rawValue...Feedback.none.rawValue
        if range == none || !range.overlaps(given) { return .feedback(none) }
        return .feedback(range.clamped(to: given))
    }

    /// Returns the text without hyphens and other signs.
    private static func plain(_ text: String) -> String {
        String(text.filter { $0.isLetter || $0.isNumber })
    }

    private static func flag(_ text: String, of operator: SearchOperator) -> Self? {
        if "yes".hasPrefix(text) { return .has(`operator`) }
        return "no".hasPrefix(text) ? .has(`operator`, false) : nil
    }

    /// Reads a flag that is stored as a number, since it depends on the other legs of a journey.
    private static func taken(_ text: String) -> Self? {
        if "yes".hasPrefix(text) { return .number(.taken, 1...1) }
        return "no".hasPrefix(text) ? .number(.taken, 0...0) : nil
    }

    // MARK: Numbers

    /// Reads a number. A range of all numbers asks whether there is one.
    private static func number(
        _ column: FactColumn, _ text: String, of operator: SearchOperator,
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

    /// Reads kilometres as a range of metres, up to the next kilometre.
    private static func kilometres(_ text: String) -> ClosedRange<Int>? {
        whole(text).map { ($0.lowerBound * 1_000)...($0.lowerBound * 1_000 + 999) }
    }

    private static func rating(_ text: String) -> ClosedRange<Int>? {
        ImportedRating.thousandths(of: text.replacing(",", with: ".")).map { $0...$0 }
    }

    private static func late(_ text: String) -> Self? {
        guard !text.isEmpty else { return .has(.late) }
        return SearchRange.read(text, whole).map { $0 == SearchRange.all ? .has(.late) : .late($0) }
    }

    /// Reads a number of a journey's row. A range of all numbers asks whether there is one.
    private static func journey(_ column: FactColumn, _ text: String) -> Self? {
        SearchRange.read(text, whole).map { .number(column, $0) }
    }

    /// Reads a currency such as `EUR`, or the beginning of its code, which has three letters.
    private static func currency(
        _ text: String, of operator: SearchOperator, _ kind: EntryKind
    ) -> Self? {
        if text.isEmpty { return .has(`operator`) }
        if text.count > 3, "unknown".hasPrefix(text) { return .currency(kind, -1...(-1)) }
        guard (1...3).contains(text.utf8.count), text.allSatisfy({ $0.isASCII && $0.isLetter })
        else { return nil }
        return .currency(kind, FareText.currencies(text.uppercased()))
    }

    // MARK: Days

    private static func days(_ text: String, of operator: SearchOperator) -> Self? {
        if !text.isEmpty, "unknown".hasPrefix(text) { return .dayUnknown }
        return SearchRange.read(text, WrittenDays.days).map {
            $0 == SearchRange.all ? .has(`operator`) : .days($0)
        }
    }

    /// Reads months such as `5`, `may`, `11..2`, which includes the end of the year, and `2024-05`.
    private static func months(_ text: String, _ names: SpokenMonths) -> Self? {
        func month(_ text: String) -> ClosedRange<Int>? {
            if let number = whole(text) { return number }
            let named = names.numbers(of: text)
            guard let first = named.min(), let last = named.max() else { return nil }
            return first...last
        }
        if text.isEmpty { return .has(.month) }
        var found: Set<Int> = []
        if let (from, to) = turning(text, month) {
            found = Set(1...12).filter { $0 >= from || $0 <= to }
        } else if let range = SearchRange.read(text, month) {
            // The months whose names begin with a text need not be consecutive.
            let named = names.numbers(of: text)
            let isName = named.min() == range.lowerBound && named.max() == range.upperBound
            found = isName ? named : Set(1...12).filter(range.contains)
        } else {
            return days(text, of: .month)
        }
        return found.isEmpty ? nil : .months(found)
    }
    /// Reads hours such as `7`, `7..9`, and `22..4`, which includes midnight.
    private static func hours(_ text: String) -> Self? {
        if text.isEmpty { return .has(.hour) }
        let hours = Set(0...23)
        var found: Set<Int> = []
        if let (from, to) = turning(text, whole) {
            found = hours.filter { $0 >= from || $0 <= to }
        } else if let range = SearchRange.read(text, whole) {
            found = hours.filter(range.contains)
        }
        return found.isEmpty ? nil : .hours(found)
    }

    /// Returns the ends of a range whose first end is greater, so that it wraps around.
    private static func turning(
        _ text: String, _ read: (String) -> ClosedRange<Int>?
    ) -> (from: Int, to: Int)? {
        guard let ends = SearchRange.ends(of: text), let from = read(ends.from)?.lowerBound,
            let to = read(ends.to)?.upperBound, from > to
        else { return nil }
        return (from, to)
    }
}
