internal import Domain

/// The countries of a journey's two ends, told by the names of its places, its operator, its
/// currency and its time zones.
///
/// A zone that the program filled in by itself counts only if it agrees with the operator, the
/// currency and the place at the other end. It never counts for a flight, whose airports tell the
/// country, or if the operator crosses borders.
struct JourneyWhereabouts {
    let start: Whereabouts
    let end: Whereabouts
    /// The countries in which one of the ends must be, by the operator and by the currency. Hints
    /// that agree with a known end are left out.
    private let hints: [Whereabouts]
    /// Whether neither end is known except by the hints.
    private let isHinted: Bool
    private let hasRunner: Bool
    private let crossesBorders: Bool
    /// Whether the operator runs no trains in the countries of the two known ends.
    private let isContradictory: Bool
    /// The fact that would tell the country of an unknown end.
    private let missing: (TripStop) -> MissingFact

    /// - Parameters:
    ///   - named: The ends whose country is told by the name of the place.
    ///   - assumed: The ends whose zone was filled in by the program.
    ///   - runner: The countries where the operator runs, or `nil` if they are unknown.
    ///   - crossesBorders: Whether the operator runs between these countries.
    ///   - currency: The countries that pay in the currency of the fare, or `nil` if that tells
    ///     nothing.
    init(
        _ journey: TicketJourney, start: Whereabouts, end: Whereabouts, named: Set<TripStop>,
        assumed: Set<TripStop>, runner: Whereabouts?, crossesBorders: Bool, currency: Whereabouts?
    ) {
        let isFlight = journey.mode == .flight
        let said =
            [runner, currency].compactMap(\.self)
            + named.map { $0 == .departure ? start : end }
        func isDismissed(_ place: Whereabouts, _ end: TripStop) -> Bool {
            assumed.contains(end) && (isFlight || crossesBorders || !said.allSatisfy(place.agrees))
        }
        let dismissed = [(start, TripStop.departure), (end, .arrival)].filter(isDismissed).map(\.1)
        self.start = dismissed.contains(.departure) ? .unknown : start
        self.end = dismissed.contains(.arrival) ? .unknown : end
        let known = [self.start, self.end].filter(\.isKnown)
        func isExplained(_ hint: Whereabouts) -> Bool { known.contains(where: hint.agrees) }
        isContradictory =
            known.count == 2 && runner.map { !isExplained($0) } ?? false
            && !(currency.map(isExplained) ?? false)
        // A flight can be run and paid for from anywhere, and a ticket between two known ends can
        // be paid for in any currency.
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

    func isIn(_ territory: Territory, at end: TripStop) -> Coverage.Answer {
        if isContradictory { return .unless(.countries) }
        let place = end == .departure ? start : self.end
        if let isIn = place.isIn(territory) { return isIn ? .yes : .no }
        // A journey with a country's operator, or paid in its currency, begins and ends there
        // unless something else is known.
        if isHinted, !crossesBorders, let answer = hinted(at: territory), answer != .no {
            return answer
        }
        return .unless(missing(end))
    }

    /// Returns whether one of the ends is outside a territory, by the operator or the currency.
    func leaves(_ territory: Territory) -> Bool {
        let said = hints.map { $0.isIn(territory) }
        return said.contains(false) && !(isHinted && said.contains(true))
    }

    /// Returns whether one of the ends is in a territory.
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
        // A fare in another country's currency may have been paid for a journey here.
        if let answer = hinted(at: territory), answer != .no || isHinted && hasRunner {
            return answer
        }
        return .unless(missing(known[0] == nil ? .departure : .arrival))
    }

    /// Returns what the operator and the currency tell about a territory, or `nil` if they leave it
    /// open.
    private func hinted(at territory: Territory) -> Coverage.Answer? {
        let said = hints.map { $0.isIn(territory) }
        if said.contains(true) { return said.contains(false) ? .unless(.countries) : .yes }
        return said.isEmpty || said.contains(nil) ? nil : .no
    }
}
