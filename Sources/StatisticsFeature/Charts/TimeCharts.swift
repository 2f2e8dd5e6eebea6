internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the number of entries over time, or `nil` if there would be only one bar.
    func overTime() -> Chart? {
        let slots = TimeSlots(of: period, with: days.lazy.compactMap(\.day))
        guard slots.slots.count > 1 else { return nil }
        let without = days.lazy.filter { $0.day == nil }.map(\.count).reduce(0, +)
        let parts = EntryKind.lived.map { kind in
            (kind: kind, counts: slots.counts(of: days.lazy.filter { $0.kind == kind }))
        }.filter { $0.counts.contains { $0 > 0 } }
        guard !parts.isEmpty else { return nil }
        return Chart(
            id: "over-time", title: words.overTime(slots.length),
            summary: summary(slots, parts),
            note: words.say(
                one: "{count} entry without a date", other: "{count} entries without a date",
                ifAny: without),
            headings: parts.count > 1
                ? [words.time(slots.length), words.heading(of: .kind), words.say("Entries")]
                : [words.time(slots.length), words.listed(parts[0].kind)],
            drawing: .bars(
                BarChart(
                    .upright,
                    axis: .counts(upTo: sums(parts).max() ?? 0, words),
                    series: parts.count > 1 ? parts.map { words.listed($0.kind) } : [],
                    bars: slots.slots.indices.map { bar(slots, parts, at: $0) })))
    }

    private func bar(
        _ slots: TimeSlots, _ parts: [(kind: EntryKind, counts: [Int])], at place: Int
    ) -> BarChart.Bar {
        let slot = slots.slots[place]
        return BarChart.Bar(
            name: words.slot(slot, within: period),
            parts: parts.map { part in
                let said = words.entries(part.counts[place], of: part.kind)
                let count = words.number(part.counts[place])
                return BarChart.Part(
                    ChartPoint(
                        name: words.period(slot),
                        values: parts.count > 1 ? [words.listed(part.kind), count] : [count],
                        description: words.point(words.period(slot), said),
                        link: part.counts[place] > 0 ? link(in: slot, of: part.kind) : nil),
                    length: Double(part.counts[place]))
            })
    }

    private func summary(
        _ slots: TimeSlots, _ parts: [(kind: EntryKind, counts: [Int])]
    ) -> String {
        let sums = sums(parts)
        let most = sums.max() ?? 0
        let busiest = sums.indices.filter { sums[$0] == most }
        let kind = parts.count == 1 ? parts[0].kind : nil
        let all = words.entries(sums.reduce(0, +), of: kind)
        guard busiest.count == 1, let place = busiest.first else { return words.inAll(all) }
        return words.say(
            "{all}. Most in {time}: {most}.",
            [
                "all": all, "most": words.entries(most, of: kind),
                "time": words.period(slots.slots[place]),
            ])
    }

    private func sums(_ parts: [(kind: EntryKind, counts: [Int])]) -> [Int] {
        guard let first = parts.first else { return [] }
        return first.counts.indices.map { place in
            parts.reduce(0) { $0 + $1.counts[place] }
        }
    }

    /// Returns the departures of trips, with days of the week in rows and hours in columns, or `nil`
    /// if there are too few.
    func hoursMap(_ times: DepartureTimes) -> Chart? {
        let groups = times.groups
        guard groups.reduce(0, { $0 + $1.count }) >= 5,
            let most = groups.max(by: { $0.count < $1.count })
        else { return nil }
        let days = words.weekdays
        let counts = groups.reduce(into: [:]) { $0[$1.key] = $1 }
        return Chart(
            id: "departures", title: words.departures,
            summary: words.mostOften(name(most.key), words.entries(most.count, of: .trip)),
            note: words.notKnown(of: times.unknown, .trip),
            headings: [words.time(.day), words.listed(.trip)],
            drawing: .heatMap(
                HeatMap(
                    rows: days.map { words.shortWeekday($0) },
                    columns: (0..<24).map { $0.isMultiple(of: 3) ? words.hour($0) : "" },
                    fields: days.enumerated().flatMap { row, day in
                        (0..<24).map { hour in
                            let time = DepartureTime(day: day, hour: hour)
                            return field(
                                name(time), counts[time], of: .trip, row: row, column: hour)
                        }
                    }, greatest: Double(most.count),
                    ticks: .strengths(upTo: most.count, words))))
    }

    private func name(_ time: DepartureTime) -> String {
        words.say("{day}, {hour}", ["day": words.weekday(time.day), "hour": words.hour(time.hour)])
    }
}

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
                scope.field(
                    words.day(day), groups[day], of: kind, row: place(of: day.weekday),
                    column: (offset - start) / 7)
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
}
