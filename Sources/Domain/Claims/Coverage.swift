/// Journeys that a scheme is for. A journey has to answer to all of it.
public struct Coverage: Hashable, Sendable {
    package let mode: TravelMode
    package let from: Territory?
    package let to: Territory?
    /// The territory that at least one end is in.
    package let either: Territory?
    /// Who runs it; nil for anybody.
    package let operators: OperatorNames?
    /// Whether who is not named is no operator of the scheme; otherwise nobody knows.
    package let namesAll: Bool
    /// The distance in kilometres from which a journey is no longer covered; `nil` for any distance. A journey
    /// of unknown distance is covered.
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
        /// It depends on what is missing.
        case unless(MissingFact)
    }

    func covers(_ journey: TicketJourney, at whereabouts: JourneyWhereabouts) -> Answer {
        guard journey.mode == mode else { return .no }
        if let shorterThan, let far = journey.kilometres, far >= Double(shorterThan) {
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
        // The operator of a train says more than a time without a zone. An airline flies anywhere.
        return mode == .flight || place == .unless(.countries) ? place : .yes
    }

    /// Whether it covers journeys between these ends.
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
