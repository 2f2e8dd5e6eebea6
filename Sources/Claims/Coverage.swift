package import Domain

/// The journeys that a scheme is for. A journey is covered if it meets every condition.
public struct Coverage: Hashable, Sendable {
    package let mode: TravelMode
    package let from: Territory?
    package let to: Territory?
    /// The territory that at least one end must be in.
    package let either: Territory?
    /// The operators whose journeys are covered, or `nil` for all operators.
    package let operators: OperatorNames?
    /// Whether `operators` is complete. If not, an operator that it leaves out may belong to the
    /// scheme as well.
    package let namesAll: Bool
    /// The distance in kilometres from which a journey is no longer covered, or `nil` for any
    /// distance. A journey of unknown distance is covered.
    package let shorterThan: Int?

    package init(
        mode: TravelMode, from: Territory? = nil, to: Territory? = nil,
        either: Territory? = nil,
        operators: OperatorNames? = nil, namesAll: Bool = true, shorterThan: Int? = nil
    ) {
        self.mode = mode
        self.from = from
        self.to = to
        self.either = either
        self.operators = operators
        self.namesAll = namesAll
        self.shorterThan = shorterThan
    }

    /// Whether a journey is covered, as far as is known of it.
    enum Answer: Hashable {
        case yes
        case no
        /// The answer depends on a fact that is missing.
        case unless(MissingFact)
    }

    func covers(_ journey: TicketJourney, at whereabouts: JourneyWhereabouts) -> Answer {
        guard journey.mode == mode else { return .no }
        if let shorterThan, let far = journey.kilometres, far.lowerBound >= Double(shorterThan) {
            return .no
        }
        let place = place(whereabouts)
        guard place != .no else { return .no }
        guard let operators else { return place }
        guard let name = journey.operator else {
            return place == .yes ? .unless(.operator) : .no
        }
        guard operators.contains(name) else {
            return namesAll || place != .yes ? .no : .unless(.carrier)
        }
        // A known operator says more of a train than a time without a zone. An airline may fly
        // anywhere.
        return mode == .flight || place == .unless(.countries) ? place : .yes
    }

    /// Returns whether journeys between these ends are covered.
    private func place(_ whereabouts: JourneyWhereabouts) -> Answer {
        if let from, from == to, whereabouts.leaves(from) { return .no }
        let answers = [
            to.map { whereabouts.isIn($0, at: .arrival) },
            from.map { whereabouts.isIn($0, at: .departure) },
            either.map(whereabouts.touches),
        ].compactMap(\.self)
        if answers.contains(.no) { return .no }
        return answers.last { $0 != .yes } ?? .yes
    }
}
