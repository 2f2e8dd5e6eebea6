internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
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
            summary: words.mostOften(
                name(most.key), words.entries(most.count, of: .trip)),
            note: words.notKnown(of: times.unknown, .trip),
            headings: [words.time(.day), words.listed(.trip)],
            drawing: .heatMap(
                HeatMap(
                    rows: days.map { words.shortWeekday($0) },
                    columns: (0..<24).map { $0.isMultiple(of: 3) ? words.hour($0) : "" },
                    fields: days.enumerated().flatMap { row, day in
                        (0..<24).map { hour in
                            let time = DepartureTime(day: day, hour: hour)
                            return field(time, counts[time], row: row)
                        }
                    }, greatest: Double(most.count),
                    ticks: .strengths(upTo: most.count, words))))
    }

    private func name(_ time: DepartureTime) -> String {
        words.say("{day}, {hour}", ["day": words.weekday(time.day), "hour": words.hour(time.hour)])
    }

    private func field(
        _ time: DepartureTime, _ group: CountedGroup<DepartureTime>?, row: Int
    ) -> HeatMap.Field {
        let count = group?.count ?? 0
        return HeatMap.Field(
            point(name(time), count, of: .trip, by: group?.terms),
            row: row, column: time.hour, value: Double(count))
    }
}
