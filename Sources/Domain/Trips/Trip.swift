public import Foundation

/// A trip: its timetable and, if known, its actual times and disruptions.
///
/// A value that was never recorded is `nil`. It is not zero and not "on time".
public struct Trip: Hashable, Sendable {
    public var from: String
    public var to: String
    /// The coordinates of the origin, or `nil` if they are unknown. `toCoordinates` are those of
    /// the destination.
    public var fromCoordinates: Coordinates?
    public var toCoordinates: Coordinates?
    public var mode: TravelMode
    /// The company that runs it.
    public var `operator`: String
    /// The train, line or flight, such as `ICE 93`.
    public var service: String
    /// The scheduled departure.
    public var departure: DateTime
    /// The scheduled arrival, or `nil` if it was not recorded.
    public var arrival: DateTime?
    public var actualDeparture: DateTime?
    public var actualArrival: DateTime?
    public var disruption: Disruption?
    /// Whether the traveller gave up here or turned back.
    public var abandonment: Abandonment
    /// The recorded distance, or `nil` if there is none; see `greatCircle`.
    public var distance: Distance?
    public var seat: String
    public var travelClass: String
    public var fare: Fare?
    /// The kind of ticket; a single unless another was recorded.
    public var ticket: TicketKind
    /// The number of the ticket or of its booking.
    public var ticketNumber: String
    /// The file of the ticket, or `nil` if there is none.
    public var ticketFile: TicketFile?
    /// The id of the journey that this trip is a leg of, shared by all its legs; empty for a single
    /// trip. An id that the user gave is a name.
    public var journey: String
    /// The name of the journey if its id is not a name.
    public var journeyName: String
    /// Whether it replaced a planned leg.
    public var isSubstitute: Bool
    /// The position among the legs from 1, or `nil` if the user gave none.
    public var leg: Int?
    /// A note on a claim for compensation or insurance, in the traveller's words.
    public var claim: String
    public var tags: [String]
    public var notes: String
    /// The sources that the entry was imported from; empty if it was written by hand.
    public var imports: [ImportMark]

    public init(
        from: String, to: String, fromCoordinates: Coordinates? = nil,
        toCoordinates: Coordinates? = nil, mode: TravelMode = .train, operator: String = "",
        service: String = "", departure: DateTime, arrival: DateTime?,
        actualDeparture: DateTime? = nil, actualArrival: DateTime? = nil,
        disruption: Disruption? = nil, abandonment: Abandonment = .none,
        distance: Distance? = nil, seat: String = "",
        travelClass: String = "", fare: Fare? = nil, ticket: TicketKind = .single,
        ticketNumber: String = "", ticketFile: TicketFile? = nil, journey: String = "",
        journeyName: String = "", isSubstitute: Bool = false, leg: Int? = nil, claim: String = "",
        tags: [String] = [], notes: String = "", imports: [ImportMark] = []
    ) {
        self.from = from
        self.to = to
        self.fromCoordinates = fromCoordinates
        self.toCoordinates = toCoordinates
        self.mode = mode
        self.operator = `operator`
        self.service = service
        self.departure = departure
        self.arrival = arrival
        self.actualDeparture = actualDeparture
        self.actualArrival = actualArrival
        self.disruption = disruption
        self.abandonment = abandonment
        self.distance = distance
        self.seat = seat
        self.travelClass = travelClass
        self.fare = fare
        self.ticket = ticket
        self.ticketNumber = ticketNumber
        self.ticketFile = ticketFile
        self.journey = journey
        self.journeyName = journeyName
        self.isSubstitute = isSubstitute
        self.leg = leg
        self.claim = claim
        self.tags = tags
        self.notes = notes
        self.imports = imports
    }
}

/// A disruption of a trip other than a delay.
public enum Disruption: String, Sendable {
    case cancelled, missedConnection
}

public enum TravelMode: String, CaseIterable, Sendable {
    case train, bus, flight, ferry, other
}

extension Trip {
    /// Returns the trip on another day, at the same local times, with its timetable only. Only the
    /// number of a season ticket stays.
    package func again(on day: CalendarDay) -> Trip {
        let days = departure.day.days(until: day)
        var trip = Trip(
            from: from, to: to, fromCoordinates: fromCoordinates, toCoordinates: toCoordinates,
            mode: mode, operator: self.operator, service: service,
            departure: departure.moved(byDays: days), arrival: arrival?.moved(byDays: days),
            distance: distance, travelClass: travelClass, fare: fare, ticket: ticket,
            ticketNumber: ticket == .season ? ticketNumber : "", tags: tags)
        // Around changes of the clocks, the same local times may be in another order.
        if let duration, duration >= .zero, let other = trip.duration, other < .zero {
            trip.arrival = trip.departure.advanced(by: duration)?
                .onClock(of: arrival?.zone ?? departure.zone)
        }
        return trip
    }

