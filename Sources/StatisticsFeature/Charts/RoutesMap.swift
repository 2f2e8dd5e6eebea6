internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The greatest number of stations that are shown.
    private static let most = 10

    /// Returns the trips between the stations that were visited most often, or `nil` if there are fewer
    /// than three stations.
    func routesMap(_ ways: FromToMatrix) -> Chart? {
        let shown = ways.places(Self.most)
        guard shown.count > 2, let most = ways.most(1).first, most.count > 1 else { return nil }
        let table = ways.table(of: shown)
        let fields = table.enumerated().flatMap { row, groups in
            groups.enumerated().compactMap { column, group in
                group.count > 0 ? field(group, row: row, column: column) : nil
            }
        }
        return Chart(
            id: "routes", title: words.say("From and to"),
            summary: words.mostOften(
                most.key.name, words.entries(most.count, of: .trip)),
            note: words.routesOnce(ways.takenOnce),
            headings: [words.routeHeading, words.listed(.trip)],
            drawing: .heatMap(
                HeatMap(
                    rows: shown.map(\.text), columns: shown.map(\.text), fields: fields,
                    greatest: Double(most.count))))
    }

    private func field(_ group: CountedGroup<Route>, row: Int, column: Int) -> HeatMap.Field {
        HeatMap.Field(
            point(group.key.name, group.count, of: .trip, by: group.terms), row: row,
            column: column, value: Double(group.count))
    }
}
