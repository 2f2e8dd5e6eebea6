internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// The histogram of all opinions on films, in words and in stars.
nonisolated struct OpinionsChart {
    let scope: StatisticsFilter

    /// Returns the histogram, or `nil` if no film has stars alone, so that the charts of both scales
    /// have all opinions.
    func chart(_ opinions: OpinionTally) -> Chart? {
        guard opinions.inStars > 0 else { return nil }
        let words = scope.words
        let sum = opinions.counts.values.reduce(0, +)
        let bars = Feedback.allCases.filter { $0 != .none }.map { feedback in
            let count = opinions.counts[feedback] ?? 0
            let name = words.feedback(feedback)
            return BarChart.Bar(
                ChartPoint(
                    name: name, values: [words.number(count)],
                    description: words.point(name, words.entries(count, of: .film)), link: nil),
                length: Double(count))
        }
        return Chart(
            id: "opinions", title: words.say("All opinions"),
            summary: words.inAll(words.entries(sum, of: .film)),
            note: words.say("Films without feedback count by their stars."),
            headings: [words.name(of: FieldName.feedback), words.listed(.film)],
            drawing: .bars(
                BarChart(
                    .upright, axis: .counts(upTo: opinions.counts.values.max() ?? 0, words),
                    bars: bars)))
    }
}