    /// The return trip, from the end of this one and at the time of its end as far as is known,
    /// without a service and an arrival. The number of a single ticket does not stay.
    package var wayBack: Trip {
        let end = actualArrival ?? arrival ?? departure
        return Trip(
            from: to, to: from, fromCoordinates: toCoordinates, toCoordinates: fromCoordinates,
            mode: mode, operator: self.operator,
            departure: end.onClock(of: (arrival ?? end).zone) ?? end, arrival: nil,
            distance: distance, travelClass: travelClass, fare: fare, ticket: ticket,
            ticketNumber: ticket == .single ? "" : ticketNumber, tags: tags)
    }
}

extension Trip: NamesTicket {
    /// Returns a file name for the trip's ticket, such as "2026-11-20 Köln – Wien.pdf".
    ///
    /// - Parameter end: The extension without a dot; empty if there is none.
    public func nameOfTicket(endingIn end: String) -> String {
        let places = [from, to].map { $0.inFileName(upTo: Self.longestPlace) }
        let name = "\(departure.day.isoText) \(places[0]) – \(places[1])"
        return end.isEmpty ? name : "\(name).\(end)"
    }

    /// The greatest length of a place in bytes. A file name can have 255.
    private static let longestPlace = 90
}

extension Trip {
    /// Returns the coordinates of an end, or `nil` if they are unknown.
    public func coordinates(at end: TripStop) -> Coordinates? {
        end == .departure ? fromCoordinates : toCoordinates
    }

    /// The great-circle distance between the ends in kilometres, or `nil` if one of them is unknown
    /// or both are the same.
    public var greatCircle: Double? {
        guard let fromCoordinates, let toCoordinates else { return nil }
        let length = fromCoordinates.distance(to: toCoordinates)
        return length < 0.05 ? nil : length
    }
}

extension Trip {
    /// Whether an actual time was recorded at either end.
    public var hasTimesRecorded: Bool { actualDeparture != nil || actualArrival != nil }

    public mutating func forgetTimes() {
        actualDeparture = nil
        actualArrival = nil
    }

    /// Returns an error if the trip would arrive before it departs, or `nil` otherwise. Without an
    /// actual departure, the scheduled one counts.
    ///
    /// - Parameter end: The end that was recorded last.
    func recordError(of end: TripStop = .arrival) -> TripRecordError? {
        guard let actualArrival else { return nil }
        if let actualDeparture {
            guard actualDeparture.isAfter(actualArrival) else { return nil }
            return end == .departure
                ? .departedAfterArrival(actualDeparture, arrival: actualArrival)
                : .arrivedBeforeDeparture(actualArrival, departure: actualDeparture)
        }
        guard end == .arrival, departure.isAfter(actualArrival) else { return nil }
        return .arrivedBeforeTimetable(actualArrival, departure: departure)
    }

    /// Returns the trip with its actual times moved by days, at the same local time.
    public func movingRecord(departure: Int, arrival: Int) -> Trip {
        var trip = self
        trip.actualDeparture = actualDeparture?.moved(byDays: departure)
        trip.actualArrival = actualArrival?.moved(byDays: arrival)
        return trip
    }
}

extension DateTime {
    func isAfter(_ other: DateTime) -> Bool {
        duration(until: other).map { $0 < .zero } ?? false
    }

    /// Returns the same local time on another day, or the time after the gap if it is skipped
    /// there.
    func moved(byDays days: Int) -> DateTime {
        guard days != 0,
            let other = day.advanced(byDays: days).flatMap({
                DateTime($0, hour: hour, minute: minute, second: second, zone: zone)
            })
        else { return self }
        return other.skipped == nil ? other : other.advanced(by: .zero) ?? other
    }
}

extension Trip {
    /// Whether a single trip was taken, as far as is known. For legs see `JourneyCourse.taken`.
    package var isTaken: Bool {
        disruption != .cancelled && (abandonment == .none || actualArrival != nil)
    }
}

extension Trip {
    /// Returns the day from which days at an end are counted: its scheduled day, or else that of
    /// the departure.
    public func firstDay(at end: TripStop) -> CalendarDay { (planned(at: end) ?? departure).day }

