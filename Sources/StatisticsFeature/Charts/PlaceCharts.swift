public import Domain
public import Maps
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
    /// The greatest numbers of stations, and of other places, that are shown.
    private static let (stations, places) = (10, 12)

    /// Returns the trips between the stations that were visited most often, or `nil` if there are fewer
    /// than three stations. If a single route was taken more than once, there is only that one.
    func routesMap(_ ways: FromToMatrix) -> Chart? {
        let shown = ways.places(Self.stations)
        let taken = ways.most(2)
        guard shown.count > 2, let most = taken.first, most.count > 1 else { return nil }
        return Chart(
            id: "routes", title: words.say("From and to"),
            summary: words.mostOften(most.key.name, words.entries(most.count, of: .trip)),
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

    private func table(_ ways: FromToMatrix, of shown: [CountedName], greatest: Int) -> HeatMap {
        let table = ways.table(of: shown)
        let fields = table.enumerated().flatMap { row, groups in
            groups.enumerated().compactMap { column, group in
                group.count > 0
                    ? field(group.key.name, group, of: .trip, row: row, column: column) : nil
            }
        }
        return HeatMap(
            rows: shown.map(\.text), columns: shown.map(\.text), fields: fields,
            greatest: Double(greatest))
    }

    /// Returns the number of days at each place, or `nil` if there is nothing to compare.
    func placeDaysChart(_ places: PlaceDays) -> Chart? {
        let all = places.places
        let shown = all.prefix(Self.places)
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

    /// Returns the map of the trips that were taken, each place of which leads to its trips, or `nil`
    /// if the place of no trip is known or there is no atlas.
    func tripMap(from source: MapSource) async -> Chart? {
        guard let atlas = source.atlas, let routes else { return nil }
        let trips = routes.located(by: source.gazetteer)
        guard trips.count > 0, let atlas = await atlas.atlas else { return nil }
        return words.map(of: trips, on: atlas) {
            link($0.terms + .has(.taken), of: .trip)
        } unknown: {
            link(.whole(.place, $0) + .has(.taken), of: .trip)
        }
    }
}

/// The table of places and the atlas from which maps are made.
public nonisolated struct MapSource: Sendable {
    let gazetteer: any FindsPlaces
    let atlas: AtlasFile?

    /// - Parameter atlas: the atlas, or `nil` if there are no maps.
    public init(gazetteer: any FindsPlaces, atlas: AtlasFile?) {
        self.gazetteer = gazetteer
        self.atlas = atlas
    }
}
