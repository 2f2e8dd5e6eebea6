internal import Foundation

/// A sequence of trips to a destination. Its legs are those that were planned and the substitutes.
public struct Journey: Hashable, Sendable {
    /// The legs in the order of their scheduled departures, or in the order that the user gave.
    /// There is at least one.
    public let legs: [Leg]
    package let course: JourneyCourse

    public struct Leg: Hashable, Sendable {
        public let id: EntryID
        public let trip: Trip

        public init(_ id: EntryID, _ trip: Trip) {
            self.id = id
            self.trip = trip
        }
    }

    /// Returns `nil` if there are no legs.
    public init?(_ legs: [Leg]) {
        guard !legs.isEmpty else { return nil }
        let ordered = Self.byTimes(legs).inGivenOrder { JourneyLeg($0.trip) }
        self.legs = ordered
        course = JourneyCourse(ordered.map { JourneyLeg($0.trip) })
    }

    /// Returns the legs in the order of their scheduled departures.
    static func byTimes(_ legs: [Leg]) -> [Leg] {
        legs.map { ($0, JourneyLeg($0.trip)) }.sorted { one, other in
            if one.1.isBefore(other.1) { return true }
            return !other.1.isBefore(one.1) && one.0.id.rawValue < other.0.id.rawValue
        }.map(\.0)
    }

    /// Returns the journeys of trips with a common journey id.
    package static func journeys(of legs: [Leg], called id: String) -> [Journey] {
        let all = byTimes(legs)
        return JourneyID.parts(all.map { JourneyLeg($0.trip) }, of: id)
            .compactMap { Journey(Array(all[$0])) }
    }

    public var states: [LegState] { course.states }

    /// The legs that were planned, or all legs if none was.
    package var promised: [Leg] { legs.filter { !$0.trip.isSubstitute }.unlessEmpty ?? legs }

    /// Returns the scheduled arrival at the end of a leg by the planned legs, or `nil` if none of
    /// them leads there.
    public func promisedArrival(of leg: Leg) -> DateTime? {
        if !leg.trip.isSubstitute { return leg.trip.arrival }
        return promised.last { $0.trip.to.isSamePlace(as: leg.trip.to) }?.trip.arrival
    }

    public var destination: String { legs[course.promised].trip.to }

    /// The journey as one trip: as it was planned, with its actual beginning and end by any leg.
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
        // These facts are about the first leg only.
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

    /// The journey as one trip on one ticket, or `nil` if its legs have several means of transport
    /// or contradict each other about the ticket. The leg with the fare tells the operator.
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

    /// The actual departure of the first leg that was taken.
    private var begin: DateTime? {
        zip(legs, states).first { $1.isPartOfIt }?.0.trip.actualDeparture
    }

    /// The sum of the fares, or `nil` if they are in several currencies. Each leg has the price of
    /// its ticket, or one has that of all.
    private var fare: Fare? {
        let fares = promised.compactMap(\.trip.fare)
        guard let first = fares.first, fares.allSatisfy({ $0.currency == first.currency }) else {
            return nil
        }
        return Fare(fares.map(\.amount).reduce(0, +), currency: first.currency)
    }
}

extension Trip {
    /// The name of the journey that the user sees; empty if it has none.
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

extension Journey {
    /// Returns the positions of all legs after one of them is swapped with its neighbour. The
    /// positions are `nil` if that is the order of their times. Returns `nil` if there is no
    /// neighbour.
    package func places(
        moving id: EntryID, earlier isEarlier: Bool
    ) -> [(id: EntryID, leg: Int?)]? {
        guard let place = legs.firstIndex(where: { $0.id == id }) else { return nil }
        let other = isEarlier ? place - 1 : place + 1
        guard legs.indices.contains(other) else { return nil }
        var moved = legs
        moved.swapAt(place, other)
        let isByTimes = Self.byTimes(moved).map(\.id) == moved.map(\.id)
        return moved.enumerated().map { ($1.id, isByTimes ? nil : $0 + 1) }
    }
}

extension Journey {
    /// A ticket as legs describe it.
    struct Ticket: Equatable {
        var kind: TicketKind
        /// The number; empty if it was not recorded.
        var number: String
        var fare: Fare?

        /// Returns `nil` if the trip has no facts about a ticket.
        init?(_ trip: Trip) {
            guard trip.ticket != .single || !trip.ticketNumber.isEmpty || trip.fare != nil else {
                return nil
            }
            (kind, number, fare) = (trip.ticket, trip.ticketNumber, trip.fare)
        }

        /// Returns both descriptions as one ticket, or `nil` if their numbers, kinds or fares
        /// differ. `single` is the default of legs that do not name a kind. A leg with a season
        /// ticket has no fare.
        func joined(with other: Ticket) -> Ticket? {
            guard kind == other.kind || kind == .single || other.kind == .single,
                number == other.number || number.isEmpty || other.number.isEmpty,
                fare == nil || other.fare == nil
            else { return nil }
            var ticket = self
            if kind == .single { ticket.kind = other.kind }
            if number.isEmpty { ticket.number = other.number }
            ticket.fare = fare ?? other.fare
            let isOfSeason = [self, other].contains { $0.kind == .season }
            let isPaidApart = [self, other].contains { $0.kind != .season && $0.fare != nil }
            return isOfSeason && isPaidApart ? nil : ticket
        }
    }

