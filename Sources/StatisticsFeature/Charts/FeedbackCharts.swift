internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// Returns the chart of feedback, with a bar for each year: disliked films to one side of the
    /// middle, liked ones to the other; `nil` if there is none.
    func feedbackChart(of spread: FeedbackSpread, on scale: FeedbackScale) -> Chart? {
        let groups = spread.groups(on: scale)
        let shown = Feedback.allCases.filter { feedback in
            feedback != .none
                && (scale.choices.contains(feedback) || groups.contains { $0.key == feedback })
        }
        let years = spread.years(on: scale).filter { year in
            year.groups.contains { $0.key != .none }
        }
        let all = groups.filter { $0.key != .none }
        guard !all.isEmpty else { return nil }
        let sum = all.reduce(0) { $0 + $1.count }
        let liked = all.filter { $0.key.isPositive }.reduce(0) { $0 + $1.count }
        let without = groups.first { $0.key == .none }?.count ?? 0
        let bars = years.map { year in bar(words.year(year.year), year.groups, shown) }
        return Chart(
            id: "feedback-\(scale.rawValue)", title: words.feedback(on: scale),
            summary: words.liked(liked, of: sum, among: shown.filter(\.isPositive)),
            note: words.say(
                one: "{count} film has no feedback.", other: "{count} films have no feedback.",
                ifAny: without),
            headings: [words.time(.year), words.name(of: FieldName.feedback), words.listed(.film)],
            drawing: .divergingBars(
                DivergingBarChart(
                    axis: axis(of: bars, shown), series: shown.map { words.feedback($0) },
                    before: shown.firstIndex { $0 >= .soAndSo } ?? 0,
                    hasMiddle: shown.contains(.soAndSo), bars: bars)))
    }

    /// Returns an axis that reaches equally far to both sides. Half of the feedback that is neither
    /// good nor bad counts on each.
    private func axis(of bars: [BarChart.Bar], _ shown: [Feedback]) -> ChartAxis {
        let reach =
            bars.map { bar in
                zip(shown, bar.parts).reduce((0.0, 0.0)) { sides, part in
                    let length = part.1.length
                    if part.0 == .soAndSo { return (sides.0 + length / 2, sides.1 + length / 2) }
                    return part.0.isPositive
                        ? (sides.0, sides.1 + length) : (sides.0 + length, sides.1)
                }
            }.map { max($0.0, $0.1) }.max() ?? 0
        return .counts(aroundUpTo: Int(reach.rounded(.up)), words)
    }

    private func bar(
        _ name: String, _ groups: [CountedGroup<Feedback>], _ shown: [Feedback]
    ) -> BarChart.Bar {
        BarChart.Bar(
            name: name,
            parts: shown.map { feedback in
                let group = groups.first { $0.key == feedback }
                let count = group?.count ?? 0
                let said = words.entries(count, of: .film)
                return BarChart.Part(
                    ChartPoint(
                        name: name, values: [words.feedback(feedback), words.number(count)],
                        description: words.point(name, words.feedback(feedback), said),
                        link: group.map { link($0.terms, of: .film) }),
                    length: Double(count))
            })
    }

    /// Returns the histogram of all opinions on films, in words and in stars, or `nil` if no film has
    /// stars alone, so that the charts of both scales have all opinions.
    func opinionsChart(_ opinions: OpinionTally) -> Chart? {
        guard opinions.inStars > 0 else { return nil }
        let sum = opinions.counts.values.reduce(0, +)
        let bars = Feedback.allCases.filter { $0 != .none }.map { feedback in
            let count = opinions.counts[feedback] ?? 0
            return BarChart.Bar(
                point(words.feedback(feedback), count, of: .film), length: Double(count))
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

    /// Returns the feedback on films beside the ratings of others, or `nil` if too few films have both.
    func ratingsMap(_ ratings: RatingComparison) -> Chart? {
        guard ratings.count >= 5, let gap = ratings.meanGap else { return nil }
        let shown = Feedback.allCases.reversed().filter { feedback in
            ratings.groups.contains { $0.key.feedback == feedback }
        }
        return Chart(
            id: "ratings", title: words.say("Your feedback and other ratings"),
            summary: words.meanGap(gap),
            headings: [words.name(of: FieldName.feedback), words.listed(.film)],
            drawing: .heatMap(
                HeatMap(
                    rows: shown.map { words.feedback($0) },
                    columns: (0...10).map { words.number($0) },
                    fields: ratings.groups.compactMap { group in
                        shown.firstIndex(of: group.key.feedback).map { field(group, row: $0) }
                    }, greatest: Double(ratings.groups.map(\.count).max() ?? 1))))
    }

    /// Returns the films that the person liked more than others did, and those that they liked
    /// less.
    func furthestRatings(_ ratings: RatingComparison) -> [Chart?] {
        let ranking = RankedEntries(
            words: words, axis: { .counts(upTo: ($0 + 99) / 100, words).scaled(by: 100) },
            said: words.points(thousandths:), number: words.number(thousandths:),
            heading: words.say("Points of 10"))
        return [
            ranking.chart("liked-more", words.likedMore, ratings.likedMore) {
                $0.ratingGap.map(abs)
            },
            ranking.chart("liked-less", words.likedLess, ratings.likedLess) {
                $0.ratingGap.map(abs)
            },
        ]
    }

    private func field(_ group: CountedGroup<RatingPlace>, row: Int) -> HeatMap.Field {
        let name = words.say(
            "{feedback}, rated {number} of 10",
            [
                "feedback": words.feedback(group.key.feedback),
                "number": words.number(group.key.tenth),
            ])
        return field(name, group, of: .film, row: row, column: group.key.tenth)
    }
}
