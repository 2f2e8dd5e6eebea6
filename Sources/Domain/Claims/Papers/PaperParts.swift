internal import Foundation

/// What was paid on the way because the ticket led no further.
public struct PaperCost: Hashable, Sendable {
    public let kind: PaperOption
    public let amount: Fare
    /// Where it led; empty for what is no way.
    public let from: String
    public let to: String

    /// Nil for nothing that was paid.
    init?(_ kind: PaperOption, _ amount: Fare?) {
        guard let amount, amount.amount > 0 else { return nil }
        (self.kind, self.amount, from, to) = (kind, amount, "", "")
    }

    /// Nil for a trip that was part of the ticket, or of which nobody knows a fare.
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

/// A journey with a season ticket that was late.
public struct PaperCase: Hashable, Sendable {
    /// Empty where nobody wrote it down.
    public let service: String
    public let from: String
    public let to: String
    public let arrival: DateTime
    public let actualArrival: DateTime
    /// Whole minutes behind the timetable.
    public let late: Int

    /// Nil for a journey of which nobody knows how late it was.
    init?(_ journey: Journey) {
        let whole = journey.whole
        guard let arrival = whole.arrival, let actualArrival = whole.actualArrival,
            whole.disruption == nil, let late = arrival.duration(until: actualArrival)
        else { return nil }
        service = PaperFacts(journey).services.joined(separator: ", ")
        (from, to) = (whole.from, whole.to)
        (self.arrival, self.actualArrival) = (arrival, actualArrival)
        self.late = late.minutes
    }
}

/// The journeys with a season ticket that were late.
public struct PaperCases: Hashable, Sendable {
    /// The earliest first.
    public let all: [PaperCase]
    /// The amount claimed for them; `nil` if another field says it, or it is unknown.
    public let sum: Fare?
    /// The rule by which it is; nil where another field says it.
    public let answer: RightsAnswer?
}

/// A leg, with where its times are from.
public struct PaperLeg: Hashable, Sendable {
    public let trip: Trip
    public let state: LegState
    public let timetable: PaperOrigin
    /// That of the actual times.
    public let record: PaperOrigin

    init(_ trip: Trip, _ state: LegState) {
        self.trip = trip
        self.state = state
        timetable = trip.origin(of: [(.departure, trip.departure), (.arrival, trip.arrival)])
        record = trip.origin(
            of: [(.actualDeparture, trip.actualDeparture), (.actualArrival, trip.actualArrival)])
    }
}

/// Who wrote times down, as far as the journal knows.
public enum PaperOrigin: Hashable, Sendable {
    /// There are none.
    case nothing
    case byHand
    /// They stand as these sources gave them.
    case imported([String])
    /// One of them stands as these sources gave it; the other was written or changed by hand.
    case partly([String])
}

/// What a paper says in the traveller's own words and, beneath them, what is owed by which rule, and what
/// happened leg by leg.
public struct PaperRemarks: Hashable, Sendable {
    public let own: String
    /// What gives an amount; nil where nothing does, or another field says it.
    public let answer: RightsAnswer?
    public let legs: [PaperLeg]
    /// Whether it stands beneath the delays with a season ticket, and has only the room that these leave.
    public let isBelowCases: Bool

    /// So many characters the form takes, of a list of delays and what stands beneath it together.
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
    /// Whether the source said last of the field what it says now.
    fileprivate func says(_ field: FieldName, _ time: DateTime) -> Bool {
        guard let name = TripFields.all.first(where: { $0.name == field })?.markName else {
            return false
        }
        return said[name] == Fingerprint.short(of: time.isoText)
    }
}

extension Duration {
    /// Minutes that have passed in full.
    var minutes: Int { Int(components.seconds / 60) }
}
