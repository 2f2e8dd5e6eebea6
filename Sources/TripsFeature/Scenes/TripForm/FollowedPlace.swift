internal import Domain

/// The zone and the coordinates of an end in the form.
struct FollowedPlace {
    private(set) var zone: String
    private(set) var coordinates: String
    /// The zone in the form's field, which follows once the name is whole.
    private(set) var shownZone: String
    private var shownCoordinates: String
    /// The initial values, which apply while no place is found.
    private let own: (zone: String, coordinates: String)
    private let isZoneKnown: Bool
    private var isZoneChosen: Bool
    private var areCoordinatesTyped: Bool
    private let wasAirport: Bool

    /// - Parameters:
    ///   - isZoneKnown: whether the zone belongs to a known time.
    ///   - found: the zone of the initial place, or `nil` if it was not found.
    init(
        isZoneKnown: Bool, found: String?, airport: Airport?, zone: String, coordinates: String
    ) {
        self.zone = zone
        self.coordinates = coordinates
        (shownZone, shownCoordinates) = (zone, coordinates)
        own = (zone, coordinates)
        self.isZoneKnown = isZoneKnown
        isZoneChosen = isZoneKnown && (found ?? airport?.zone) != zone
        wasAirport = airport != nil && airport?.coordinates == Coordinates(coordinates)
        areCoordinatesTyped = !coordinates.isEmpty && !wasAirport
    }

    /// The zone that a person chose, or `nil` if it follows from the place.
    var chosenZone: String? { isZoneChosen && !zone.isEmpty ? zone : nil }

    /// Notes the values in the form. Those that differ from the shown ones were typed.
    mutating func update(zone typed: String?, coordinates typedCoordinates: String) {
        if let typed, typed != shownZone {
            isZoneChosen = isZoneChosen || typed != zone
            (zone, shownZone) = (typed, typed)
        }
        if typedCoordinates != shownCoordinates {
            areCoordinatesTyped = areCoordinatesTyped || typedCoordinates != coordinates
            (coordinates, shownCoordinates) = (typedCoordinates, typedCoordinates)
        }
    }

    /// Whether the form shows other values than the current ones.
    var isOtherShown: Bool { (shownZone, shownCoordinates) != (zone, coordinates) }

    /// Notes that the form shows the current values.
    mutating func noteShown() {
        (shownZone, shownCoordinates) = (zone, coordinates)
    }

    /// Takes the zone of a place and the coordinates of its airport, or the initial ones.
    ///
    /// - Parameters:
    ///   - found: the zone of the place, or `nil` if it was not found.
    ///   - isBack: whether the form has its initial place again.
    mutating func go(
        to found: String?, airport: Airport?, isBack: Bool, isZoneShown: Bool = true
    ) {
        if isZoneShown, !isZoneChosen {
            zone = isBack && isZoneKnown ? own.zone : found ?? airport?.zone ?? own.zone
        }
        if areCoordinatesTyped { return }
        coordinates =
            isBack
            ? own.coordinates
            : airport?.coordinates.description ?? (wasAirport ? "" : own.coordinates)
    }
}
