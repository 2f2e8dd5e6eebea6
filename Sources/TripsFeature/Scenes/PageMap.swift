internal import Domain
internal import Maps
internal import Presentation
internal import Wording

/// The map of a trip's or a journey's page, which is made away from the main thread.
final class PageMap {
    private let maps: TripMaps
    private let words: Localizer
    private let areLegs: Bool
    private var trips: [MappedTrip] = []
    private var chart: Chart?
    private var making: Task<Void, Never>?
    /// Is called once another map is there.
    var onMade: () -> Void = {}

    /// - Parameter areLegs: whether the trips are legs of a journey, to which the places lead. The
    ///   places of a single trip lead to all trips there.
    init(_ maps: TripMaps, areLegs: Bool, words: Localizer) {
        self.maps = maps
        self.areLegs = areLegs
        self.words = words
    }

    isolated deinit { making?.cancel() }

    /// Returns the map of trips, or the one before until it is made; `nil` if there is none yet or
    /// the place of none is known.
    func chart(of trips: [MappedTrip]) -> Chart? {
        guard trips != self.trips else { return chart }
        self.trips = trips
        making?.cancel()
        making = Task { [weak self, maps, areLegs, words] in
            let made = await maps.chart(of: trips, areLegs: areLegs, words: words)
            guard !Task.isCancelled, let self else { return }
            let isOther = made != chart
            chart = made
            if isOther { onMade() }
        }
        return chart
    }
}

/// The facts of a trip that its map depends on.
nonisolated struct MappedTrip: Hashable, Sendable {
    let id: EntryID
    let trip: Trip

    init(_ trip: Trip, id: EntryID) {
        self.id = id
        self.trip = Trip(
            from: trip.from, to: trip.to, fromCoordinates: trip.fromCoordinates,
            toCoordinates: trip.toCoordinates, mode: trip.mode, departure: trip.departure,
            arrival: trip.arrival)
    }
}

/// The table of places and the atlas from which the maps of pages are made.
nonisolated struct TripMaps: Sendable {
    let gazetteer: any FindsPlaces
    let atlas: AtlasFile
    /// Returns the zones that the program fills in, which say nothing of a place.
    let filledInZones: @Sendable () -> Set<String>

    /// Returns the map of trips, or `nil` if the place of none is known.
    @concurrent
    func chart(of trips: [MappedTrip], areLegs: Bool, words: Localizer) async -> Chart? {
        let located = gazetteer.located(trips.map(\.trip), filledInZones: filledInZones())
        guard located.count > 0, let atlas = await atlas.atlas else { return nil }
        return words.map(of: located, on: atlas) { place in
            areLegs
                ? Self.leg(at: place, of: trips).map { .entry($0.rawValue) }
                : .search((SearchTerms.kind(.trip) + place.terms).text)
        }
    }

    /// Returns the leg that ends at a place, or else the one that begins there.
    private static func leg(at place: LocatedTrips.Place, of legs: [MappedTrip]) -> EntryID? {
        let leg =
            legs.first { place.stops.contains(CountedName($0.trip.to)) }
            ?? legs.first { place.stops.contains(CountedName($0.trip.from)) }
        return leg?.id
    }
}
