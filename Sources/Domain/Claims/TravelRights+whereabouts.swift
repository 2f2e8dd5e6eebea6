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