    /// The tickets that the planned legs describe; empty if none of them does.
    var saidTickets: [Ticket] {
        promised.compactMap { Ticket($0.trip) }.reduce(into: []) { tickets, next in
            if let last = tickets.last, let joined = last.joined(with: next) {
                tickets[tickets.count - 1] = joined
            } else {
                tickets.append(next)
            }
        }
    }
}

/// The trips on one ticket, as far as is known.
public struct TicketedTrips: Hashable, Sendable {
    /// The legs, at least one.
    public let ids: [EntryID]
    public let trip: Trip
    public let hasCancelledLeg: Bool

    public init(_ ids: [EntryID], _ trip: Trip, hasCancelledLeg: Bool? = nil) {
        self.ids = ids
        self.trip = trip
        self.hasCancelledLeg = hasCancelledLeg ?? (trip.disruption == .cancelled)
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

extension Journey {
    /// The legs that were cancelled or missed and not replaced, as far as recorded; empty if the
    /// traveller gave up.
    public var unreplacedLegs: [Leg] {
        guard course.abandonment == .none else { return [] }
        return legs.indices.filter { place in
            guard states[place] == .cancelled || states[place] == .missed else { return false }
            return !isFollowed(place) && !isForestalled(place)
        }.map { legs[$0] }
    }

    /// Returns whether a substitute came before the journey went on as planned.
    private func isFollowed(_ place: Int) -> Bool {
        let next = legs.indices.dropFirst(place + 1).first {
            legs[$0].trip.isSubstitute || states[$0] == .travelled
        }
        return next.map { legs[$0].trip.isSubstitute } ?? false
    }

    /// Returns whether a substitute left before the leg was to leave, from its origin or to the
    /// destination.
    private func isForestalled(_ place: Int) -> Bool {
        let taken = legs.indices.prefix(place).reversed()
            .prefix { legs[$0].trip.isSubstitute && states[$0].isPartOfIt }
        return taken.contains { legs[$0].trip.from.isSamePlace(as: legs[place].trip.from) }
            || legs.indices.prefix(place).contains {
                legs[$0].trip.isSubstitute && states[$0].isPartOfIt
                    && legs[$0].trip.to.isSamePlace(as: destination)
            }
    }
}

/// The id that the trips of a journey share: generated by the program, or a name that the user
/// gave.
package enum JourneyID {
    private static let prefix = "journey"

    package static func new() -> String {
        prefix + UUID().uuidString.lowercased().filter { $0 != "-" }
    }

    /// Returns whether the program generated the id, so that users should not see it.
    package static func isGiven(_ id: String) -> Bool {
        guard id.hasPrefix(prefix) else { return false }
        let digits = id.utf8.dropFirst(prefix.utf8.count)
        return digits.count == 32 && digits.allSatisfy { $0.isDigit || (0x61...0x66).contains($0) }
    }
}

extension JourneyID {
    /// Splits the trips with one id into journeys. A generated id is always one journey. A name,
    /// such as that of a holiday, can stand for several: a new one begins after a long pause, and
    /// with a leg back to where an earlier leg began.
    ///
    /// - Parameter legs: The legs in the order of their times.
    package static func parts(_ legs: [JourneyLeg], of id: String) -> [Range<Int>] {
        guard !isGiven(id) else { return legs.isEmpty ? [] : [0..<legs.count] }
        var parts: [Range<Int>] = []
        for (place, leg) in legs.enumerated() {
            if let part = parts.last, !leg.beginsAnew(after: legs[part]) {
                parts[parts.count - 1] = part.lowerBound..<place + 1
            } else {
                parts.append(place..<place + 1)
            }
        }
        return parts
    }
}

extension JourneyLeg {
    fileprivate func beginsAnew(after legs: ArraySlice<JourneyLeg>) -> Bool {
        guard let end = legs.map(\.end.second).max() else { return true }
        return departure.second - end > Self.longestPause
            || !isSubstitute && legs.contains { to.isSamePlace(as: $0.from) }
    }

    /// The longest pause within a journey, in seconds. The pause of a commuter's working day is
    /// longer.
    private static var longestPause: Int { 6 * 3_600 }
}

extension Sequence {
    /// Returns the legs of one journey in the order that the user gave. The order counts only if
    /// every leg has a number, so that a leg added later does not get a random place. Otherwise
    /// they stay in the order of their times.
    package func inGivenOrder(_ leg: (Element) -> JourneyLeg) -> [Element] {
        let legs = enumerated().map { (leg: $1, number: leg($1).number, place: $0) }
        guard legs.allSatisfy({ $0.number != nil }) else { return legs.map(\.leg) }
        return legs.sorted { ($0.number ?? 0, $0.place) < ($1.number ?? 0, $1.place) }.map(\.leg)
    }
}
