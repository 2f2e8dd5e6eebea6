public enum StatisticsPeriod: Hashable, Sendable {
    /// All days, with entries that have none.
    case everything
    case year(Int)
    case month(year: Int, month: Int)
    case days(ClosedRange<CalendarDay>)

    /// The first and the last day, or `nil` for everything.
    public var days: ClosedRange<CalendarDay>? {
        switch self {
        case .everything: nil
        case .year(let year):
            Self.days(from: (year, 1), through: (year, 12))
        case .month(let year, let month): Self.days(from: (year, month), through: (year, month))
        case .days(let days): days
        }
    }

    /// Returns whether an entry of a day is in the period; `nil` stands for an entry without a day.
    public func contains(_ day: CalendarDay?) -> Bool {
        guard let days else { return true }
        return day.map(days.contains) ?? false
    }

    /// Returns the part of the period that is within another one.
    public func within(_ other: StatisticsPeriod) -> StatisticsPeriod {
        guard let limits = other.days else { return self }
        guard let days else { return other }
        let first = max(days.lowerBound, limits.lowerBound)
        let last = min(days.upperBound, limits.upperBound)
        return first...max(first, last) == days ? self : .days(first...max(first, last))
    }

    /// Returns the period of the same kind that is `steps` later, or `nil` if there is none.
    public func moved(by steps: Int) -> StatisticsPeriod? {
        switch self {
        case .everything, .days: nil
        case .year(let year): Self.year(year + steps).ifThere
        case .month(let year, let month):
            Self.month(
                year: year + floorDivide(month - 1 + steps, 12),
                month: floorDivideWithRemainder(month - 1 + steps, 12).remainder + 1
            ).ifThere
        }
    }

    private var ifThere: StatisticsPeriod? { days == nil ? nil : self }

    private static func days(
        from first: (year: Int, month: Int), through last: (year: Int, month: Int)
    ) -> ClosedRange<CalendarDay>? {
        guard let start = CalendarDay(year: first.year, month: first.month, day: 1),
            let end = CalendarDay(
                year: last.year, month: last.month,
                day: CalendarDay.length(ofMonth: last.month, in: last.year))
        else { return nil }
        return start...end
    }
}
