extension Ledger {
    /// What has to be sent within a week, the soonest deadline first; nothing unless a week, or a day, is
    /// left of one of them since one looked last.
    ///
    /// - Parameter lookedOn: nil where nobody ever did.
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
