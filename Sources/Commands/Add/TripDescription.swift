public import Domain
internal import Presentation

/// A trip as somebody describes it on the command line.
public struct TripDescription {
    public var from: String
    public var to: String
    public var mode = TravelMode.train
    public var service = ""
    public var `operator` = ""
    /// Times as they are typed, each by the clock of its end's zone.
    public var departure: String
    public var arrival: String?
    public var departed: String?
    public var arrived: String?
    /// Nil for that of a flight's airport, or else this machine's.
    public var departureZone: Zone?
    /// Nil for that of a flight's airport, or else the departure's.
    public var arrivalZone: Zone?
    public var disruption: Disruption?
    public var distance: Distance?
    public var seat = ""
    public var travelClass = ""
    public var fare: Fare?
    public var journey = ""
    public var tags: [String] = []
    public var notes = ""

    public init(from: String, to: String, departure: String, departureZone: Zone? = nil) {
        self.from = from
        self.to = to
        self.departure = departure
        self.departureZone = departureZone
    }

    /// The trip, with the zones and coordinates of its airports where it is a flight whose ends name
    /// their codes.
    public func trip(airports: any FindsAirports) throws(CommandError) -> Trip {
        let zone = departureZone ?? airports.airport(of: from, by: mode)?.knownZone ?? .local()
        let arrivalZone = arrivalZone ?? airports.airport(of: to, by: mode)?.knownZone ?? zone
        let trip = Trip(
            from: from.trimmingSpaces, to: to.trimmingSpaces, mode: mode,
            operator: `operator`.trimmingSpaces, service: service.trimmingSpaces,
            departure: try DateTime(typed: departure, zone: zone),
            arrival: try arrival.map { text throws(CommandError) in
                try DateTime(typed: text, zone: arrivalZone)
            },
            actualDeparture: try departed.map { text throws(CommandError) in
                try DateTime(typed: text, zone: zone)
            },
            actualArrival: try arrived.map { text throws(CommandError) in
                try DateTime(typed: text, zone: arrivalZone)
            }, disruption: disruption, distance: distance,
            seat: seat.trimmingSpaces, travelClass: travelClass.trimmingSpaces, fare: fare,
            journey: journey.trimmingSpaces,
            tags: [String](commaSeparated: tags.commaSeparated, except: "Trip"), notes: notes)
        do throws(TripError) {
            try Trip.rules.check(trip, changedFrom: nil)
        } catch {
            throw CommandError(usage: error)
        }
        return trip.located(by: airports)
    }
}

extension Airport {
    fileprivate var knownZone: Zone? { try? .identified(by: zone) }
}
