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
    case feedback(ClosedRange<Int>)
    case scale(Set<FeedbackScale>)
    case changed(Set<OpinionChange>)
    case mode(Set<TravelMode>)
    case number(Number, ClosedRange<Int>)
    /// Whole minutes behind the timetable; fewer than none where it was early.
    case late(ClosedRange<Int>)
    /// The entry has something that the operator finds, or is of its kind and has not.
    case has(SearchOperator, Bool = true)

    /// A column that holds a number, or none.
    enum Number: String {
        case runtime, viewing, rated
        case released = "year"
    }
}

extension SearchCondition {
    /// In SQL, of a row of `entry`. It holds numbers and names of columns only.
    var sql: String {
        switch self {
        case .kind(let kinds): Self.isAny("kind", of: kinds.map { IndexRow.kind($0) })
        case .days(let days): Self.isBetween("moment", EntryMoment.moments(ofDays: days))
        case .dayUnknown: "moment = \(EntryMoment.none)"
        case .months(let months):
            "month <> 0 AND " + Self.isAny("month % 12 + 1", of: Array(months))
        case .feedback(let range): of(.film, Self.isBetween("detail", range))
        case .scale(let scales): Self.isAny("scale", of: scales.map(EntryFacts.number))
        case .changed(let changes): Self.isAny("changed", of: changes.map(EntryFacts.number))
        case .mode(let modes): of(.trip, Self.isAny("detail", of: modes.map(IndexRow.mode)))
        case .number(let number, let range): Self.isBetween(number.rawValue, range)
        case .late(let minutes): Self.isBetween("(\(IndexRow.lateness))", minutes)
        case .has(let fact, true): "has & \(EntryFacts.bit(fact)) <> 0"
        case .has(let fact, false):
            Self.isAny("kind", of: fact.kinds.map { IndexRow.kind($0) })
                + " AND has & \(EntryFacts.bit(fact)) = 0"
        }
    }

    private func of(_ kind: EntryKind, _ condition: String) -> String {
        "kind = \(IndexRow.kind(kind)) AND " + condition
    }

    private static func isAny(_ column: String, of numbers: [Int]) -> String {
        column + " IN (" + numbers.sorted().map(String.init).joined(separator: ", ") + ")"
    }

    private static func isBetween(_ column: String, _ range: ClosedRange<some BinaryInteger>)
        -> String
    {
        "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    }
}
