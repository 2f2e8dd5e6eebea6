public import Domain
public import Maps
internal import Presentation
internal import Statistics
internal import Wording

/// The map of the trips that were taken, each place of which leads to its trips.
nonisolated struct TripMap {
    let scope: StatisticsFilter
    let source: MapSource

    /// The chart, or `nil` if the place of no trip is known or there is no atlas.
    var chart: Chart? {
        get async {
            guard let atlas = source.atlas, let routes = scope.routes else { return nil }
            let trips = routes.located(by: source.gazetteer)
            guard trips.count > 0, let atlas = await atlas.atlas else { return nil }
            return scope.words.map(of: trips, on: atlas) {
                scope.link($0.terms + .has(.taken), of: .trip)
            } unknown: {
                scope.link(.whole(.place, $0) + .has(.taken), of: .trip)
            }
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
