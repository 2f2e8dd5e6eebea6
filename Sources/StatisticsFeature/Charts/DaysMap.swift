internal import Domain
internal import Presentation
internal import Wording

/// The days of a year as fields, a column a week, the stronger the more there was on them.
nonisolated struct DaysMap {
    let scope: FigureScope
    let kind: EntryKind

    /// Nil but for a year in which there is something.
    func chart(_ days: DayTally) -> Chart? {
        guard case .year = scope.period, let year = scope.period.days else { return nil }
        let counts = days.days.reduce(into: [:]) { $0[$1.key] = $1 }
        guard let busiest = counts.values.max(by: { $0.count < $1.count }) else { return nil }
        let start = -place(of: year.lowerBound.weekday)
        let all = (0...year.lowerBound.days(until: year.upperBound)).compactMap {
            year.lowerBound.advanced(byDays: $0)
        }
        let said = words.entries(busiest.count, of: kind)
        return Chart(
            id: "days-\(kind.rawValue)", title: words.byDay,
            summary: words.daysWithAny(
                counts.count, busiest: words.day(busiest.key), count: said),
            headings: [words.time(.day), words.listed(kind)],
            drawing: .heatMap(
                HeatMap(
                    rows: rows, columns: columns(all, from: start),
                    fields: all.enumerated().map { offset, day in
                        field(day, counts[day], column: (offset - start) / 7)
                    }, greatest: Double(busiest.count))))
    }

    private var words: LocalWords { scope.words }

    /// Its place in a week of the locale.
    private func place(of day: Weekday) -> Int { words.weekdays.firstIndex(of: day) ?? 0 }

    private var rows: [String] {
        // Every other one, as on any calendar of a year.
        words.weekdays.enumerated().map { row, day in
            row.isMultiple(of: 2) ? "" : words.shortWeekday(day)
        }
    }

    /// Each month is named over its first whole week.
    private func columns(_ days: [CalendarDay], from start: Int) -> [String] {
        var names = [String](repeating: "", count: (days.count - start + 6) / 7)
        for (offset, day) in days.enumerated() where day.day == 1 {
            let column = (offset - start + 6) / 7
            if names.indices.contains(column) { names[column] = words.shortMonth(day.month) }
        }
        return names
    }

    private func field(
        _ day: CalendarDay, _ group: CountedGroup<CalendarDay>?, column: Int
    ) -> HeatMap.Field {
        let said = words.entries(group?.count ?? 0, of: kind)
        let name = words.day(day)
        return HeatMap.Field(
            ChartPoint(
                name: name, values: [words.number(group?.count ?? 0)],
                description: words.point(name, said),
                link: group.map { scope.link($0.terms, in: .everything, of: kind) }),
            row: place(of: day.weekday), column: column, value: Double(group?.count ?? 0))
    }
}
