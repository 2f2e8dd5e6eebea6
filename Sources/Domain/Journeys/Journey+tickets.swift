/// The trips on one ticket, as far as is known.
public struct TicketedTrips: Hashable, Sendable {
    /// The legs, at least one.
    public let ids: [EntryID]
    public let trip: Trip
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
    public var hasCancelledLeg: Bool { states.contains(.cancelled) }

    /// The tickets: the whole journey if it is on one ticket, otherwise each leg.
    public var tickets: [TicketedTrips] {
        ticketed.map {
            [TicketedTrips(legs.map(\.id), $0, hasCancelledLeg: hasCancelledLeg)]
        }
            ?? legs.map { TicketedTrips([$0.id], $0.trip) }
    }
}

extension TicketedTrips {
    /// Returns the tickets of many trips, with the legs of a journey together.
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
