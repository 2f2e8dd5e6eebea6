public import Domain
internal import Foundation

/// The journeys, the season ticket and the answer that a paper is about.
public struct PaperSubject: Hashable, Sendable {
    public let journey: Journey
    /// Further journeys with the same season ticket; empty for any other ticket.
    public var others: [Journey]
    /// The season ticket, or `nil` for any other ticket or if it is not in the journal.
    public var pass: Pass?
    /// The answer of the paper's scheme, or `nil` if no scheme covers the journey.
    public var answer: RightsAnswer?
    /// The amount of the claim from which the paper is written, or `nil` if it is not written from
    /// a claim.
    public var claimed: Fare?

    public init(
        _ journey: Journey, others: [Journey] = [], pass: Pass? = nil, answer: RightsAnswer? = nil,
        claimed: Fare? = nil
    ) {
        self.journey = journey
        self.others = others
        self.pass = pass
        self.answer = answer
        self.claimed = claimed
    }
}

extension PaperSubject {
    public var hasCancelledLeg: Bool { ([journey] + others).contains(where: \.hasCancelledLeg) }
}

/// The facts about a journey that the fields of a paper need.
struct PaperFacts {
    let journey: Journey
    let whole: Trip
    /// The first leg that was planned. `last` is the last one.
    let first: Journey.Leg
    let last: Journey.Leg
    /// The leg with which the journey began, or was planned to begin.
    let departed: Journey.Leg
    /// The leg that reached the destination, or `nil` if none did as far as is known.
    let arrived: Journey.Leg?
    let costs: [PaperCost]

    init(_ journey: Journey) {
        self.journey = journey
        whole = journey.ticketed ?? journey.whole
        first = journey.promised[0]
        last = journey.legs[journey.course.promised]
        departed = zip(journey.legs, journey.states).first { $0.1 == .travelled }?.0 ?? first
        arrived = journey.course.last.map { journey.legs[$0] }
        costs = journey.legs.compactMap { PaperCost($0.trip) }
    }

    /// The actual arrival, or `nil` if the destination of the ticket was not reached as far as is
    /// known.
    var actualArrival: DateTime? { whole.disruption == nil ? whole.actualArrival : nil }

    /// The delay at the destination in whole minutes, or `nil` if it is unknown.
    var late: Int? {
        guard let arrival = whole.arrival, let actualArrival else { return nil }
        return arrival.duration(until: actualArrival)?.wholeMinutes
    }

    var happened: Set<PaperOption> {
        var happened: Set<PaperOption> = []
        if let late, late > 0 { happened.insert(.delay) }
        if journey.hasCancelledLeg { happened.insert(.cancellation) }
        if missedAt != nil { happened.insert(.missedConnection) }
        return happened
    }

    /// The place where a connection was missed: the start of the missed leg, or the end of the late
    /// one.
    var missedAt: String? {
        if let missed = journey.states.firstIndex(of: .missed) {
            return journey.legs[missed].trip.from
        }
        return journey.legs.indices.first {
            journey.states[$0].isPartOfIt && journey.legs[$0].trip.disruption == .missedConnection
        }.map { journey.legs[$0].trip.to }
    }

    /// Whether the traveller gave up or went back to the start of the journey.
    var turnedBack: Bool {
        whole.abandonment != .none
            || journey.legs.contains {
                $0.trip.isSubstitute && $0.trip.to.isSamePlace(as: whole.from)
            }
    }

    var operators: [String] { Self.distinct(journey.promised.map(\.trip.operator)) }
    var services: [String] {
        Self.distinct(journey.promised.map(\.trip.service), by: ServiceName.key)
    }

    /// The services that were taken.
    var actualServices: [String] {
        Self.distinct(
            zip(journey.legs, journey.states).filter { $0.1 == .travelled }.map(\.0.trip.service),
            by: ServiceName.key)
    }

    /// The trip whose form has the field for the arrival.
    var arrivalLeg: EntryID { (arrived ?? last).id }

    var legs: [PaperLeg] { zip(journey.legs, journey.states).map { PaperLeg($0.trip, $1) } }

    private static func distinct(
        _ texts: [String], by key: (String) -> String = { $0 }
    ) -> [String] {
        var keys: Set<String> = []
        return texts.filter { text in
            text.contains { !$0.isWhitespace } && keys.insert(key(text)).inserted
        }
    }
}

/// The pot of a season ticket that a paper is about.
public struct PaperPot: Sendable {
    let pass: EntryID
    let pot: PassPot
    /// The subject of the pot's claim, in words.
    let subject: String

    public init(_ pot: PassPot, of pass: EntryID, called subject: String) {
        self.pot = pot
        self.pass = pass
        self.subject = subject
    }

    /// - Parameter relations: The relations to the season ticket and to its trips.
    func claim(about relations: [EntryRelation]) -> Claim {
        var claim = pot.claim(subject, about: relations)
        if pot.left.amount == 0 { claim.amount = nil }
        return claim
    }
}
