extension Ledger {
    /// Returns the rows whose deadline is within a week, the soonest first. It returns none unless
    /// a deadline came as near as a week or a day since `lookedOn`.
    ///
    /// - Parameter lookedOn: The day of the last check, or `nil` if there was none.
    public func toSend(from today: CalendarDay, lookedOn: CalendarDay?) -> [Row] {
        guard let end = today.advanced(byDays: Self.daysAhead) else { return [] }
        let rows = sections.flatMap(\.rows).compactMap { row in
            row.deadline.flatMap { today...end ~= $0 ? (row, $0) : nil }
        }
        let isNews = rows.contains { _, deadline in
            [Self.daysAhead, 1].contains { days in
                guard let day = deadline.advanced(byDays: -days), day <= today else { return false }
                return lookedOn.map { $0 < day } ?? true
            }
        }
        return isNews ? rows.sorted { $0.1 < $1.1 }.map(\.0) : []
    }

    private static let daysAhead = 7
}
