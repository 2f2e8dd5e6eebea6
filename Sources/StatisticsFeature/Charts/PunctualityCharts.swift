internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The greatest number of groups that are shown.
    private static let most = 10

    /// Returns the punctuality of groups of trips that ran, the most reliably punctual first: a dot
    /// for the share, and a line for its 95 % confidence interval. Groups of few trips are only
    /// counted, unless there are no others to compare. Returns `nil` if there is nothing to compare.
    func punctualityChart<Key>(
        _ id: String, _ title: String, of heading: String, _ groups: [PunctualityGroup<Key>],
        name: (Key) -> String
    ) -> Chart? {
        let sure = groups.filter { !$0.punctuality.isFew }
        let compared = sure.count > 1 ? sure : sure + groups.filter(\.punctuality.isFew)
        let shown = compared.prefix(Self.most)
        guard shown.count > 1, let first = shown.first,
            groups.contains(where: { $0.punctuality.recorded > 1 })
        else { return nil }
        return Chart(
            id: id, title: title,
            summary: words.mostPunctual(
                name(first.key), first.punctuality.punctual, of: first.punctuality.recorded),
            note: [
                words.say("Each trip that ran counts, also as part of a journey."), words.intervals,
                words.notShown(compared.count - shown.count),
                words.say(
                    one: "{count} with fewer than five recorded trips is not shown.",
                    other: "{count} with fewer than five recorded trips are not shown.",
                    ifAny: groups.count - compared.count),
            ].spaced,
            headings: [heading] + words.punctualityHeadings
                + [words.say("At least, in percent"), words.say("At most, in percent")],
            drawing: .dots(
                DotChart(
                    axis: .shares(words),
                    rows: shown.map { row($0, name($0.key)) })))
    }

    private func row<Key>(_ group: PunctualityGroup<Key>, _ name: String) -> DotChart.Row {
        let punctuality = group.punctuality
        let said = words.punctual(punctuality.punctual, of: punctuality.recorded)
        let interval = punctuality.interval
        let ends = interval.map { [$0.lower, $0.upper] } ?? []
        return DotChart.Row(
            name: name, interval: interval.map { $0.lower...$0.upper },
            dots: [
                DotChart.Dot(
                    ChartPoint(
                        name: name,
                        values: punctuality.cells(words) + ends.map(words.percent),
                        description: words.point(name, said),
                        link: link(group.terms, of: .trip), isFaint: punctuality.isFew),
                    value: punctuality.share ?? 0)
            ])
    }

    /// Returns the punctuality of journeys at their destination over time, or `nil` if there are not
    /// two times to compare. The line is interrupted where nothing is recorded, and fainter where
    /// little is.
    func punctualityLine(_ punctuality: PunctualityOverTime) -> Chart? {
        let slots = TimeSlots(of: period, with: punctuality.days)
        let pieces = punctuality.pieces(in: slots)
        let known = zip(slots.slots, pieces).filter { $0.1.recorded > 0 }
        guard known.count > 1, let last = known.last else { return nil }
        return Chart(
            id: "punctuality-over-time", title: words.say("Journeys on time over time"),
            summary: words.lastPunctual(words.period(last.0), last.1.punctual, of: last.1.recorded),
            headings: [words.time(slots.length)] + words.punctualityHeadings,
            drawing: .line(
                LineChart(
                    axis: .shares(words),
                    lines: [
                        LineChart.Line(
                            name: words.onTimeHeading,
                            places: zip(slots.slots, pieces).map(place))
                    ])))
    }

    private func place(_ slot: StatisticsPeriod, _ piece: Punctuality) -> LineChart.Place {
        let name = words.period(slot)
        let said = words.punctual(piece.punctual, of: piece.recorded)
        return LineChart.Place(
            ChartPoint(
                name: words.slot(slot, within: period),
                values: piece.cells(words),
                description: words.point(name, said),
                link: piece.recorded > 0
                    ? link(Punctuality.recordedTerms, in: slot, of: .trip) : nil,
                isFaint: piece.isFew),
            value: piece.share)
    }

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
            summary: words.mostOften(first.0.key.text, words.entries(first.0.count, of: .trip)),
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

extension Punctuality {
    /// Returns the cells below `punctualityHeadings`. There is no share of few trips, which would
    /// be misleading.
    nonisolated func cells(_ words: Localizer) -> [String] {
        let share = isFew ? nil : share.map(words.percent)
        return [words.number(punctual), words.number(recorded), share ?? ""]
    }
}
