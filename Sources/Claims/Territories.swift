package import Domain

/// The countries of time zones, the groups of countries that rules name, the currencies paid in
/// them, and the operators at home there.
public struct Territories: Hashable, Sendable {
    private let named: [String: Territory]
    /// The country codes of time zones.
    private let zones: [String: String]
    /// The eras between changes, the earliest first.
    private let eras: [TerritoriesEra]
    let operators: OperatorHomes

    /// The greatest number of countries and groups together, one bit each.
    package static let most = UInt64.bitWidth

    /// The countries that belong to a group or pay in a currency, with the days for which they do.
    package typealias Members = [String: [Validity]]

    /// - Parameters:
    ///   - zones: The country of each time zone, by codes such as `DE`.
    ///   - groups: The members of each group. Names beyond `most` are left out.
    ///   - currencies: The countries that pay in each currency.
    ///   - operators: The home countries of operators.
    package init(
        zones: [String: String], groups: [String: Members], currencies: [String: Members] = [:],
        operators: OperatorHomes = OperatorHomes()
    ) {
        var named: [String: Territory] = [:]
        let countries = Set(zones.values)
        let names = countries.sorted() + groups.keys.sorted()
        for (place, name) in names.prefix(Self.most).enumerated() {
            named[name] = Territory(bit: 1 << UInt64(place))
        }
        self.named = named
        self.zones = zones
        self.operators = operators
        let validities = (groups.values + Array(currencies.values)).flatMap(\.values)
            .flatMap(\.self)
        let changes = Set(
            validities.flatMap { [$0.from, $0.until?.advanced(byDays: 1)] }
                .compactMap(\.self))
        eras = ([nil] + changes.sorted()).map {
            TerritoriesEra(
                since: $0, countries: countries, named: named, groups: groups,
                currencies: currencies)
        }
    }

    package static let none = Territories(zones: [:], groups: [:])

    /// Returns a country by its code or a group by its name, or `nil` if no rule can name it.
    package func territory(named name: String) -> Territory? { named[name] }

    func place(of zone: String?, on day: CalendarDay) -> Whereabouts {
        guard let zone else { return .unknown }
        return zones[zone].flatMap { era(of: day).countries[$0] } ?? .elsewhere
    }

    /// Returns the country with a code. Rules name an overseas part of a country only by its zone.
    func place(in country: String, zone: String?, on day: CalendarDay) -> Whereabouts {
        era(of: day).countries[country] ?? zone.map { place(of: $0, on: day) } ?? .elsewhere
    }

    /// Returns the codes of the countries that are now in one of some territories.
    func codes(in territories: [Territory]) -> Set<String> {
        let era = eras[eras.count - 1]
        let place = Whereabouts(oneOf: territories.compactMap { era.territories[$0] })
        return Set(era.countries.filter { $0.value.isWithin(place) }.keys)
    }

    func place(in territories: [Territory], on day: CalendarDay) -> Whereabouts {
        let era = era(of: day)
        return Whereabouts(oneOf: territories.compactMap { era.territories[$0] })
    }

    func place(of home: OperatorHome, on day: CalendarDay) -> Whereabouts {
        let countries = era(of: day).countries
        return Whereabouts(oneOf: home.countries.map { countries[$0] ?? .elsewhere })
    }

    /// Returns the countries that pay in a currency, or `nil` if currencies tell nothing.
    func place(payingIn currency: String, on day: CalendarDay) -> Whereabouts? {
        let era = era(of: day)
        guard !currency.isEmpty, !era.currencies.isEmpty else { return nil }
        return era.currencies[currency] ?? .elsewhere
    }

    /// Returns the currency of all countries that a place may be in, or `nil` if they have several.
    func currency(of place: Whereabouts, on day: CalendarDay) -> String? {
        era(of: day).currencies.filter { place.isWithin($0.value) }.keys.min()
    }

    private func era(of day: CalendarDay) -> TerritoriesEra {
        eras.last { $0.since.map { $0 <= day } ?? true } ?? eras[0]
    }
}

/// A period in which no country joined or left a group or a currency.
private struct TerritoriesEra: Hashable {
    /// The first day of the era, or `nil` for the earliest era.
    let since: CalendarDay?
    /// The countries by their codes.
    private(set) var countries: [String: Whereabouts] = [:]
    private(set) var territories: [Territory: Whereabouts] = [:]
    private(set) var currencies: [String: Whereabouts] = [:]

