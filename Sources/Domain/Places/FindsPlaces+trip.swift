/// The two ends of a trip, as far as they were found.
public struct FoundEnds: Hashable, Sendable {
    public var from: FoundPlace?
    public var to: FoundPlace?

    public init(from: FoundPlace? = nil, to: FoundPlace? = nil) {
        self.from = from
        self.to = to
    }

    public subscript(end: TripStop) -> FoundPlace? { end == .departure ? from : to }

    /// The zone of an end, or `nil` if it was not found.
    public func zone(at end: TripStop) -> Zone? {
        self[end]?.zone.flatMap { try? .identified(by: $0) }
    }

    /// The great-circle distance in kilometres, or `nil` if the place of an end is not known or both
    /// are the same. Coordinates that the trip has come first.
    public func greatCircle(of trip: Trip) -> Double? {
        var located = trip
        located.fromCoordinates = trip.fromCoordinates ?? from?.coordinates
        located.toCoordinates = trip.toCoordinates ?? to?.coordinates
        return located.greatCircle
    }
}

extension FindsPlaces {
    /// Looks up both ends of a trip. An end that its own name does not tell is found by the other.
    ///
    /// - Parameters:
    ///   - known: returns the facts that the journal has of a name.
    ///   - filledInZones: the zones that the program fills in, which tell nothing about a place.
    public func ends(
        of trip: Trip, known: (String) -> KnownPlace? = { _ in nil },
        filledInZones: Set<String> = []
    ) -> FoundEnds {
        func hints(_ end: TripStop) -> PlaceHints {
            let name = end == .departure ? trip.from : trip.to
            var place = known(name) ?? KnownPlace()
            place.coordinates = trip.coordinates(at: end) ?? place.coordinates
            let time = end == .departure ? trip.departure : trip.arrival ?? trip.departure
            return PlaceHints(
                mode: trip.mode, known: place,
                clock: time.zone.nameOfPlace.flatMap { filledInZones.contains($0) ? nil : $0 },
                operator: trip.operator)
        }
        return ends(
            from: (trip.from, hints(.departure)), to: (trip.to, hints(.arrival)))
    }

    /// The ends of a trip by the names and hints of its stops: each by itself, and where that does
    /// not tell it, by the other.
    public func ends(
        from: (name: String, hints: PlaceHints), to: (name: String, hints: PlaceHints)
    ) -> FoundEnds {
        func place(_ stop: (name: String, hints: PlaceHints), by other: FoundPlace? = nil)
            -> FoundPlace?
        {
            guard !stop.name.allSatisfy(\.isWhitespace) else { return nil }
            var hints = stop.hints
            hints.otherEnd = other ?? hints.otherEnd
            return self.place(of: stop.name, hints: hints)
        }
        var ends = FoundEnds(from: place(from), to: place(to))
        if ends.from?.coordinates == nil, let other = ends.to {
            ends.from = place(from, by: other)
        } else if ends.to?.coordinates == nil, let other = ends.from {
            ends.to = place(to, by: other)
        }
        return ends
    }

    /// Returns trips with their places. The coordinates of a trip itself come first.
    ///
    /// - Parameter filledInZones: the zones that the program fills in, which say nothing of a place.
    public func located(_ trips: [Trip], filledInZones: Set<String>) -> LocatedTrips {
        var located = LocatedTrips()
        for trip in trips {
            let ends = ends(of: trip, filledInZones: filledInZones)
            let (from, to) = (CountedName(trip.from), CountedName(trip.to))
            let day = trip.departure.day
            located.add(
                from: LocatedStop(from, at: trip.fromCoordinates, found: ends.from),
                to: LocatedStop(to, at: trip.toCoordinates, found: ends.to), named: (from, to),
                days: day...day)
        }
        return located
    }
}

extension Zone {
    /// The zone's name in the time zone database, or `nil` if it has none.
    fileprivate var nameOfPlace: String? {
        if case .named(let name) = self { name } else { nil }
    }
}
