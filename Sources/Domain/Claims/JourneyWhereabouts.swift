/// The countries of a journey's two ends, by its places and time zones, its operator and its currency.
///
/// A zone that the machine filled in counts only as long as neither of the other two says otherwise, and never
/// for a flight, which has airports for that, or with an operator that runs from one country to another.
struct JourneyWhereabouts {
    let start: Whereabouts
    let end: Whereabouts
    /// The countries in which one of the ends must be, by the operator and by the currency, without hints that
    /// a known end explains.
    private let hints: [Whereabouts]
    /// Whether neither end is known but by these.
    private let isHinted: Bool
    private let hasRunner: Bool
    /// Whether the operator runs from one country to another.
    private let crossesBorders: Bool
    /// Whether the operator runs no trains where the clocks are set.
    private let isContradictory: Bool
    /// The fact that would tell the country of an unknown end.
    private let missing: (TripStop) -> MissingFact

    /// - Parameters:
    ///   - assumed: the ends whose zone is the one that the machine fills in.
    ///   - runner: where the operator is known to run; nil where it is not.
    ///   - crossesBorders: whether it runs from one of these countries to another.
    ///   - currency: where the fare's currency is paid with; nil where that says nothing.
    init(
        _ journey: TicketJourney, start: Whereabouts, end: Whereabouts, assumed: Set<TripStop>,
        runner: Whereabouts?, crossesBorders: Bool, currency: Whereabouts?
    ) {
        let isFlight = journey.mode == .flight
        let said = [runner, currency].compactMap(\.self)
        func isDismissed(_ place: Whereabouts, _ end: TripStop) -> Bool {
            assumed.contains(end)
                && (isFlight || crossesBorders || !said.allSatisfy(place.agrees))
        }
        let dismissed = [(start, TripStop.departure), (end, .arrival)].filter(isDismissed).map(\.1)
        self.start = dismissed.contains(.departure) ? .unknown : start
        self.end = dismissed.contains(.arrival) ? .unknown : end
        let known = [self.start, self.end].filter(\.isKnown)
        func isExplained(_ hint: Whereabouts) -> Bool { known.contains(where: hint.agrees) }
        isContradictory =
            known.count == 2 && runner.map { !isExplained($0) } ?? false
            && !(currency.map(isExplained) ?? false)
        // A plane and its fare are at home anywhere, and a ticket between two known ends is paid in any money.
        hints =
            isFlight
            ? []
            : [runner, known.count == 2 ? nil : currency].compactMap(\.self)
                .filter { !isExplained($0) }
        isHinted = known.isEmpty && !hints.isEmpty
        hasRunner = runner != nil
        self.crossesBorders = crossesBorders
        missing = { end in
            guard dismissed.contains(end) else { return .zone(end) }
            return isFlight ? .airport(end) : .countries
        }
    }

    /// Whether an end is in a territory.
    func isIn(_ territory: Territory, at end: TripStop) -> Coverage.Answer {
        if isContradictory { return .unless(.countries) }
        let place = end == .departure ? start : self.end
        if let isIn = place.isIn(territory) { return isIn ? .yes : .no }
        // A journey with a country's operator, or paid in its currency, begins and ends there, unless something
        // else is known.
        if isHinted, !crossesBorders, let answer = hinted(at: territory), answer != .no {
            return answer
        }
        return .unless(missing(end))
    }

    /// Whether one of its ends is outside of a territory by who ran it or by the currency.
    func leaves(_ territory: Territory) -> Bool {
        let said = hints.map { $0.isIn(territory) }
        return said.contains(false) && !(isHinted && said.contains(true))
    }

    /// Whether one of its ends is in a territory.
    func touches(_ territory: Territory) -> Coverage.Answer {
        let known = [start.isIn(territory), end.isIn(territory)]
        let isKnown = known.contains(true) ? true : known.contains(nil) ? nil : false
        if isContradictory {
            guard let isKnown, hints.allSatisfy({ $0.isIn(territory) == isKnown }) else {
                return .unless(.countries)
            }
            return isKnown ? .yes : .no
        }
        if let isKnown { return isKnown ? .yes : .no }
        // What was paid in another country's currency may have been paid for a journey here.
        if let answer = hinted(at: territory), answer != .no || isHinted && hasRunner {
            return answer
        }
        return .unless(missing(known[0] == nil ? .departure : .arrival))
    }

    /// What the operator and the currency say of a territory; `nil` if they leave it open.
    private func hinted(at territory: Territory) -> Coverage.Answer? {
        let said = hints.map { $0.isIn(territory) }
        if said.contains(true) { return said.contains(false) ? .unless(.countries) : .yes }
        return said.isEmpty || said.contains(nil) ? nil : .no
    }
}
