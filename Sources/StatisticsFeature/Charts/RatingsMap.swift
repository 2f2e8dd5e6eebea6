internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
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
        return HeatMap.Field(
            point(name, group.count, of: .film, by: group.terms), row: row, column: group.key.tenth,
            value: Double(group.count))
    }
}
