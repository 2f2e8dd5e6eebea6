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
    /// In kilometres: a journey that leads as far as that is not covered; nil for any distance. Where the
    /// distance is not known it is covered.
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

    func covers(
        _ journey: TicketJourney, from start: Whereabouts, to end: Whereabouts
    ) -> Answer {
        guard journey.mode == mode else { return .no }
        if let shorterThan, let far = journey.kilometres, far >= Double(shorterThan) {
            return .no
        }
        let place = place(start, end)
        guard place != .no else { return .no }
        guard let operators else { return place }
        guard let name = journey.operator else {
            return place == .yes ? .unless(.operator) : .no
        }
        // Who runs it says more than a clock that is set by no zone.
        if operators.contains(name) { return .yes }
        return namesAll || place != .yes ? .no : .unless(.carrier)
    }

    /// Whether it covers journeys between these ends.
    private func place(_ start: Whereabouts, _ end: Whereabouts) -> Answer {
        var answer = Answer.yes
        if let to {
            switch end.isIn(to) {
            case false?: return .no
            case nil: answer = .unless(.zone(.arrival))
            case true?: break
            }
        }
        if let from {
            switch start.isIn(from) {
            case false?: return .no
            case nil: answer = .unless(.zone(.departure))
            case true?: break
            }
        }
        if let either {
            switch (start.isIn(either), end.isIn(either)) {
            case (true?, _), (_, true?): break
            case (false?, false?): return .no
            case (nil, _): answer = .unless(.zone(.departure))
            case (_, nil): answer = .unless(.zone(.arrival))
            }
        }
        return answer
    }
}
