/// The means of transport that replaces a cancelled or missed leg.
public enum Substitute: String, CaseIterable, Codable, Sendable {
    case train, bus, flight, ferry, other, taxi, onFoot

    /// Returns the choices for replacing a trip, beginning with the same means of transport.
    public static func choices(insteadOf mode: TravelMode) -> [Substitute] {
        let usual: [Substitute] = [.train, .bus, .taxi, .onFoot]
        let same = Substitute(mode)
        return [same] + usual.filter { $0 != same }
    }

    /// Creates the substitute with a means of transport.
    public init(_ mode: TravelMode) { self = Substitute(rawValue: mode.rawValue) ?? .other }
}

extension Trip {
    /// Returns the trip that replaces this one, from the same place and with the same departure
    /// until another is known.
    ///
    /// - Parameters:
    ///   - journey: The id of the journey, used if the trip has none yet.
    ///   - service: The name of a taxi or a way on foot.
    package func substitute(_ substitute: Substitute, journey: String, service: String) -> Trip {
        var trip = Trip(
            from: from, to: to, fromCoordinates: fromCoordinates, toCoordinates: toCoordinates,
            mode: substitute.mode, service: service, departure: departure,
            arrival: nil, tags: tags)
        trip.journey = self.journey.isEmpty ? journey : self.journey
        trip.journeyName = journeyName
        trip.isSubstitute = true
        // With the same number, it comes after the leg that it replaces.
        trip.leg = leg
        return trip
    }

    /// Returns the next leg, which begins where and when this one ends as far as is known.
    ///
    /// - Parameter journey: The id of the journey, used if the trip has none yet.
    package func nextLeg(journey: String) -> Trip {
        let end = actualArrival ?? arrival ?? departure
        return Trip(
            from: to, to: "", fromCoordinates: toCoordinates, mode: mode,
            operator: self.operator,
            departure: end.onClock(of: (arrival ?? end).zone) ?? end, arrival: nil
        ).continuing(self, journey: journey)
    }

    /// Returns the trip as the next leg of the journey of another, on the same ticket.
    ///
    /// - Parameter journey: The id of the journey, used if the other trip has none yet.
    package func continuing(_ other: Trip, journey: String) -> Trip {
        var trip = inJourney(after: other, journey: journey)
        (trip.travelClass, trip.tags) = (other.travelClass, other.tags)
        (trip.ticket, trip.ticketNumber) = (other.ticket, other.ticketNumber)
        return trip
    }

    /// Returns the trip as the next leg of the journey of another.
    package func inJourney(after other: Trip, journey: String) -> Trip {
        var trip = self
        trip.journey = other.journey.isEmpty ? journey : other.journey
        trip.journeyName = other.journeyName
        trip.leg = other.leg.flatMap { $0 < Int.max ? $0 + 1 : nil }
        return trip
    }
}

extension Substitute {
    /// The means of transport; `other` for a taxi and a way on foot.
    fileprivate var mode: TravelMode { TravelMode(rawValue: rawValue) ?? .other }
}

extension Entry {
    /// Returns the entry as a leg of another trip's journey.
    public func joining(_ other: Trip) -> Entry {
        guard case .trip(var trip) = self, trip.journey != other.journey else { return self }
        trip.journeyName = other.journeyName
        trip.journey = other.journey
        trip.leg = nil
        return .trip(trip)
    }
}
