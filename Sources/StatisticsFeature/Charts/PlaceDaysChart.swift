internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The greatest number of places that are shown.
    private static let most = 12

    /// Returns the number of days at each place, or `nil` if there is nothing to compare.
    func placeDaysChart(_ places: PlaceDays) -> Chart? {
        let all = places.places
        let shown = all.prefix(Self.most)
        guard shown.count > 1, let first = shown.first, first.stayed > 1 else { return nil }
        return Chart(
            id: "days-at-places", title: words.say("Days spent"),
            summary: words.firstOf(first.entries.key.text, words.days(first.stayed)),
            note: [
                words.say("Includes the days between arriving and leaving again."),
                words.notShown(all.count - shown.count),
            ]
            .spaced,
            headings: [words.placeHeading, words.say("Days"), words.say("With an entry")],
            drawing: .bars(
                BarChart(.lying, axis: .counts(upTo: first.stayed, words), bars: shown.map(bar))))
    }

    private func bar(_ place: PlaceDays.Days) -> BarChart.Bar {
        let name = place.entries.key.text
        return BarChart.Bar(
            ChartPoint(
                name: name, values: [words.number(place.stayed), words.number(place.days)],
                description: words.point(name, words.days(place.stayed)),
                link: link(place.entries.terms)),
            length: Double(place.stayed))
    }
}
