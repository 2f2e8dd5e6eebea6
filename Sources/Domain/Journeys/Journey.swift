internal import Foundation

/// Trips that somebody takes one after another to get somewhere: its legs, those that were planned and
/// those that came instead.
public struct Journey: Hashable, Sendable {
    /// In the order in which they depart by the timetable, or in that which somebody gave them; one at least.
    public let legs: [Leg]
    package let course: JourneyCourse

    /// A trip that is part of it.
    public struct Leg: Hashable, Sendable {
        public let id: EntryID
        public let trip: Trip

        public init(_ id: EntryID, _ trip: Trip) {
            self.id = id
            self.trip = trip
        }
    }

    /// Returns nil without legs.
    public init?(_ legs: [Leg]) {
        guard !legs.isEmpty else { return nil }
        let ordered = Self.byTimes(legs).inGivenOrder { JourneyLeg($0.trip) }
        self.legs = ordered
        course = JourneyCourse(ordered.map { JourneyLeg($0.trip) })
    }

    /// In the order in which they depart by the timetable.
    static func byTimes(_ legs: [Leg]) -> [Leg] {
        legs.map { ($0, JourneyLeg($0.trip)) }.sorted { one, other in
            if one.1.isBefore(other.1) { return true }
            return !other.1.isBefore(one.1) && one.0.id.rawValue < other.0.id.rawValue
        }.map(\.0)
    }

    /// The journeys that trips make which share an id.
    package static func journeys(of legs: [Leg], called id: String) -> [Journey] {
        let all = byTimes(legs)
        return JourneyID.parts(all.map { JourneyLeg($0.trip) }, of: id)
            .compactMap { Journey(Array(all[$0])) }
    }

    /// Of each leg.
    public var states: [LegState] { course.states }

    /// The legs that were planned.
    package var promised: [Leg] { legs.filter { !$0.trip.isSubstitute }.unlessEmpty ?? legs }

    /// When one was to be where a leg ends, by the timetable of what was planned; nil where nothing was to
    /// lead there.
    public func promisedArrival(of leg: Leg) -> DateTime? {
        if !leg.trip.isSubstitute { return leg.trip.arrival }
        return promised.last { $0.trip.to.isSamePlace(as: leg.trip.to) }?.trip.arrival
    }

    /// Where it was to lead.
    public var destination: String { legs[course.promised].trip.to }

    /// All of it as one trip: what was promised, and when it began and ended whatever was taken.
    public var whole: Trip {
        let promised = promised
        let (first, last) = (promised[0].trip, legs[course.promised].trip)
        var whole = first
        whole.to = last.to
        whole.toCoordinates = last.toCoordinates
        whole.arrival = last.arrival
        let services = promised.map(\.trip.service).filter { !$0.isEmpty }
        whole.service = services.joined(separator: ", ")
        if promised.contains(where: { $0.trip.operator != first.operator }) { whole.operator = "" }
        whole.actualDeparture = begin
        whole.actualArrival = course.last.flatMap { legs[$0].trip.actualArrival }
        whole.disruption = course.disruption
        whole.abandonment = course.abandonment
        whole.fare = fare
        let lengths = promised.compactMap(\.trip.distance?.kilometres)
        whole.distance =
            lengths.count == promised.count
            ? Distance(kilometres: lengths.reduce(0, +)) : nil
        (whole.isSubstitute, whole.leg) = (false, nil)
        // What is said of the first leg is not said of all.
        (whole.seat, whole.claim, whole.notes, whole.imports) = ("", "", "", [])
        if promised.contains(where: { $0.trip.travelClass != first.travelClass }) {
            whole.travelClass = ""
        }
        let tickets = saidTickets
        whole.ticket = tickets.count == 1 ? tickets[0].kind : .single
        whole.ticketNumber = tickets.count == 1 ? tickets[0].number : ""
        let files = Set(promised.compactMap(\.trip.ticketFile))
        whole.ticketFile = files.count == 1 ? files.first : nil
        return whole
    }

    /// The same as one ticket is for it: what is known of that stands with one leg or in all of them, and the
    /// leg that has the price tells who runs it. Nil where legs are by several means of transport, or say of
    /// tickets what cannot be true of one: then nobody knows whether it was one.
    public var ticketed: Trip? {
        let promised = promised.map(\.trip)
        let priced = promised.filter { $0.fare != nil }
        guard saidTickets.count < 2, Set(promised.map(\.mode)).count == 1 else { return nil }
        var trip = whole
        if let leg = priced.first {
            (trip.operator, trip.service) = (leg.operator, leg.service)
        } else if promised.count > 1 {
            trip.service = ""
        }
        return trip
    }

    /// When the first leg that was travelled departed.
    private var begin: DateTime? {
        zip(legs, states).first { $1.isPartOfIt }?.0.trip.actualDeparture
    }

    /// What was paid for it, where that is in one currency: each leg has the price of its ticket, or
    /// one of them that of all.
    private var fare: Fare? {
        let fares = promised.compactMap(\.trip.fare)
        guard let first = fares.first, fares.allSatisfy({ $0.currency == first.currency }) else {
            return nil
        }
        return Fare(fares.map(\.amount).reduce(0, +), currency: first.currency)
    }
}

extension Trip {
    /// What its journey is called in front of people; empty where it has no name.
    public var journeyLabel: String {
        get { !journeyName.isEmpty ? journeyName : JourneyID.isGiven(journey) ? "" : journey }
        set {
            if JourneyID.isGiven(journey) {
                journeyName = newValue
            } else {
                (journey, journeyName) = (newValue, "")
            }
        }
    }
}
