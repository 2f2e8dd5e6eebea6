internal import Domain
internal import Presentation
internal import Wording

/// When trips depart: the days of the week in rows, the hours in columns.
nonisolated struct HoursMap {
    let scope: FigureScope

    /// Nil where there are so few that nothing shows.
    func chart() -> Chart? {
        var counts: [Place: Int] = [:]
        for trip in scope.trips {
            guard let day = trip.day, let hour = trip.time?.hour else { continue }
            counts[Place(day: day.weekday, hour: hour), default: 0] += 1
        }
        let sum = counts.values.reduce(0, +)
        guard sum >= 5,
            let most = counts.max(by: {
                ($0.value, $1.key.order) < ($1.value, $0.key.order)
            })
        else { return nil }
        let days = words.weekdays
        return Chart(
            id: "departures", title: words.departures,
            summary: words.mostOften(
                name(most.key), words.entries(most.value, of: .trip)),
            note: sum < scope.trips.count ? words.notKnown(of: scope.trips.count - sum, .trip) : "",
            headings: [words.time(.day), words.listed(.trip)],
            drawing: .heatMap(
                HeatMap(
                    rows: days.map { words.shortWeekday($0) },
                    columns: (0..<24).map { $0.isMultiple(of: 3) ? words.hour($0) : "" },
                    fields: days.enumerated().flatMap { row, day in
                        (0..<24).map { hour in
                            field(Place(day: day, hour: hour), counts, row: row)
                        }
                    }, greatest: Double(most.value))))
    }

    private struct Place: Hashable {
        let day: Weekday
        let hour: Int

        var order: Int { (Weekday.allCases.firstIndex(of: day) ?? 0) * 24 + hour }
    }

    private var words: LocalWords { scope.words }

    private func name(_ place: Place) -> String {
        words.dayAndHour(words.weekday(place.day), words.hour(place.hour))
    }

    private func field(_ place: Place, _ counts: [Place: Int], row: Int) -> HeatMap.Field {
        let count = counts[place] ?? 0
        let terms: SearchTerms = .weekday(place.day) + .number(.hour, place.hour)
        return HeatMap.Field(
            ChartPoint(
                name: name(place), values: [words.number(count)],
                description: words.point(name(place), words.entries(count, of: .trip)),
                link: count > 0 ? scope.link(terms, of: .trip) : nil),
            row: row, column: place.hour, value: Double(count))
    }
}
