internal import Domain
internal import Presentation
internal import Wording

/// The names of a flight's airports in its form; empty if it has none.
struct AirportNames: Equatable {
    var from = ""
    var to = ""
}

/// Gives each end of a flight the zone and the coordinates of the airport whose code is typed, until
/// somebody says otherwise. In a trip that is there already these are the airport's only where they
/// were that of the airport that stood there before.
struct AirportFollowing {
    private let airports: any FindsAirports
    private let before: TripDraft
    private var departure: FollowedPlace
    private var arrival: FollowedPlace

    /// - Parameter arrivalZone: the zone that the form shows of the arrival, known or not.
    init(_ before: TripDraft, arrivalZone: String, airports: any FindsAirports) {
        self.airports = airports
        self.before = before
        let (from, to) = (
            Self.airport(of: before.from, in: before, airports),
            Self.airport(of: before.to, in: before, airports)
        )
        departure = FollowedPlace(
            isZoneKnown: !before.from.isEmpty, airport: from, zone: before.departure.zone,
            coordinates: before.fromCoordinates)
        arrival = FollowedPlace(
            isZoneKnown: !before.to.isEmpty && before.arrival != nil, airport: to,
            zone: arrivalZone, coordinates: before.toCoordinates)
    }

    /// The zone that the form shows of the arrival, known or not.
    var arrivalZone: String { arrival.zone }

    /// The draft with what follows from its airports.
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
        Self.airport(of: place, in: draft, airports)
    }

    private static func airport(
        of place: String, in draft: TripDraft, _ airports: any FindsAirports
    ) -> Airport? {
        airports.airport(of: place, by: draft.travelMode)
    }
}

/// The zone and the coordinates of an end, as the form shows them.
private struct FollowedPlace {
    private(set) var zone: String
    private(set) var coordinates: String
    /// The values while no airport is named.
    private let own: (zone: String, coordinates: String)
    private let isZoneKnown: Bool
    private var isZoneChosen: Bool
    private var areCoordinatesTyped: Bool
    private let wasAirport: Bool

    /// - Parameter isZoneKnown: whether somebody has said the zone, with a time.
    init(isZoneKnown: Bool, airport: Airport?, zone: String, coordinates: String) {
        self.zone = zone
        self.coordinates = coordinates
        own = (zone, coordinates)
        self.isZoneKnown = isZoneKnown
        isZoneChosen = isZoneKnown && airport?.zone != zone
        wasAirport = airport != nil && airport?.coordinates == Coordinates(coordinates)
        areCoordinatesTyped = !coordinates.isEmpty && !wasAirport
    }

    /// Takes in what stands in the form. Whatever is not as it was shown was typed.
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

    /// - Parameter isBack: whether the form says of the place what it said in the beginning.
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
