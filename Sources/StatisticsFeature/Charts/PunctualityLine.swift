internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The chart of the punctuality of journeys at their destination over time. The line is interrupted
/// where nothing is recorded, and fainter where little is.
nonisolated struct PunctualityLine {
    let scope: StatisticsFilter

    /// Returns the chart, or `nil` if there are not two times to compare.
    func chart(_ punctuality: PunctualityOverTime) -> Chart? {
        let slots = TimeSlots(of: scope.period, with: punctuality.days)
        let pieces = punctuality.pieces(in: slots)
        let known = zip(slots.slots, pieces).filter { $0.1.recorded > 0 }
        guard known.count > 1, let last = known.last else { return nil }
        return Chart(
            id: "punctuality-over-time", title: words.say("Journeys on time over time"),
            summary: words.lastPunctual(
                words.period(last.0), last.1.punctual, of: last.1.recorded),
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

    private var words: Localizer { scope.words }

    private func place(_ slot: StatisticsPeriod, _ piece: Punctuality) -> LineChart.Place {
        let name = words.period(slot)
        let said = words.punctual(piece.punctual, of: piece.recorded)
        return LineChart.Place(
            ChartPoint(
                name: words.slot(slot, within: scope.period),
                values: piece.cells(words),
                description: words.point(name, said),
                link: piece.recorded > 0
                    ? scope.link(Punctuality.recordedTerms, in: slot, of: .trip) : nil,
                isFaint: piece.isFew),
            value: piece.share)
    }
}
