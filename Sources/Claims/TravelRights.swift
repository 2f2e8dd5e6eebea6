public import Domain

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

extension Sequence<RightsAnswer> {
    /// The answers that matter most to a reader: owed amounts, or else amounts that cannot be told,
    /// then near misses, then unconfirmed rules.
    public var worthShowing: [RightsAnswer] {
        let ranked = compactMap { answer in answer.verdict.rank.map { (rank: $0, answer: answer) } }
        let first = ranked.map(\.rank).min()
        return ranked.filter { $0.rank == first }.map(\.answer)
    }
}

extension RightsAnswer.Verdict {
    /// The rank of the verdict, the lowest first, or `nil` if it is not worth showing: the journey
    /// was on time or little late, or nothing was recorded.
    fileprivate var rank: Int? {
        switch self {
        case .owed: 0
        case .pooled: 1
        case .cannotTell(let missing): missing.isWorthAskingFor ? 2 : nil
        case .notOwed(.delay(let late, let threshold)): 2 * late >= threshold.minutes ? 3 : nil
        case .notOwed: 3
        case .pending(let isReached): isReached ? 4 : nil
        }
    }
}

extension TravelRights {
    /// Returns the currency of the country that a journey is in, or `nil` if it is unknown. The
    /// names of its places tell it first, then the operator, then a zone that the program did not
    /// fill in by itself.
    package func currency(of journey: TicketJourney) -> String? {
        func currency(_ place: TicketJourney.Place) -> String? {
            territories.currency(of: country(of: place, on: journey.day), on: journey.day)
        }
        let ends = [journey.from, journey.to]
        return ends.lazy.filter(\.isNamed).compactMap(currency).first
            ?? runner(of: journey).flatMap { territories.currency(of: $0, on: journey.day) }
            ?? ends.lazy.filter { !$0.isNamed && !isFilledIn($0) }.compactMap(currency).first
    }

    /// Returns the currency of the countries that a scheme is for, or `nil` if they have several.
    package func currency(of scheme: RightsScheme, on day: CalendarDay) -> String? {
        let places = scheme.covers.flatMap { [$0.either, $0.from, $0.to] }.compactMap(\.self)
        return territories.currency(of: territories.place(in: places, on: day), on: day)
    }
}

extension TravelRights {
    /// The names of the operators that a rule covers or that have a home. The two letters of an
    /// airline are left out, as they are often words.
    public var operatorNames: OperatorNames {
        schemes.flatMap(\.covers).reduce(territories.operators.names) { names, coverage in
            guard let covered = coverage.operators else { return names }
            return names.union(coverage.mode == .flight ? covered.withoutCodes : covered)
        }
    }
}

extension TravelRights {
    func whereabouts(of journey: TicketJourney) -> JourneyWhereabouts {
        func ends(where isMeant: (TicketJourney.Place) -> Bool) -> Set<TripStop> {
            Set(TripStop.allCases.filter { isMeant($0 == .departure ? journey.from : journey.to) })
        }
        return JourneyWhereabouts(
            journey, start: country(of: journey.from, on: journey.day),
            end: country(of: journey.to, on: journey.day),
            named: ends(where: \.isNamed), assumed: ends(where: isFilledIn),
            runner: runner(of: journey),
            crossesBorders: home(of: journey)?.crossesBorders ?? false,
            currency: journey.ticket.price.flatMap {
                territories.place(payingIn: $0.currency, on: journey.day)
            })
    }

    /// Returns the codes of the countries in which an operator runs, which tell places of one name
    /// apart; none if they are unknown, and for flights.
    package func countries(ofOperator name: CountedName, by mode: TravelMode) -> Set<String> {
        guard mode != .flight else { return [] }
        return territories.operators.home(of: name).map { Set($0.countries) }
            ?? territories.codes(in: runners.territories(of: name, by: mode))
    }

    func country(of place: TicketJourney.Place, on day: CalendarDay) -> Whereabouts {
        place.country.map { territories.place(in: $0, zone: place.zone, on: day) }
            ?? territories.place(of: place.zone, on: day)
    }

    /// Returns the countries in which the operator is at home, or else those of the rules that name
    /// it. Returns `nil` if neither is known, and for flights.
    func runner(of journey: TicketJourney) -> Whereabouts? {
        if let home = home(of: journey) { return territories.place(of: home, on: journey.day) }
        guard journey.mode != .flight, let name = journey.operator else { return nil }
        let places = runners.territories(of: name, by: journey.mode)
        return places.isEmpty ? nil : territories.place(in: places, on: journey.day)
    }

    private func home(of journey: TicketJourney) -> OperatorHome? {
        journey.mode == .flight ? nil : journey.operator.flatMap(territories.operators.home)
    }

    func isFilledIn(_ place: TicketJourney.Place) -> Bool {
        !place.isNamed && place.zone.map(filledInZones.contains) ?? false
    }
}

/// The territories in which operators run, by the rules that name them.
struct OperatorTerritories: Sendable {
    private var whole: [Key: Set<Territory>] = [:]
    private var beginnings: [Key: Set<Territory>] = [:]

    private struct Key: Hashable {
        let mode: TravelMode
        let name: String
    }

    init(_ schemes: [RightsScheme]) {
        for coverage in schemes.flatMap(\.covers) {
            let places = [coverage.either, coverage.from, coverage.to].compactMap(\.self)
            guard let names = coverage.operators, !places.isEmpty else { continue }
            for name in names.whole {
                whole[Key(mode: coverage.mode, name: name), default: []].formUnion(places)
            }
            for name in names.beginnings {
                beginnings[Key(mode: coverage.mode, name: name), default: []].formUnion(places)
            }
        }
    }

    func territories(of operator: CountedName, by mode: TravelMode) -> [Territory] {
        let name = `operator`.key
        var found = whole[Key(mode: mode, name: name)] ?? []
        for end in name.indices where name[end] == " " {
            found.formUnion(beginnings[Key(mode: mode, name: String(name[...end]))] ?? [])
        }
        return Array(found)
    }
}
