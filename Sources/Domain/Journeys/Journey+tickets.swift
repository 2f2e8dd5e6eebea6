/// Trips that one ticket is for, as far as anybody can tell.
public struct TicketedTrips: Hashable, Sendable {
    /// The legs; one at least.
    public let ids: [EntryID]
    /// All of it as one trip.
    public let trip: Trip
    /// Whether it was cancelled, or one of its legs was.
    public let hasCancelledLeg: Bool

    public init(_ ids: [EntryID], _ trip: Trip) {
        self.init(ids, trip, hasCancelledLeg: trip.disruption == .cancelled)
    }

    fileprivate init(_ ids: [EntryID], _ trip: Trip, hasCancelledLeg: Bool) {
        self.ids = ids
        self.trip = trip
        self.hasCancelledLeg = hasCancelledLeg
    }
}

extension Journey {
    /// Whether one of its legs was cancelled.
    public var hasCancelledLeg: Bool { states.contains(.cancelled) }

    /// What is asked for at once: all of it where it is one ticket, and else each leg.
    public var tickets: [TicketedTrips] {
        ticketed.map {
            [TicketedTrips(legs.map(\.id), $0, hasCancelledLeg: hasCancelledLeg)]
        }
            ?? legs.map { TicketedTrips([$0.id], $0.trip) }
    }
}

extension TicketedTrips {
    /// Those of many trips, the legs of a journey together.
    package static func all(of trips: [(id: EntryID, trip: Trip)]) -> [TicketedTrips] {
        var single: [TicketedTrips] = []
        var legs: [String: [Journey.Leg]] = [:]
        for (id, trip) in trips {
            if trip.journey.isEmpty {
                single.append(TicketedTrips([id], trip))
            } else {
                legs[trip.journey, default: []].append(Journey.Leg(id, trip))
            }
        }
        return single
            + legs.flatMap { name, legs in
                Journey.journeys(of: legs, called: name).flatMap(\.tickets)
            }
    }
}
