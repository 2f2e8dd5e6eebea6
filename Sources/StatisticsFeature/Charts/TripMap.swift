public import Domain
public import Maps
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension StatisticsFilter {
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
