internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The greatest numbers of services, and of runs of each.
    private static let (services, runs) = (6, 20)

    /// Returns the last runs of the most frequent services, with a dot for the delay of each, or `nil`
    /// if no service was taken three times.
    func runsChart(_ runs: ServiceRuns) -> Chart? {
        let shown = runs.services.prefix(Self.services).map { group in
            (group, runs.last(Self.runs, of: group.key).filter { $0.minutesLate != nil })
        }.filter { $0.1.count > 2 }
        guard let first = shown.first else { return nil }
        let delays = shown.flatMap { $0.1.compactMap(\.minutesLate) }
        let late = ChartAxis.counts(upTo: max(delays.max() ?? 0, 1), words)
        let earliest = min(0, delays.min() ?? 0)
        return Chart(
            id: "last-runs", title: words.say("Last runs"),
            summary: words.mostOften(
                first.0.key.text, words.entries(first.0.count, of: .trip)),
            headings: [
                words.name(of: FieldName.service), words.time(.day), words.say("Minutes late"),
            ],
            drawing: .dots(
                DotChart(
                    axis: ChartAxis(
                        range: Double(earliest)...late.range.upperBound, ticks: late.ticks,
                        title: words.minutesLateHeading),
                    rows: shown.map { group, runs in
                        DotChart.Row(
                            name: group.key.text, dots: runs.map { dot($0, of: group.key.text) })
                    })))
    }

    private func dot(_ run: ServiceRun, of service: String) -> DotChart.Dot {
        let status = words.status(run.status)
        let day = run.day.map { words.day($0) } ?? words.dayUnknown
        return DotChart.Dot(
            ChartPoint(
                name: service, values: [day, words.number(run.minutesLate ?? 0)],
                description: words.point(service, words.valueOnDay(status, day)),
                link: .entry(run.id.rawValue)),
            value: Double(run.minutesLate ?? 0))
    }
}