    init(
        since: CalendarDay?, countries codes: Set<String>, named: [String: Territory],
        groups: [String: Territories.Members], currencies: [String: Territories.Members]
    ) {
        self.since = since
        func has(_ members: Territories.Members, _ code: String) -> Bool {
            members[code]?.contains { days in
                since.map(days.contains) ?? (days.from == nil)
            } ?? false
        }
        for code in codes {
            guard let own = named[code] else { continue }
            let of = groups.filter { has($0.value, code) }.compactMap { named[$0.key]?.bit }
            countries[code] = Whereabouts(country: own.bit, in: of.reduce(own.bit, |))
        }
        func places(_ members: Territories.Members) -> Whereabouts {
            Whereabouts(
                oneOf: members.keys.filter { has(members, $0) }.compactMap { countries[$0] })
        }
        for (code, place) in countries {
            if let own = named[code] { territories[own] = place }
        }
        for (name, members) in groups {
            if let group = named[name] { territories[group] = places(members) }
        }
        self.currencies = currencies.mapValues(places)
    }
}

/// A country, or a group of countries that rules name.
public struct Territory: Hashable, Sendable {
    fileprivate let bit: UInt64
}

/// The countries that a place may be in, as far as rules name them.
struct Whereabouts: Hashable {
    let isKnown: Bool
    /// The bits of the countries that it may be in; none for a country that no rule names.
    private let countries: UInt64
    /// The bits of the territories that all of these countries are in.
    private let certain: UInt64
    /// The bits of the territories that at least one of these countries is in.
    private let possible: UInt64

    static let unknown = Whereabouts(isKnown: false, countries: 0, certain: 0, possible: 0)
    static let elsewhere = Whereabouts(isKnown: true, countries: 0, certain: 0, possible: 0)
}

extension Whereabouts {
    fileprivate init(country: UInt64, in territories: UInt64) {
        self.init(isKnown: true, countries: country, certain: territories, possible: territories)
    }

    /// Creates the union of some places, which is unknown if there are none.
    fileprivate init(oneOf places: [Whereabouts]) {
        guard let first = places.first else {
            self = .unknown
            return
        }
        self = places.dropFirst().reduce(first) {
            Whereabouts(
                isKnown: true, countries: $0.countries | $1.countries,
                certain: $0.certain & $1.certain, possible: $0.possible | $1.possible)
        }
    }

    /// Returns whether the place is in a territory, or `nil` if that is unknown.
    func isIn(_ territory: Territory) -> Bool? {
        guard isKnown else { return nil }
        if certain & territory.bit != 0 { return true }
        return possible & territory.bit == 0 ? false : nil
    }

    /// Returns whether it can be the same country as another place, or neither is named by any
    /// rule.
    func agrees(with other: Whereabouts) -> Bool {
        countries & other.countries != 0 || countries == 0 && other.countries == 0
    }

    /// Returns whether each country that it may be in is one of the other's.
    fileprivate func isWithin(_ other: Whereabouts) -> Bool {
        countries != 0 && countries & ~other.countries == 0
    }
}

/// The home countries of operators, by the operators' names.
public struct OperatorHomes: Hashable, Sendable {
    private var whole: [String: OperatorHome] = [:]
    private var beginnings: [String: OperatorHome] = [:]

    /// - Parameter homes: The names of operators with their home. No name occurs twice.
    package init(_ homes: [(names: OperatorNames, home: OperatorHome)] = []) {
        names = homes.reduce(.none) { $0.union($1.names) }
        for (names, home) in homes {
            for name in names.whole { whole[name] = home }
            for name in names.beginnings { beginnings[name] = home }
        }
    }

    /// The names of the operators.
    let names: OperatorNames

    /// Returns the home of the whole name, or else of its longest known beginning, or `nil` if
    /// there is none.
    func home(of operator: CountedName) -> OperatorHome? {
        let name = `operator`.key
        if let home = whole[name] { return home }
        return name.indices.reversed().lazy.filter { name[$0] == " " }
            .compactMap { beginnings[String(name[...$0])] }.first
    }
}

package struct OperatorHome: Hashable, Sendable {
    /// The country codes, such as `CH`. Countries that no rule names are included.
    let countries: [String]
    /// Whether its trains run between these countries, so that a trip need not begin and end in the
    /// same one.
    let crossesBorders: Bool

    package init(_ countries: [String], crossesBorders: Bool = false) {
        self.countries = countries
        self.crossesBorders = crossesBorders
    }
}
