public import Domain
internal import Foundation

/// The cost of going on by other means, or of a hotel or meals.
public struct PaperCost: Hashable, Sendable {
    public let kind: PaperOption
    public let amount: Fare
    /// The place where the substitute trip began; empty for other costs, as is `to`.
    public let from: String
    public let to: String

    /// Returns `nil` unless a positive amount was paid.
    init?(_ kind: PaperOption, _ amount: Fare?) {
        guard let amount, amount.amount > 0 else { return nil }
        (self.kind, self.amount, from, to) = (kind, amount, "", "")
    }

    /// Returns `nil` if the trip was part of the ticket or has no known fare.
    init?(_ trip: Trip) {
        guard trip.isSubstitute, trip.disruption != .cancelled, let fare = trip.fare,
            fare.amount > 0
        else { return nil }
        kind =
            switch trip.mode {
            case .train, .flight, .ferry: .otherOperator
            case .bus: .bus
            case .other: .taxi
            }
        (amount, from, to) = (fare, trip.from, trip.to)
    }
}

/// A late journey with a season ticket.
public struct PaperCase: Hashable, Sendable {
    /// The services; empty if they were not recorded.
    public let service: String
    public let from: String
    public let to: String
    public let arrival: DateTime
    public let actualArrival: DateTime
    /// The delay in whole minutes.
    public let late: Int

    /// Returns `nil` if the delay of the journey is unknown.
    init?(_ journey: Journey) {
        let whole = journey.whole
        guard let arrival = whole.arrival, let actualArrival = whole.actualArrival,
            whole.disruption == nil, let late = arrival.duration(until: actualArrival)
        else { return nil }
        service = PaperFacts(journey).services.joined(separator: ", ")
        (from, to) = (whole.from, whole.to)
        (self.arrival, self.actualArrival) = (arrival, actualArrival)
        self.late = late.wholeMinutes
    }
}

/// The late journeys with a season ticket.
public struct PaperCases: Hashable, Sendable {
    /// The cases, the earliest first.
    public let all: [PaperCase]
    /// The amount claimed for them, or `nil` if another field states it or it is unknown.
    public let sum: Fare?
    /// The answer that gives the sum, or `nil` if another field states it.
    public let answer: RightsAnswer?
}

/// A leg, with the sources of its times.
public struct PaperLeg: Hashable, Sendable {
    public let trip: Trip
    public let state: LegState
    public let timetable: PaperOrigin
    public let record: PaperOrigin

    init(_ trip: Trip, _ state: LegState) {
        self.trip = trip
        self.state = state
        timetable = trip.origin(of: [(.departure, trip.departure), (.arrival, trip.arrival)])
        record = trip.origin(
            of: [(.actualDeparture, trip.actualDeparture), (.actualArrival, trip.actualArrival)])
    }
}

/// The origin of recorded times, as far as the journal knows it.
public enum PaperOrigin: Hashable, Sendable {
    /// No times are recorded.
    case nothing
    case byHand
    /// All times are as these sources gave them.
    case imported([String])
    /// Some times are as these sources gave them; the others were written or changed by hand.
    case partly([String])
}

/// The traveller's own remarks and, below them, the owed amount with its rule and the course of the
/// journey, leg by leg.
public struct PaperRemarks: Hashable, Sendable {
    public let own: String
    /// The answer that gives an amount, or `nil` if none does or another field states it.
    public let answer: RightsAnswer?
    public let legs: [PaperLeg]
    /// Whether the remarks stand below the delays with a season ticket and have only the room that
    /// these leave.
    public let isBelowCases: Bool

    /// The greatest number of characters that the form takes, for a list of delays and the remarks
    /// below it together.
    public static let most = 2_500
}

extension Trip {
    fileprivate func origin(of times: [(FieldName, DateTime?)]) -> PaperOrigin {
        let known = times.compactMap { field, time in time.map { (field, $0) } }
        guard !known.isEmpty else { return .nothing }
        var sources: [String] = []
        var given = 0
        for (field, time) in known {
            let saying = imports.filter { $0.says(field, time) }.map(\.source)
            if !saying.isEmpty { given += 1 }
            for source in saying where !sources.contains(source) { sources.append(source) }
        }
        guard given > 0 else { return .byHand }
        return given == known.count ? .imported(sources) : .partly(sources)
    }
}

extension ImportMark {
    /// Returns whether the source's latest value of the field is the current one.
    fileprivate func says(_ field: FieldName, _ time: DateTime) -> Bool {
        guard let name = TripFields.all.first(where: { $0.name == field })?.markName else {
            return false
        }
        return said[name] == Fingerprint.short(of: time.isoText)
    }
}
