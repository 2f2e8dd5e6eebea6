/// All known rules, which tell the amounts that are owed for journeys.
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

    /// Returns the rights for entries in which the program may have filled in these zones by
    /// itself, so that they tell little about where a trip was.
    package func doubting(_ zones: Set<String>) -> TravelRights {
        var rights = self
        rights.filledInZones = zones
        return rights
    }

    /// The rights by which nothing is ever owed.
    public static let none = TravelRights(schemes: [], territories: .none)

    /// The shortest delay in minutes for which a fixed amount may be owed, or `nil` if none ever
    /// is.
    public var leastFixed: Int? {
        schemes.flatMap(\.products).flatMap(\.rules).compactMap { rule in
            if case .fixed(let amounts) = rule.computation { amounts.least?.minutes } else { nil }
        }.min()
    }

    /// The shortest delay in minutes for which anything may be owed, or `nil` if nothing ever is.
    /// Unconfirmed rules are left out.
    public var leastLate: Int? {
        schemes.flatMap(\.products).flatMap(\.rules).filter { $0.source.grade != .unconfirmed }
            .compactMap(\.computation.least).min()
    }

    /// Returns one answer for each scheme that covers a journey, in the order of the schemes.
    /// Schemes whose coverage depends on a missing fact are included only if none is certain.
    public func answers(for journey: TicketJourney) -> [RightsAnswer] {
        let whereabouts = whereabouts(of: journey)
        let (start, end) = (whereabouts.start, whereabouts.end)
        if journey.ticket.kind == .season, let season = journey.ticket.season,
            let scheme = scheme(of: season)
        {
            // The season ticket tells which scheme applies, whatever the operator.
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
                // The missing fact would not help, as the rule cannot be decided from times.
                if case .cannotTell(.beyondTimes) = answer.verdict { continue }
                uncertain.append(
                    RightsAnswer(scheme: scheme, rule: answer.rule, verdict: .cannotTell(missing)))
            }
        }
        return certain.isEmpty ? uncertain : certain
    }
}

extension TravelRights {
    /// Returns the scheme with a season ticket of this id, or `nil` if none or several have it.
    public func scheme(of season: String) -> RightsScheme? {
        let found = schemes.filter { scheme in
            scheme.products.contains { $0.id == season && $0.tickets.contains(.season) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The season tickets of all schemes.
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
    /// Whether the fact is a time that was not recorded.
    package var isOfTimes: Bool {
        switch self {
        case .plannedArrival, .actualArrival, .actualDeparture, .arrivalOtherwise,
            .arrivalAtDestination:
            true
        default: false
        }
    }

    /// Whether something is known to have gone wrong, so that the missing fact is worth asking for.
    package var isWorthAskingFor: Bool {
        switch self {
        case .plannedArrival, .actualArrival, .actualDeparture: false
        default: true
        }
    }
}
