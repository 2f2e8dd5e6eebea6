/// All rules that are known, and what they say of journeys.
public struct TravelRights: Sendable {
    public let schemes: [RightsScheme]
    let territories: Territories
    let runners: OperatorTerritories
    private(set) var filledInZones: Set<String> = []

    package init(schemes: [RightsScheme], territories: Territories) {
        self.schemes = schemes
        self.territories = territories
        runners = OperatorTerritories(schemes)
    }

    /// The same for entries in which these zones may have been filled in by the machine, so that they say little
    /// of where a trip was.
    package func doubting(_ zones: Set<String>) -> TravelRights {
        var rights = self
        rights.filledInZones = zones
        return rights
    }

    /// By which nothing is owed to anybody.
    public static let none = TravelRights(schemes: [], territories: .none)

    /// From how many minutes of delay on an amount may be owed that does not depend on a price; nil where
    /// none ever is.
    public var leastFixed: Int? {
        schemes.flatMap(\.products).flatMap(\.rules).compactMap { rule in
            if case .fixed(let amounts) = rule.computation { amounts.least?.minutes } else { nil }
        }.min()
    }

    /// From how many minutes of delay on anything may be owed at all; nil where nothing ever is. What was only
    /// reported does not count.
    public var leastLate: Int? {
        schemes.flatMap(\.products).flatMap(\.rules).filter { $0.source.grade != .unconfirmed }
            .compactMap(\.computation.least).min()
    }

    /// One answer for each scheme that covers a journey, in the order of the schemes. Where something
    /// is missing that tells which one does, it is asked for only if otherwise none is known to.
    public func answers(for journey: TicketJourney) -> [RightsAnswer] {
        let whereabouts = whereabouts(of: journey)
        let (start, end) = (whereabouts.start, whereabouts.end)
        if journey.ticket.kind == .season, let season = journey.ticket.season,
            let scheme = scheme(of: season)
        {
            // The ticket tells whose rules count, whoever ran the train.
            guard scheme.isFor(journey.mode) else { return [] }
            return scheme.answer(on: journey, from: start, to: end).map { [$0] } ?? []
        }
        var certain: [RightsAnswer] = []
        var uncertain: [RightsAnswer] = []
        for scheme in schemes {
            switch scheme.covers(journey, at: whereabouts) {
            case .no: continue
            case .yes:
                if let answer = scheme.answer(on: journey, from: start, to: end) {
                    certain.append(answer)
                }
            case .unless(let missing):
                guard let answer = scheme.answer(on: journey, from: start, to: end),
                    answer.isReached
                else { continue }
                // Who knew that could still not tell what is owed.
                if case .cannotTell(.beyondTimes) = answer.verdict { continue }
                uncertain.append(
                    RightsAnswer(scheme: scheme, rule: answer.rule, verdict: .cannotTell(missing)))
            }
        }
        return certain.isEmpty ? uncertain : certain
    }
}

extension TravelRights {
    /// The scheme that has a season ticket of an id; nil where none has, or several do.
    public func scheme(of season: String) -> RightsScheme? {
        let found = schemes.filter { scheme in
            scheme.products.contains { $0.id == season && $0.tickets.contains(.season) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// All season tickets that rules are known for, each with its scheme.
    public var seasons: [(id: String, name: String, scheme: RightsScheme)] {
        schemes.flatMap { scheme in
            scheme.products.filter { $0.tickets.contains(.season) }
                .map { ($0.id, $0.name, scheme) }
        }
    }
}

extension RightsAnswer {
    /// Whether the journey was late enough for the rule, as far as times tell.
    public var isReached: Bool { verdict.isReached }
}

extension RightsAnswer.Verdict {
    var isReached: Bool {
        switch self {
        case .owed, .pooled, .notOwed(.amount), .notOwed(.price), .notOwed(.free): true
        case .notOwed(.delay), .notOwed(.notTravelled): false
        case .pending(let isReached): isReached
        case .cannotTell(let missing): !missing.isOfTimes
        }
    }
}

extension MissingFact {
    /// Whether it is a time that nobody wrote down.
    package var isOfTimes: Bool {
        switch self {
        case .plannedArrival, .actualArrival, .actualDeparture, .arrivalOtherwise,
            .arrivalAtDestination:
            true
        default: false
        }
    }

    /// Whether something is known to have gone wrong, so that what is missing is worth asking for.
    package var isWorthAskingFor: Bool {
        switch self {
        case .plannedArrival, .actualArrival, .actualDeparture: false
        default: true
        }
    }
}
