internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The greatest number of stations that are shown.
    private static let most = 10

    /// Returns the trips between the stations that were visited most often, or `nil` if there are fewer
    /// than three stations. If a single route was taken more than once, there is only that one.
    func routesMap(_ ways: FromToMatrix) -> Chart? {
        let shown = ways.places(Self.most)
        let taken = ways.most(2)
        guard shown.count > 2, let most = taken.first, most.count > 1 else { return nil }
        return Chart(
            id: "routes", title: words.say("From and to"),
            summary: words.mostOften(
                most.key.name, words.entries(most.count, of: .trip)),
            note: words.say(
                one: "{count} route was taken once.", other: "{count} routes were taken once.",
                ifAny: ways.takenOnce),
            headings: [words.routeHeading, words.listed(.trip)],
            drawing: taken.dropFirst().allSatisfy { $0.count == 1 }
                ? .bars(BarChart(.lying, axis: .counts(upTo: most.count, words), bars: [bar(most)]))
                : .heatMap(table(ways, of: shown, greatest: most.count)))
    }

    private func bar(_ group: CountedGroup<Route>) -> BarChart.Bar {
        let (name, trips) = (group.key.name, words.entries(group.count, of: .trip))
        return BarChart.Bar(
            ChartPoint(
                name: name, values: [words.number(group.count)], label: trips,
                description: words.point(name, trips), link: link(group.terms, of: .trip)),
            length: Double(group.count))
    }

    private func table(
        _ ways: FromToMatrix, of shown: [CountedName], greatest: Int
    ) -> HeatMap {
        let table = ways.table(of: shown)
        let fields = table.enumerated().flatMap { row, groups in
            groups.enumerated().compactMap { column, group in
                group.count > 0 ? field(group, row: row, column: column) : nil
            }
        }
        return HeatMap(
            rows: shown.map(\.text), columns: shown.map(\.text), fields: fields,
            greatest: Double(greatest))
    }

    private func field(_ group: CountedGroup<Route>, row: Int, column: Int) -> HeatMap.Field {
        HeatMap.Field(
            point(group.key.name, group.count, of: .trip, by: group.terms), row: row,
            column: column, value: Double(group.count))
    }
}
