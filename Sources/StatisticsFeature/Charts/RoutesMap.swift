internal import Domain
internal import Presentation
internal import Wording

/// How often one went from each station to each other one, of those where one was most often.
nonisolated struct RoutesMap {
    let scope: FigureScope

    /// So many stations are shown.
    private static let most = 10

    /// Nil where there are not three stations to go between.
    func chart() -> Chart? {
        var (routes, stations): ([Route: Int], [CountedName: Int]) = ([:], [:])
        for trip in scope.trips {
            routes[Route(trip.from, trip.to), default: 0] += 1
            for station in Set([trip.from, trip.to]) { stations[station, default: 0] += 1 }
        }
        let shown = stations.sorted { ($1.value, $0.key.key) < ($0.value, $1.key.key) }
            .prefix(Self.most).map(\.key)
        guard shown.count > 2,
            let most = routes.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            most.value > 1
        else { return nil }
        let fields = shown.enumerated().flatMap { row, from in
            shown.enumerated().compactMap { column, to in
                routes[Route(from, to)].map { field(Route(from, to), $0, row: row, column: column) }
            }
        }
        return Chart(
            id: "routes", title: words.fromAndTo,
            summary: words.mostOften(
                name(most.key), words.entries(most.value, of: .trip)),
            note: words.notShown(stations.count - shown.count),
            headings: [words.routeHeading, words.listed(.trip)],
            drawing: .heatMap(
                HeatMap(
                    rows: shown.map(\.text), columns: shown.map(\.text), fields: fields,
                    greatest: Double(most.value))))
    }

    private var words: LocalWords { scope.words }

    private func name(_ route: Route) -> String { words.route(route.from.text, route.to.text) }

    private func field(_ route: Route, _ count: Int, row: Int, column: Int) -> HeatMap.Field {
        HeatMap.Field(
            ChartPoint(
                name: name(route), values: [words.number(count)],
                description: words.point(name(route), words.entries(count, of: .trip)),
                link: scope.link(route.terms, of: .trip)),
            row: row, column: column, value: Double(count))
    }
}
