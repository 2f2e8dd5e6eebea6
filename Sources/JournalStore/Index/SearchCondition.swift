import Domain

/// What an operator of the search asks of an entry, for what is not found by words.
enum SearchCondition: Hashable {
    case kind(Set<EntryKind>)
    /// Days since 1970.
    case days(ClosedRange<Int>)
    /// It has no day.
    case dayUnknown
    /// Months of any year, 1 for January.
    case months(Set<Int>)
    case weekdays(Set<Weekday>)
    /// Hours of the day, by the clock at the departure.
    case hours(Set<Int>)
    case feedback(ClosedRange<Int>)
    case scale(Set<FeedbackScale>)
    case changed(Set<OpinionChange>)
    case mode(Set<TravelMode>)
    /// What is known of it as a number.
    case number(FactColumn, ClosedRange<Int>)
    /// An amount of money of these currencies, of entries of a kind; see `FareText`.
    case currency(EntryKind, ClosedRange<Int>)
    /// Whole minutes behind the timetable; fewer than none where it was early.
    case late(ClosedRange<Int>)
    /// The entry has something that the operator finds, or is of its kind and has not.
    case has(SearchOperator, Bool = true)
}

extension SearchCondition {
    /// Whether the entry at a rank answers. What is not known of an entry does not.
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

    /// Of the kinds that could have it.
    private static func test(
        without fact: SearchOperator, _ columns: EntryColumns
    ) -> (Int) -> Bool {
        let isOfItsKinds = test(fact.kinds.map { IndexRow.kind($0) }, .kind, columns)
        let has = columns.test(has: fact)
        return { isOfItsKinds($0) && !has($0) }
    }
}
