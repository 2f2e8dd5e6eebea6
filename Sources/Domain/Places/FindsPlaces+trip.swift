/// The two ends of a trip, as far as they were found.
public struct FoundEnds: Hashable, Sendable {
    public var from: FoundPlace?
    public var to: FoundPlace?

    public init(from: FoundPlace? = nil, to: FoundPlace? = nil) {
        self.from = from
        self.to = to
    }

    public subscript(end: TripStop) -> FoundPlace? { end == .departure ? from : to }
}

extension FindsPlaces {
    /// Looks up both ends of a trip. An end that its own name does not tell is found by the other.
    ///
    /// - Parameters:
    ///   - known: returns the facts that the journal has of a name.
    ///   - operatorCountries: the countries in which the trip's operator is known to run.
    ///   - filledInZones: the zones that the program fills in, which tell nothing about a place.
    public func ends(
        of trip: Trip, known: (String) -> KnownPlace? = { _ in nil },
        operatorCountries: Set<String> = [], filledInZones: Set<String> = []
    ) -> FoundEnds {
        func hints(_ end: TripStop) -> PlaceHints {
            let name = end == .departure ? trip.from : trip.to
            var place = known(name) ?? KnownPlace()
            place.coordinates = trip.coordinates(at: end) ?? place.coordinates
            let time = end == .departure ? trip.departure : trip.arrival ?? trip.departure
            return PlaceHints(
                mode: trip.mode, known: place,
                clock: time.zone.nameOfPlace.flatMap { filledInZones.contains($0) ? nil : $0 },
                operatorCountries: operatorCountries)
        }
        var (from, to) = (hints(.departure), hints(.arrival))
        var ends = FoundEnds(
            from: place(of: trip.from, hints: from), to: place(of: trip.to, hints: to))
        if ends.from?.coordinates == nil, let other = ends.to {
            from.otherEnd = other
            ends.from = place(of: trip.from, hints: from)
        } else if ends.to?.coordinates == nil, let other = ends.from {
            to.otherEnd = other
            ends.to = place(of: trip.to, hints: to)
        }
        return ends
    }
}

extension Zone {
    /// The zone's name in the time zone database, or `nil` if it has none.
    fileprivate var nameOfPlace: String? {
        if case .named(let name) = self { name } else { nil }
    }
}
