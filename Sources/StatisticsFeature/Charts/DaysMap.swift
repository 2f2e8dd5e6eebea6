internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The days of a year as fields, one column for each week, stronger for more entries.
nonisolated struct DaysMap {
    let scope: StatisticsFilter
    let kind: EntryKind

    /// The greatest number of years, one beneath the other.
    private static let years = 3

    /// Returns the map of the period's year, or of the last years with entries; `nil` for less than
    /// a year.
    func chart(_ days: DayTally) -> Chart? {
        let groups = days.days
        let all = Set(groups.map(\.key.year)).sorted(by: >)
        let years: [Int]
        switch scope.period {
        case .year(let year): years = [year]
        case .everything: years = Array(all.prefix(Self.years))
        case .month, .days: return nil
        }
        guard let busiest = groups.max(by: { $0.count < $1.count }) else { return nil }
        // All years have the same scale of colours, which is explained below the last one.
        let greatest = groups.filter { years.contains($0.key.year) }.map(\.count).max() ?? 0
        let maps = years.compactMap { year in
            map(
                groups, of: year, greatest: greatest,
                ticks: year == years.last ? .strengths(upTo: greatest, words) : [])
        }
        let drawings = maps.map { ChartContent.heatMap($0) }
        return Chart(
            id: id, title: words.byDay,
            summary: summary(groups.count, busiest),
            note: all.count > years.count
                ? words.say(
                    one: "Last {count} year with entries",
                    other: "Last {count} years with entries", count: years.count) : "",
            headings: drawings.count == 1 ? headings : [words.time(.year)] + headings,
            drawing: drawings.count == 1
                ? drawings[0]
                : .multiples(
                    zip(years, drawings).map { year, drawing in
                        Chart(
                            id: id, title: words.year(year), summary: "", headings: headings,
                            drawing: drawing)
                    }))
    }

    private func summary(_ days: Int, _ busiest: CountedGroup<CalendarDay>) -> String {
        guard busiest.count > 1 else {
            return words.say(
                one: "{count} day, one entry", other: "{count} days, one entry each", count: days)
        }
        return words.say(
            one: "{count} day. Busiest: {day}, {entries}.",
            other: "{count} days. Busiest: {day}, {entries}.", count: days,
            ["day": words.day(busiest.key), "entries": words.entries(busiest.count, of: kind)])
    }

    private func map(
        _ groups: [CountedGroup<CalendarDay>], of number: Int, greatest: Int, ticks: [ChartTick]
    ) -> HeatMap? {
        guard let year = StatisticsPeriod.year(number).days else { return nil }
        let groups = groups.reduce(into: [:]) { $0[$1.key] = $1 }
        let start = -place(of: year.lowerBound.weekday)
        let all = (0...year.lowerBound.days(until: year.upperBound)).compactMap {
            year.lowerBound.advanced(byDays: $0)
        }
        return HeatMap(
            rows: rows, columns: columns(all, from: start),
            fields: all.enumerated().map { offset, day in
                field(day, groups[day], column: (offset - start) / 7)
            }, greatest: Double(greatest), ticks: ticks)
    }

    private var id: String { "days-\(kind.rawValue)" }

    private var headings: [String] { [words.time(.day), words.listed(kind)] }

    private var words: Localizer { scope.words }

    /// Returns the place of a day in the locale's week.
    private func place(of day: Weekday) -> Int { words.weekdays.firstIndex(of: day) ?? 0 }

    private var rows: [String] {
        // Every other day has a name, as on many calendars.
        words.weekdays.enumerated().map { row, day in
            row.isMultiple(of: 2) ? "" : words.shortWeekday(day)
        }
    }

    /// Returns the names of the columns: each month over its first whole week.
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
        HeatMap.Field(
            scope.point(words.day(day), group?.count ?? 0, of: kind, by: group?.terms),
            row: place(of: day.weekday), column: column, value: Double(group?.count ?? 0))
    }
}
