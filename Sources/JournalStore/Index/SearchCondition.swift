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
}
