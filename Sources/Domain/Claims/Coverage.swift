/// Journeys that a scheme is for. A journey has to answer to all of it.
public struct Coverage: Hashable, Sendable {
    package let mode: TravelMode
    package let from: String?
    package let to: String?
    /// The territory that at least one end is in.
    package let either: String?
    /// Who runs it; nil for anybody.
    package let operators: OperatorNames?
    /// Whether who is not named is no operator of the scheme; otherwise nobody knows.
    package let namesAll: Bool

    package init(
        mode: TravelMode, from: String? = nil, to: String? = nil, either: String? = nil,
        operators: OperatorNames? = nil, namesAll: Bool = true
    ) {
        self.mode = mode
        self.from = from
        self.to = to
        self.either = either
        self.operators = operators
        self.namesAll = namesAll
    }

    /// Whether a journey is covered, as far as is known of it.
    enum Answer: Hashable {
        case yes
        case no
        /// It depends on what is missing.
        case unless(MissingFact)
    }

    func covers(
        _ journey: TicketJourney, from start: Whereabouts, to end: Whereabouts,
        in territories: Territories
    ) -> Answer {
        guard journey.mode == mode else { return .no }
        let place = isThere(journey.day, start, end, territories)
        guard place != .no else { return .no }
        guard let operators else { return place }
        guard let name = journey.operator else {
            return place == .yes ? .unless(.operator) : .no
        }
        // Who runs it says more than a clock that is set by no zone.
        if operators.contains(name) { return .yes }
        return namesAll ? .no : place == .yes ? .unless(.carrier) : .no
    }

    private func isThere(
        _ day: CalendarDay, _ start: Whereabouts, _ end: Whereabouts, _ territories: Territories
    ) -> Answer {
        var missing: MissingFact?
        func has(_ place: Whereabouts, _ territory: String?, _ end: TripEnd) -> Bool {
            guard let territory else { return true }
            guard let isInside = territories.contains(place, territory, on: day) else {
                missing = .zone(end)
                return true
            }
            return isInside
        }
        guard has(start, from, .departure), has(end, to, .arrival) else { return .no }
        if let either {
            let starts = territories.contains(start, either, on: day)
            let ends = territories.contains(end, either, on: day)
            if starts != true, ends != true {
                guard starts == nil || ends == nil else { return .no }
                missing = .zone(starts == nil ? .departure : .arrival)
            }
        }
        return missing.map(Answer.unless) ?? .yes
    }
}
