/// What became of a journey, by what was recorded of its legs.
package struct JourneyCourse: Hashable, Sendable {
    /// Of each leg, in their order.
    package let states: [LegState]
    /// Whether each leg was taken to its end, as far as is known.
    package let taken: [Bool]
    /// Beyond the delay at the destination; nil as well where it was reached all the same.
    package let disruption: Disruption?
    /// Whether somebody gave it up, or turned back.
    package let abandonment: Abandonment
    /// The leg that reached the destination, or is to; nil where none does.
    package let last: Int?
    /// The leg that was to reach it: the last one that was planned.
    package let promised: Int
    /// As that of a trip: the delay at the destination counts; at the departure only while the arrival
    /// is unknown.
    package let status: TripStatus

    /// Whole minutes behind the timetable at the destination, fewer than none where it was early; nil where
    /// that is not recorded, and where the last leg missed a connection from there.
    package let minutesLate: Int?
    /// By how many minutes less than the leg before it what came instead was late there; see
    /// `CountedJourney`.
    package let minutesSaved: Int?

    /// - Parameter legs: one at least, in their order.
    package init(_ legs: [JourneyLeg]) {
        let promised = legs.lastIndex { !$0.isSubstitute } ?? legs.count - 1
        let destination = legs[promised].to
        let states = Self.states(of: legs, to: destination)
        let parts = legs.indices.filter { states[$0].isPartOfIt }
        taken = zip(legs, states).map { $1.isPartOfIt && !$0.isGivenUp }
        let isGiven = legs.allSatisfy { $0.number != nil }
        let lived =
            isGiven
            ? parts.last
            : parts.max { (legs[$0].begin.second, $0) < (legs[$1].begin.second, $1) }
        let abandonment = legs.map(\.abandonment).first { $0 != .none } ?? .none
        let last = lived.flatMap {
            abandonment == .none && legs[$0].to.isSamePlace(as: destination) ? $0 : nil
        }
        let actual = last.flatMap { legs[$0].actualArrival }
        if actual != nil {
            disruption = last == promised ? legs[promised].disruption : nil
        } else if states.contains(.cancelled) {
            disruption = .cancelled
        } else {
            disruption =
                states.contains(.missed) || lived.map { legs[$0].disruption != nil } == true
                ? .missedConnection : nil
        }
        let first = legs.firstIndex { !$0.isSubstitute } ?? 0
        let begin = states.firstIndex(where: \.isPartOfIt)
        let late =
            abandonment == .none
            ? Self.delay(last, promised, in: legs, \.arrival, \.actualArrival) : nil
        status = TripStatus(
            disruption,
            delay: abandonment == .none
                ? late ?? Self.delay(begin, first, in: legs, \.departure, \.actualDeparture) : nil)
        minutesLate = disruption == nil ? late.map(\.wholeMinutes) : nil
        let before = parts.prefix { !legs[$0].isSubstitute }
        let lateBefore =
            before.count < parts.count
            ? before.last.flatMap {
                Self.delay($0, $0, in: legs, \.arrival, \.actualArrival)
            } : nil
        minutesSaved = late.flatMap { late in
            lateBefore.map { $0.wholeMinutes - late.wholeMinutes }
        }
        self.states = states
        self.abandonment = abandonment
        self.last = last
        self.promised = promised
    }

    /// Between what was promised of one leg and what is known of the one that was taken.
    private static func delay(
        _ taken: Int?, _ promised: Int, in legs: [JourneyLeg],
        _ planned: (JourneyLeg) -> JourneyLeg.Time?, _ actual: (JourneyLeg) -> JourneyLeg.Time?
    ) -> Duration? {
        guard let taken, let start = planned(legs[promised]), let end = actual(legs[taken]) else {
            return nil
        }
        return start.duration(until: end)
    }

    /// A connection that was missed is that to the leg which was planned next, unless somebody recorded
    /// when that one ran; where it is said of a leg that nobody travelled, after one that somebody did, it
    /// is that to this leg. Whoever took something else to the destination did not need the rest from there,
    /// and whoever gave up did not travel it.
    private static func states(of legs: [JourneyLeg], to destination: String) -> [LegState] {
        let direct = legs.filter {
            $0.isSubstitute && $0.disruption != .cancelled && $0.to.isSamePlace(as: destination)
        }
        let begins = legs.indices.filter { !legs[$0].isSubstitute }.first { place in
            direct.contains { $0.from.isSamePlace(as: legs[place].from) }
        }
        var (isMissed, isLost, isUnderWay, isOver) = (false, false, false, false)
        return legs.enumerated().map { place, leg in
            let isPlanned = !leg.isSubstitute
            let state: LegState =
                if leg.disruption == .cancelled {
                    .cancelled
                } else if isPlanned, !leg.hasTimesRecorded,
                    isMissed || isUnderWay && leg.disruption == .missedConnection
                {
                    .missed
                } else if isPlanned, !leg.hasTimesRecorded, isOver || leg.abandonment != .none {
                    .abandoned
                } else if isPlanned, isLost, !direct.isEmpty, place >= begins ?? 0,
                    !leg.hasTimesRecorded
                {
                    .skipped
                } else {
                    leg.hasTimesRecorded ? .travelled : .planned
                }
            if isPlanned {
                isMissed = state.isPartOfIt && leg.disruption == .missedConnection
                if state == .cancelled || state == .missed || isMissed { isLost = true }
            } else if leg.disruption == .missedConnection, !leg.to.isSamePlace(as: destination) {
                isMissed = true
            }
            if leg.hasTimesRecorded { isUnderWay = true }
            if leg.abandonment != .none { isOver = true }
            return state
        }
    }
}

/// What became of a leg of a journey.
public enum LegState: Hashable, Sendable {
    /// Nobody recorded anything of it.
    case planned
    case travelled
    case cancelled
    /// It left before whoever was to take it was there.
    case missed
    /// Something else led to the destination.
    case skipped
    /// Whoever was to take it had given up, or turned back.
    case abandoned

    /// Whether it leads to the destination, as far as is known.
    public var isPartOfIt: Bool { self == .planned || self == .travelled }
}

extension Duration {
    /// Without the seconds.
    fileprivate var wholeMinutes: Int { Int(components.seconds / 60) }
}

extension String {
    /// Whether it names the same place, without regard to case and accents.
    func isSamePlace(as other: String) -> Bool {
        self == other || WholeText.key(of: self) == WholeText.key(of: other)
    }
}
