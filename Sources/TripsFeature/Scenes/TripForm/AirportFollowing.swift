internal import Domain
internal import Presentation
internal import Wording

/// The names of a flight's airports; empty for a trip without airports.
struct AirportNames: Equatable {
    var from = ""
    var to = ""
}

/// Gives each end of a flight the zone and the coordinates of the typed airport, until the user
/// enters others. The coordinates of an existing trip follow only if they were those of its
/// airport.
struct AirportFollowing {
    private let gazetteer: any FindsPlaces
    private let before: TripDraft
    private var departure: FollowedPlace
    private var arrival: FollowedPlace

    /// - Parameter arrivalZone: the zone of the arrival in the form, even if the arrival is
    ///   unknown.
    init(_ before: TripDraft, arrivalZone: String, gazetteer: any FindsPlaces) {
        self.gazetteer = gazetteer
        self.before = before
        let (from, to) = (
            Self.airport(of: before.from, in: before, gazetteer),
            Self.airport(of: before.to, in: before, gazetteer)
        )
        departure = FollowedPlace(
            isZoneKnown: !before.from.isEmpty, airport: from, zone: before.departure.zone,
            coordinates: before.fromCoordinates)
        arrival = FollowedPlace(
            isZoneKnown: !before.to.isEmpty && before.arrival != nil, airport: to,
            zone: arrivalZone, coordinates: before.toCoordinates)
    }

    /// The zone of the arrival in the form, even if the arrival is unknown.
    var arrivalZone: String { arrival.zone }

    /// Returns the draft with the zones and coordinates of its airports.
    mutating func follow(_ typed: TripDraft) -> TripDraft {
        var draft = typed
        let isSameMode = draft.mode == before.mode
        departure.note(zone: draft.departure.zone, coordinates: draft.fromCoordinates)
        departure.go(
            to: airport(of: draft.from, in: draft),
            isBack: isSameMode && draft.from == before.from)
        draft.departure.zone = departure.zone
        draft.fromCoordinates = departure.coordinates
        arrival.note(zone: draft.arrival?.zone, coordinates: draft.toCoordinates)
        arrival.go(
            to: airport(of: draft.to, in: draft), isBack: isSameMode && draft.to == before.to,
            isZoneShown: draft.arrival != nil)
        draft.arrival?.zone = arrival.zone
        draft.toCoordinates = arrival.coordinates
        return draft
    }

    func names(in draft: TripDraft, words: Localizer) -> AirportNames {
        func name(_ place: String) -> String {
            if let airport = airport(of: place, in: draft) { return airport.name }
            guard draft.travelMode == .flight, let code = Airport.code(in: place) else { return "" }
            return words.unknownAirport(code)
        }
        return AirportNames(from: name(draft.from), to: name(draft.to))
    }

    private func airport(of place: String, in draft: TripDraft) -> Airport? {
        Self.airport(of: place, in: draft, gazetteer)
    }

    private static func airport(
        of place: String, in draft: TripDraft, _ gazetteer: any FindsPlaces
    ) -> Airport? {
        gazetteer.airport(of: place, by: draft.travelMode)
    }
}

/// The zone and the coordinates of an end in the form.
private struct FollowedPlace {
    private(set) var zone: String
    private(set) var coordinates: String
    /// The initial values, which apply while no airport is named.
    private let own: (zone: String, coordinates: String)
    private let isZoneKnown: Bool
    private var isZoneChosen: Bool
    private var areCoordinatesTyped: Bool
    private let wasAirport: Bool

    /// - Parameter isZoneKnown: whether the zone belongs to a known time.
    init(isZoneKnown: Bool, airport: Airport?, zone: String, coordinates: String) {
        self.zone = zone
        self.coordinates = coordinates
        own = (zone, coordinates)
        self.isZoneKnown = isZoneKnown
        isZoneChosen = isZoneKnown && airport?.zone != zone
        wasAirport = airport != nil && airport?.coordinates == Coordinates(coordinates)
        areCoordinatesTyped = !coordinates.isEmpty && !wasAirport
    }

    /// Notes the values in the form. Those that differ from the shown ones were typed.
    mutating func note(zone typed: String?, coordinates typedCoordinates: String) {
        if let typed, typed != zone {
            isZoneChosen = true
            zone = typed
        }
        if typedCoordinates != coordinates {
            areCoordinatesTyped = true
            coordinates = typedCoordinates
        }
    }

    /// Takes the zone and coordinates of an airport, or the initial ones.
    ///
    /// - Parameter isBack: whether the form has its initial place again.
    mutating func go(to airport: Airport?, isBack: Bool, isZoneShown: Bool = true) {
        if isZoneShown, !isZoneChosen {
            zone = isBack && isZoneKnown ? own.zone : airport?.zone ?? own.zone
        }
        if areCoordinatesTyped { return }
        coordinates =
            isBack
            ? own.coordinates
            : airport?.coordinates.description ?? (wasAirport ? "" : own.coordinates)
    }
}
