internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated struct TripRankings {
    let words: Localizer

    func charts(_ extremes: TripExtremes) -> [Chart?] {
        let minutes = RankedEntries.minutes(words)
        let kilometres = RankedEntries.kilometres(
            words, of: words.kilometresByMode,
            said: { words.kilometres(metres: $0, isAbout: false) })
        let speeds = RankedEntries.kilometres(
            words, of: words.say("Kilometres an hour"),
            said: { words.say("{number} km/h", ["number": words.number(metres: $0)]) })
        return [
            minutes.chart("most-delayed", words.mostDelayed, extremes.mostDelayed) {
                $0.status.minutesLate
            },
            minutes.chart("most-regained", words.mostRegained, extremes.mostRegained) {
                $0.minutesLost.map { -$0 }
            },
            minutes.chart("longest-trips", words.say("Longest trips"), extremes.longest, \.minutes),
            kilometres.chart(
                "farthest", words.say("Farthest trips"), extremes.farthest, isAbout: \.isAbout,
                \.metres),
            speeds.chart(
                "fastest", words.say("Fastest trips"), extremes.fastest, isAbout: \.isAbout,
                \.metresAnHour),
            speeds.chart(
                "slowest", words.say("Slowest trips"), extremes.slowest, isAbout: \.isAbout,
                \.metresAnHour),
        ]
    }

    /// Returns planned and actual durations of the longest trips for which both are known.
    func underWay(_ extremes: TripExtremes) -> Chart? {
        let rows = extremes.longest.compactMap(row).prefix(8)
        guard rows.count > 1, let first = rows.first else { return nil }
        let longest = rows.map { max($0.from, $0.to) }.max() ?? 0
        return Chart(
            id: "planned-and-actual", title: words.say("Planned and actual duration"),
            summary: words.plannedAndActual(
                first.point.name, Int(first.from), Int(first.to)),
            headings: [words.tripHeading, words.plannedMinutes, words.actualMinutes],
            drawing: .dumbbells(
                DumbbellChart(
                    axis: .minutes(upTo: Int(longest), words), from: words.plannedHeading,
                    to: words.actualHeading, rows: Array(rows))))
    }

    /// Returns the row of a trip, or `nil` if either duration is unknown.
    private func row(_ trip: CountedTrip) -> DumbbellChart.Row? {
        guard let planned = trip.planned, let actual = trip.actual else { return nil }
        let name = trip.route.name
        return DumbbellChart.Row(
            ChartPoint(
                name: name,
                values: [words.number(planned), words.number(actual)],
                description: words.point(name, words.plannedAndActual(planned, actual)),
                link: .entry(trip.id.rawValue)),
            from: Double(planned), to: Double(actual))
    }
}
