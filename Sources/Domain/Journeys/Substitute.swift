/// What somebody takes in the place of a leg that was cancelled, or that they missed.
public enum Substitute: String, CaseIterable, Codable, Sendable {
    case train, bus, flight, ferry, other, taxi, onFoot

    /// The means of travel that may replace a trip: first the same means at a later time.
    public static func choices(insteadOf mode: TravelMode) -> [Substitute] {
        let usual: [Substitute] = [.train, .bus, .taxi, .onFoot]
        let same = Substitute(mode)
        return [same] + usual.filter { $0 != same }
    }

    /// The same means of transport.
    public init(_ mode: TravelMode) {
        self =
            switch mode {
            case .train: .train
            case .bus: .bus
            case .flight: .flight
            case .ferry: .ferry
            case .other: .other
            }
    }
}

extension Trip {
    /// What came in its place: from the same place, at the same time as far as anybody knows by now.
    ///
    /// - Parameters:
    ///   - journey: the id of the journey, where the trip has none yet.
    ///   - service: how a taxi, or the way on foot, is called.
    package func substitute(
        _ substitute: Substitute, journey: String, service: String
    ) -> Trip {
        var trip = Trip(
            from: from, to: to, fromCoordinates: fromCoordinates, toCoordinates: toCoordinates,
            mode: substitute.mode, service: service, departure: departure,
            arrival: nil, tags: tags)
        trip.journey = self.journey.isEmpty ? journey : self.journey
        trip.journeyName = journeyName
        trip.isSubstitute = true
        // At the same place it comes after the one that it replaces.
        trip.leg = leg
        return trip
    }

    /// The leg after this one: from where it ends, at the time at which it ends as far as is known.
    ///
    /// - Parameter journey: the id of the journey, where the trip has none yet.
    package func nextLeg(journey: String) -> Trip {
        let end = actualArrival ?? arrival ?? departure
        var trip = Trip(
            from: to, to: "", fromCoordinates: toCoordinates, mode: mode,
            operator: self.operator,
            departure: end.onClock(of: (arrival ?? end).zone) ?? end, arrival: nil,
            travelClass: travelClass, ticket: ticket, ticketNumber: ticketNumber, tags: tags)
        trip.journey = self.journey.isEmpty ? journey : self.journey
        trip.journeyName = journeyName
        trip.leg = leg.flatMap { $0 < Int.max ? $0 + 1 : nil }
        return trip
    }
}

extension Substitute {
    fileprivate var mode: TravelMode {
        switch self {
        case .train: .train
        case .bus: .bus
        case .flight: .flight
        case .ferry: .ferry
        case .other, .taxi, .onFoot: .other
        }
    }
}

extension Entry {
    /// This entry as a leg of the journey that another trip is part of.
    public func joining(_ other: Trip) -> Entry {
        guard case .trip(var trip) = self, trip.journey != other.journey else { return self }
        trip.journeyName = other.journeyName
        trip.journey = other.journey
        trip.leg = nil
        return .trip(trip)
    }
}
