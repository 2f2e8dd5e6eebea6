internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the number of trips of each delay at one end, with marks at the delays that matter, or
    /// `nil` if there are too few.
    func delayChart(_ figures: DelayFigures, at end: TripStop) -> Chart? {
        let quantiles = figures.quantiles
        guard quantiles.count >= 5, let median = quantiles.median, let most = quantiles.ninetieth
        else { return nil }
        let classes = figures.histogram
        let greatest = classes.map(\.count).max() ?? 0
        return Chart(
            id: "delays-\(end == .departure ? "departure" : "arrival")",
            title: words.delays(at: end),
            summary: words.halfAndNineTenths(median, most),
            headings: [words.say("Delay"), words.listed(.trip)],
            drawing: .histogram(
                Histogram(
                    sizes: sizes(classes.map(\.key)), counts: .counts(upTo: greatest, words),
                    bins: classes.enumerated().map { bin($0.element, at: $0.offset) },
                    marks: marks(classes.map(\.key)))))
    }

    /// Returns the delays from which on railways owe a part of the fare (Regulation (EU) 2021/782,
    /// article 19).
    private func marks(_ classes: [DelayClass]) -> [ChartTick] {
        classes.enumerated().compactMap { place, one in
            one.first.flatMap { first in
                [60, 120].contains(first)
                    ? ChartTick(Double(place), words.mark(minutes: first)) : nil
            }
        }
    }

    /// Returns the axis of the delays. All classes have the same width, however many minutes they
    /// span.
    private func sizes(_ classes: [DelayClass]) -> ChartAxis {
        ChartAxis(
            range: 0...Double(classes.count),
            ticks: classes.enumerated().compactMap { place, one in
                one.first.map { ChartTick(Double(place), words.number($0)) }
            }, title: words.minutesLateHeading)
    }

    private func bin(_ group: CountedGroup<DelayClass>, at place: Int) -> Histogram.Bin {
        Histogram.Bin(
            point(
                words.delay(from: group.key.first, to: group.key.last), group.count, of: .trip,
                by: group.terms),
            sizes: Double(place)..<Double(place + 1), count: Double(group.count))
    }
}
