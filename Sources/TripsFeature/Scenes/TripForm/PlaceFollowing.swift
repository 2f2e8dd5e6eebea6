internal import Domain
internal import Presentation
internal import Wording

/// The notes about a trip's ends beneath their names; empty for an end without one.
struct PlaceNotes: Equatable {
    var from = ""
    var to = ""
}

/// Gives each end of a trip the zone of the typed place, and each end of a flight the coordinates
/// of the airport too, until the user enters others. The zone of an existing trip follows only if
/// it was that of its place, and the coordinates only if they were those of its airport.
struct PlaceFollowing {
    private let gazetteer: any FindsPlaces
    private let before: FormDraft
    private var departure: FollowedPlace
    private var arrival: FollowedPlace
    private var found: FoundEnds
    /// The facts that the journal has of stops, by their names.
    private(set) var known: [String: KnownPlace] = [:]

    /// - Parameters:
    ///   - arrivalZone: the zone of the arrival in the form, even if the arrival is unknown.
    ///   - isArrivalZoneKnown: whether that is a trip's, even if the arrival is unknown.
    init(
        _ before: FormDraft, arrivalZone: String, isArrivalZoneKnown: Bool,
        gazetteer: any FindsPlaces
    ) {
        self.gazetteer = gazetteer
        self.before = before
        let isFromKnown = !before.from.isEmpty
        let isToKnown = !before.to.isEmpty && (before.arrival != nil || isArrivalZoneKnown)
        let mode = before.travelMode
        func hints(clock: String?) -> PlaceHints {
            PlaceHints(mode: mode, clock: clock, operator: before.operator)
        }
        found = gazetteer.ends(
            from: (before.from, hints(clock: isFromKnown ? before.departure.zone : nil)),
            to: (before.to, hints(clock: isToKnown ? arrivalZone : nil)))
        departure = FollowedPlace(
            isZoneKnown: isFromKnown, found: found.from?.zone,
            airport: gazetteer.airport(of: before.from, by: mode), zone: before.departure.zone,
            coordinates: before.fromCoordinates)
        arrival = FollowedPlace(
            isZoneKnown: isToKnown, found: found.to?.zone,
            airport: gazetteer.airport(of: before.to, by: mode), zone: arrivalZone,
            coordinates: before.toCoordinates)
    }

    /// The zone of the arrival in the form, even if the arrival is unknown.
    var arrivalZone: String { arrival.zone }

    /// The zone in the form's field of the arrival.
    var shownArrivalZone: String { arrival.shownZone }

    mutating func addKnownPlaces(_ places: [String: KnownPlace]) {
        known.merge(places) { _, new in new }
    }

    /// Returns the draft with the zones of its places and the coordinates of its airports.
    mutating func update(_ typed: FormDraft) -> FormDraft {
        var draft = typed
        let isSameMode = draft.mode == before.mode
        departure.update(zone: draft.departure.zone, coordinates: draft.fromCoordinates)
        arrival.update(zone: draft.arrival?.zone, coordinates: draft.toCoordinates)
        found = gazetteer.ends(
            from: stop(draft.from, departure, in: draft), to: stop(draft.to, arrival, in: draft))
        departure.go(
            to: found.from?.zone, airport: airport(of: draft.from, in: draft),
            isBack: isSameMode && draft.from == before.from)
        draft.departure.zone = departure.zone
        draft.fromCoordinates = departure.coordinates
        arrival.go(
            to: found.to?.zone, airport: airport(of: draft.to, in: draft),
            isBack: isSameMode && draft.to == before.to, isZoneShown: draft.arrival != nil)
        draft.arrival?.zone = arrival.zone
        draft.toCoordinates = arrival.coordinates
        return draft
    }

    /// Whether the form shows other zones or coordinates than those that follow from its places.
    var isOtherShown: Bool { departure.isOtherShown || arrival.isOtherShown }

    /// Notes that the form shows the current zones and coordinates.
    mutating func noteShown() {
        departure.noteShown()
        arrival.noteShown()
    }

    /// Returns the airports of a flight, and where the zones of other ends come from. Those are
    /// left out if all are the zone at home.
    func notes(in draft: FormDraft, home: String, words: Localizer) -> PlaceNotes {
        let isAway = [draft.departure.zone, draft.arrival?.zone ?? home].contains { $0 != home }
        func note(_ place: String, _ found: FoundPlace?, _ zone: String) -> String {
            if let airport = airport(of: place, in: draft) { return airport.name }
            if draft.travelMode == .flight, let code = Airport.code(in: place) {
                return words.say("No airport with the code {code} is known.", ["code": code])
            }
            guard isAway, let found, found.zone == zone else { return "" }
            return words.zone(of: found)
        }
        return PlaceNotes(
            from: note(draft.from, found.from, departure.shownZone),
            to: draft.arrival == nil ? "" : note(draft.to, found.to, arrival.shownZone))
    }

    private func stop(
        _ name: String, _ place: FollowedPlace, in draft: FormDraft
    ) -> (name: String, hints: PlaceHints) {
        let hints = PlaceHints(
            mode: draft.travelMode, known: known[name.trimmingSpaces], clock: place.chosenZone,
            operator: draft.operator)
        return (name, hints)
    }

    private func airport(of place: String, in draft: FormDraft) -> Airport? {
        gazetteer.airport(of: place, by: draft.travelMode)
    }
}
