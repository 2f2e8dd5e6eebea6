/// The course of a journey, told by the records of its legs.
package struct JourneyCourse: Hashable, Sendable {
    /// The states of the legs, in order.
    package let states: [LegState]
    /// Whether each leg was taken to its end, as far as is known.
    package let taken: [Bool]
    /// The disruption, apart from a delay; `nil` also if the destination was reached all the same.
    package let disruption: Disruption?
    /// Whether the traveller gave up or turned back.
    package let abandonment: Abandonment
    /// The index of the leg that reached the destination or is to reach it, or `nil` if none does.
    package let last: Int?
    /// The index of the leg that was planned to reach the destination, which is the last planned
    /// one.
    package let promised: Int
    /// The status as that of a trip: by the delay at the destination, or at the departure while the
    /// arrival is unknown.
    package let status: TripStatus

    /// The delay at the destination in whole minutes, negative if early, or `nil` if it was not
    /// recorded or the last leg missed a connection there.
    package let minutesLate: Int?
    /// The minutes of delay that the substitutes made up for; see `CountedJourney`.
    package let minutesSaved: Int?

    /// - Parameter legs: The legs in order, at least one.
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

    /// Returns the delay of the leg that was taken against the timetable of a planned one.
    private static func delay(
        _ taken: Int?, _ promised: Int, in legs: [JourneyLeg],
        _ planned: (JourneyLeg) -> JourneyLeg.Time?, _ actual: (JourneyLeg) -> JourneyLeg.Time?
    ) -> Duration? {
        guard let taken, let start = planned(legs[promised]), let end = actual(legs[taken]) else {
            return nil
        }
        return start.duration(until: end)
    }

    /// Returns the state of each leg. A missed connection is the one to the next planned leg,
    /// unless times were recorded for that. If it is recorded for an untaken leg after a taken one,
    /// it is the connection to that leg. A substitute to the destination makes the remaining legs
    /// unnecessary, and a traveller who gave up does not take them.
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

public enum LegState: Hashable, Sendable {
    /// Nothing was recorded.
    case planned
    case travelled
    case cancelled
    /// The leg left before the traveller was there.
    case missed
    /// A substitute led to the destination.
    case skipped
    /// The traveller had given up or turned back.
    case abandoned

    /// Whether the leg leads to the destination, as far as is known.
    public var isPartOfIt: Bool { self == .planned || self == .travelled }
}

extension Duration {
    /// The whole minutes, rounded towards zero.
    package var wholeMinutes: Int { Int(components.seconds / 60) }
}

extension String {
    /// Returns whether both name the same place, without regard to case and accents.
    package func isSamePlace(as other: String) -> Bool {
        self == other || WholeText.key(of: self) == WholeText.key(of: other)
    }
}
