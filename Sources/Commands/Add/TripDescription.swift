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
    public var departureZone: Zone
    /// Nil for the departure's.
    public var arrivalZone: Zone?
    public var disruption: Disruption?
    public var seat = ""
    public var travelClass = ""
    public var fare: Fare?
    public var journey = ""
    public var tags: [String] = []
    public var notes = ""

    public init(from: String, to: String, departure: String, departureZone: Zone = .local()) {
        self.from = from
        self.to = to
        self.departure = departure
        self.departureZone = departureZone
    }

    /// The trip.
    public func trip() throws(CommandError) -> Trip {
        let trip = Trip(
            from: from.trimmingSpaces, to: to.trimmingSpaces, mode: mode,
            operator: `operator`.trimmingSpaces, service: service.trimmingSpaces,
            departure: try DateTime(typed: departure, zone: departureZone),
            arrival: try time(arrival, at: .arrival),
            actualDeparture: try time(departed, at: .departure),
            actualArrival: try time(arrived, at: .arrival), disruption: disruption,
            seat: seat.trimmingSpaces, travelClass: travelClass.trimmingSpaces, fare: fare,
            journey: journey.trimmingSpaces,
            tags: [String](commaSeparated: tags.commaSeparated, except: "Trip"), notes: notes)
        do throws(TripError) { try trip.validate() } catch { throw .usage(error.description) }
        do throws(TripRecordError) { try trip.checkRecord() } catch {
            throw .usage(error.description)
        }
        return trip
    }

    private func time(_ text: String?, at end: TripEnd) throws(CommandError) -> DateTime? {
        guard let text else { return nil }
        let zone = end == .departure ? departureZone : arrivalZone ?? departureZone
        return try DateTime(typed: text, zone: zone)
    }
}
