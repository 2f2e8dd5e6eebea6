/// Which country a time zone is in, and which countries rules speak of together.
public struct Territories: Hashable, Sendable {
    private let named: [String: Territory]
    /// By the name of the zone.
    private let countries: [String: Country]

    /// So many countries and groups there can be.
    package static let most = UInt64.bitWidth

    private struct Country: Hashable {
        let own: Territory
        var groups: [Membership] = []
    }

    private struct Membership: Hashable {
        let group: Territory
        let days: Validity
    }

    /// - Parameters:
    ///   - zones: the country of each zone, by codes such as `DE`.
    ///   - groups: which countries belong to each, and when. What is more than there can be is in none.
    package init(zones: [String: String], groups: [String: [String: [Validity]]]) {
        var named: [String: Territory] = [:]
        let names = Set(zones.values).sorted() + groups.keys.sorted()
        for (place, name) in names.prefix(Self.most).enumerated() {
            named[name] = Territory(bit: 1 << UInt64(place))
        }
        var members: [String: [Membership]] = [:]
        for (name, countries) in groups {
            guard let group = named[name] else { continue }
            for (code, all) in countries {
                members[code, default: []] += all.map { Membership(group: group, days: $0) }
            }
        }
        self.named = named
        countries = zones.compactMapValues { code in
            named[code].map { Country(own: $0, groups: members[code] ?? []) }
        }
    }

    package static let none = Territories(zones: [:], groups: [:])

    /// A country by its code, or a group by its name; nil where rules cannot speak of it.
    package func territory(named name: String) -> Territory? { named[name] }

    /// In which of them a zone is on a day.
    func place(of zone: String?, on day: CalendarDay) -> Whereabouts {
        guard let zone else { return Whereabouts(isKnown: false, bits: 0) }
        guard let country = countries[zone] else { return Whereabouts(isKnown: true, bits: 0) }
        var bits = country.own.bit
        for membership in country.groups where membership.days.contains(day) {
            bits |= membership.group.bit
        }
        return Whereabouts(isKnown: true, bits: bits)
    }
}

/// A country, or several of them that a rule speaks of together.
public struct Territory: Hashable, Sendable {
    fileprivate let bit: UInt64
}

/// Where one end of a journey is, as far as rules care.
struct Whereabouts: Hashable {
    fileprivate let isKnown: Bool
    /// Those of the territories that it is in.
    fileprivate let bits: UInt64

    /// Nil where nobody knows.
    func isIn(_ territory: Territory) -> Bool? {
        isKnown ? bits & territory.bit != 0 : nil
    }
}