    /// Returns the time that a local time at an end stands for: so many days after the scheduled
    /// day or, if `daysLater` is `nil`, on the day that brings it nearest to the timetable. If no
    /// arrival is scheduled, it is the first possible one after the departure; if that would be
    /// more than 18 hours later, it is the time before the departure, which cannot be recorded.
    public func reading(
        at end: TripStop, hour: Int, minute: Int, daysLater: Int?
    ) throws(TripRecordError) -> DateTime {
        let planned = planned(at: end)
        let departed = actualDeparture ?? departure
        let reference = planned ?? departed
        let zone = planned?.zone ?? actual(at: end)?.zone ?? departure.zone
        let known = actual(at: end) ?? reference
        // The first day in this list counts where two are equally near.
        let days = daysLater.map { [$0] } ?? (planned == nil ? [0, 1, -1, 2] : [1, 0, -1])
        let readings = days.compactMap { firstDay(at: end).advanced(byDays: $0) }
            .compactMap { DateTime($0, hour: hour, minute: minute, zone: zone) }
            .map { $0.nearest(to: known) }
            .filter { time in
                planned != nil || daysLater != nil
                    || departed.duration(until: time).map { $0 > .zero - Self.mostBefore } ?? true
            }
        guard
            let time = readings.min(by: { $0.distance(to: reference) < $1.distance(to: reference) })
        else { throw .noSuchTime }
        return try time.existing(or: TripRecordError.skipped)
    }

    /// The time before the departure within which an arrival is not taken for one on the next day.
    private static var mostBefore: Duration { .seconds(6 * 3600) }

    /// Returns the first day on which the trip can have arrived at a time, as a number of days
    /// after the first day there, or `nil` if there is none within two months.
    public func firstPossibleDay(hour: Int, minute: Int) -> Int? {
        (-1...60).first { days in
            let outcome = TripOutcome.at(.arrival, hour: hour, minute: minute, daysLater: days)
            return (try? recording(outcome)) != nil
        }
    }
}

extension DateTime {
    /// Returns the absolute time between the two, or zero if they cannot be compared.
    fileprivate func distance(to other: DateTime) -> Duration {
        guard let duration = duration(until: other) else { return .zero }
        return max(duration, .zero - duration)
    }
}

extension Trip {
    /// The scheduled travel time, or `nil` if it is unknown.
    public var duration: Duration? {
        arrival.flatMap { departure.duration(until: $0) }
    }

    /// The actual travel time, or `nil` unless both ends were recorded. It is `nil` for a trip that
    /// did not run.
    public var actualDuration: Duration? {
        guard disruption != .cancelled, let actualDeparture, let actualArrival else { return nil }
        return actualDeparture.duration(until: actualArrival)
    }

    /// Returns the scheduled time at an end, or `nil` if there is none.
    public func planned(at end: TripStop) -> DateTime? { end == .departure ? departure : arrival }

    /// Returns the actual time at an end, or `nil` if it was not recorded.
    public func actual(at end: TripStop) -> DateTime? {
        end == .departure ? actualDeparture : actualArrival
    }

    /// Returns the delay at an end, negative if early, or `nil` if it was not recorded or the trip
    /// did not run.
    public func delay(at end: TripStop) -> Duration? {
        guard disruption != .cancelled, let planned = planned(at: end), let actual = actual(at: end)
        else { return nil }
        return planned.duration(until: actual)
    }
}

public enum TripStop: String, CaseIterable, Codable, Sendable {
    case departure, arrival
}

/// The traveller's decision to give a trip up after losing a leg.
public enum Abandonment: String, CaseIterable, Sendable {
    /// The traveller arrived, or nothing else was recorded.
    case none
    case gaveUp = "gave-up"
    /// The traveller returned to the start.
    case turnedBack = "turned-back"
}

public struct Fare: Hashable, Sendable {
    public let amount: Decimal
    /// The code of ISO 4217, such as `EUR`; empty if it is unknown.
    public let currency: String

    public init(_ amount: Decimal, currency: String) {
        self.amount = amount
        self.currency = currency
    }

    /// Returns the amount in the given currency unless it has one.
    package func `in`(usual currency: String) -> Fare {
        self.currency.isEmpty ? Fare(amount, currency: currency) : self
    }

    /// Returns the amount in the currency of another fare unless it has one.
    package func inCurrency(of other: Fare?) -> Fare { self.in(usual: other?.currency ?? "") }
}

public enum TicketKind: String, CaseIterable, Sendable {
    case single
    /// A return ticket. The price of one direction is half of its price.
    case `return`
    case season
}

public struct Distance: Hashable, Sendable {
    public let kilometres: Decimal

    /// Returns `nil` unless the distance is positive and at most a million kilometres.
    public init?(kilometres: Decimal) {
        guard kilometres > 0, kilometres <= 1_000_000 else { return nil }
        self.kilometres = kilometres
    }
}

extension Distance: LosslessStringConvertible {
    /// The kilometres, such as `12.5`.
    public var description: String { "\(kilometres)" }

    /// Reads a number such as `12.5`, whatever the locale.
    public init?(_ text: String) {
        let digits = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(digits.count),
            digits.allSatisfy({ (1...40).contains($0.count) && $0.allSatisfy(\.isDigit) }),
            let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        self.init(kilometres: number)
    }
}
