internal import Domain
internal import Presentation
internal import Wording

/// The trips that stand out.
nonisolated struct TripRankings {
    let words: LocalWords

    func charts(_ extremes: TripExtremes) -> [Chart?] {
        let minutes = RankedEntries.minutes(words)
        let kilometres = RankedEntries(
            words: words, axis: { .counts(upTo: ($0 + 999) / 1_000, words).scaled(by: 1_000) },
            said: words.kilometres(metres:))
        let speeds = RankedEntries(
            words: words, axis: { .counts(upTo: ($0 + 999) / 1_000, words).scaled(by: 1_000) },
            said: words.kilometresAnHour(metres:))
        return [
            chart(minutes, "most-delayed", words.mostDelayed, extremes.mostDelayed) {
                $0.status.minutesLate
            },
            chart(minutes, "most-regained", words.mostRegained, extremes.mostRegained) {
                $0.minutesLost.map { -$0 }
            },
            chart(minutes, "longest-trips", words.longestTrips, extremes.longest, \.minutes),
            chart(kilometres, "farthest", words.farthestTrips, extremes.farthest, \.metres),
            chart(speeds, "fastest", words.fastestTrips, extremes.fastest, \.metresAnHour),
            chart(speeds, "slowest", words.slowestTrips, extremes.slowest, \.metresAnHour),
        ]
    }

    /// The timetable beside what it was, of the longest trips of which both are known.
    func underWay(_ extremes: TripExtremes) -> Chart? {
        let shown = extremes.longest.filter { $0.planned != nil && $0.actual != nil }.prefix(8)
        guard shown.count > 1 else { return nil }
        let rows = shown.map { trip in
            let name = words.route(trip.from.text, trip.to.text)
            let (planned, actual) = (trip.planned ?? 0, trip.actual ?? 0)
            let said = words.plannedAndActual(planned, actual)
            return DumbbellChart.Row(
                ChartPoint(
                    name: name,
                    values: [words.duration(minutes: planned), words.duration(minutes: actual)],
                    description: words.point(name, said), link: .entry(trip.id.rawValue)),
                from: Double(planned), to: Double(actual))
        }
        let longest = rows.map { max($0.from, $0.to) }.max() ?? 0
        let first = rows[0].point
        return Chart(
            id: "planned-and-actual", title: words.plannedAndActualTitle,
            summary: first.description + ".",
            headings: [words.tripHeading, words.plannedHeading, words.actualHeading],
            drawing: .dumbbells(
                DumbbellChart(
                    axis: .minutes(upTo: Int(longest), words), from: words.plannedHeading,
                    to: words.actualHeading, rows: rows)))
    }

    private func chart(
        _ ranking: RankedEntries, _ id: String, _ title: String, _ trips: [CountedTrip],
        _ value: (CountedTrip) -> Int?
    ) -> Chart? {
        ranking.chart(
            id, title, of: [words.tripHeading, title],
            trips.compactMap { trip in
                value(trip).map {
                    RankedEntries.Ranked(
                        id: trip.id, name: words.route(trip.from.text, trip.to.text), day: trip.day,
                        value: $0)
                }
            })
    }
}
