/// All rules that are known, and what they say of journeys.
public struct TravelRights: Sendable {
    public let schemes: [RightsScheme]
    private let territories: Territories

    package init(schemes: [RightsScheme], territories: Territories) {
        self.schemes = schemes
        self.territories = territories
    }

    /// By which nothing is owed to anybody.
    public static let none = TravelRights(schemes: [], territories: .none)

    /// One answer for each scheme that covers a journey, in the order of the schemes. Where something
    /// is missing that tells which one does, it is asked for only if otherwise none is known to.
    public func answers(for journey: TicketJourney) -> [RightsAnswer] {
        let start = territories.place(of: journey.from.zone)
        let end = territories.place(of: journey.to.zone)
        var certain: [RightsAnswer] = []
        var uncertain: [RightsAnswer] = []
        for scheme in schemes {
            switch scheme.covers(journey, from: start, to: end, in: territories) {
            case .no: continue
            case .yes:
                if let answer = answer(of: scheme, journey, start, end) { certain.append(answer) }
            case .unless(let missing):
                guard let answer = answer(of: scheme, journey, start, end), answer.isReached else {
                    continue
                }
                let verdict = RightsAnswer.Verdict.cannotTell(missing)
                uncertain.append(
                    RightsAnswer(scheme: scheme, rule: answer.rule, verdict: verdict))
            }
        }
        return certain.isEmpty ? uncertain : certain
    }

    /// Nil where the scheme has no rule for such a ticket or such a day.
    private func answer(
        of scheme: RightsScheme, _ journey: TicketJourney, _ start: Whereabouts, _ end: Whereabouts
    ) -> RightsAnswer? {
        let fitting = scheme.products.filter { $0.isFor(journey.ticket) }
        func answer(of product: RightsProduct) -> RightsAnswer? {
            guard let rule = product.rule(on: journey.day) else { return nil }
            let isWithin = { (territory: String) in
                [start, end].allSatisfy {
                    territories.contains($0, territory, on: journey.day) ?? false
                }
            }
            return rule.verdict(on: journey, isWithin: isWithin).map {
                RightsAnswer(scheme: scheme, rule: rule, verdict: $0)
            }
        }
        let others = fitting.first { $0.services == nil }
        guard let service = journey.service else {
            let usual = others.flatMap(answer)
            // A product for certain services may give more than the one for all others.
            for product in fitting where product.services != nil {
                guard let special = answer(of: product), special.isReached,
                    special.verdict != usual?.verdict
                else { continue }
                return RightsAnswer(
                    scheme: scheme, rule: special.rule, verdict: .cannotTell(.service))
            }
            return usual
        }
        return (fitting.first { $0.services?.contains(service) == true } ?? others)
            .flatMap(answer)
    }
}

extension RightsScheme {
    /// What is certain counts more than what may be.
    fileprivate func covers(
        _ journey: TicketJourney, from start: Whereabouts, to end: Whereabouts,
        in territories: Territories
    ) -> Coverage.Answer {
        var answer = Coverage.Answer.no
        for coverage in covers {
            switch coverage.covers(journey, from: start, to: end, in: territories) {
            case .yes: return .yes
            case .no: continue
            case .unless(let missing): if answer == .no { answer = .unless(missing) }
            }
        }
        return answer
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
        case .notOwed(.delay): false
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
