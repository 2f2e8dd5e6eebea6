/// What a paper is about.
public struct PaperSubject: Hashable, Sendable {
    /// What one ticket was for.
    public let journey: Journey
    /// Further journeys with the same season ticket; none for any other ticket.
    public var others: [Journey]
    /// That season ticket; nil for any other ticket, or where it is not in the journal.
    public var pass: Pass?
    /// What the scheme says that the paper is for; nil where none covers the journey.
    public var answer: RightsAnswer?
    /// What the claim asks for that the paper is written from; nil where it is written from anything else.
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
    /// Whether something was cancelled of what the paper is about.
    public var hasCancelledLeg: Bool { ([journey] + others).contains(where: \.hasCancelledLeg) }
}

/// What the fields of a paper need to know of a journey.
struct PaperFacts {
    let journey: Journey
    let whole: Trip
    /// The first leg that was planned, and the last.
    let first: Journey.Leg
    let last: Journey.Leg
    /// The leg that one set out with, or was to.
    let departed: Journey.Leg
    /// The leg that reached the destination; nil where none did, as far as is known.
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

    /// Nil where the destination of the ticket was not reached, as far as is known.
    var actualArrival: DateTime? { whole.disruption == nil ? whole.actualArrival : nil }

    /// Whole minutes behind the timetable at the destination.
    var late: Int? {
        guard let arrival = whole.arrival, let actualArrival else { return nil }
        return arrival.duration(until: actualArrival)?.minutes
    }

    var happened: Set<PaperOption> {
        var happened: Set<PaperOption> = []
        if let late, late > 0 { happened.insert(.delay) }
        if journey.hasCancelledLeg { happened.insert(.cancellation) }
        if missedAt != nil { happened.insert(.missedConnection) }
        return happened
    }

    /// Where a connection was missed: where the leg that was missed begins, or where the one ends that
    /// came too late.
    var missedAt: String? {
        if let missed = journey.states.firstIndex(of: .missed) {
            return journey.legs[missed].trip.from
        }
        return journey.legs.indices.first {
            journey.states[$0].isPartOfIt
                && journey.legs[$0].trip.disruption == .missedConnection
        }.map { journey.legs[$0].trip.to }
    }

    /// Whether somebody gave up, or went back to where the journey began.
    var turnedBack: Bool {
        whole.abandonment != .none
            || journey.legs.contains {
                $0.trip.isSubstitute && $0.trip.to.isSamePlace(as: whole.from)
            }
    }

    /// Who ran the trains that were planned.
    var operators: [String] { Self.distinct(journey.promised.map(\.trip.operator)) }
    var services: [String] { Self.distinct(journey.promised.map(\.trip.service)) }

    /// What was taken.
    var actualServices: [String] {
        Self.distinct(
            zip(journey.legs, journey.states).filter { $0.1 == .travelled }.map(\.0.trip.service))
    }

    /// The trip in whose form a time of the arrival is to be filled in.
    var arrivalLeg: EntryID { (arrived ?? last).id }

    var legs: [PaperLeg] { zip(journey.legs, journey.states).map { PaperLeg($0.trip, $1) } }

    private static func distinct(_ texts: [String]) -> [String] {
        var distinct: [String] = []
        for text in texts where text.contains(where: { !$0.isWhitespace }) {
            if !distinct.contains(text) { distinct.append(text) }
        }
        return distinct
    }
}
