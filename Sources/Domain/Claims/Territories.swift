/// Which country a time zone is in, and which countries rules speak of together.
public struct Territories: Hashable, Sendable {
    /// By the name of the zone; codes such as `DE`.
    private let countries: [String: String]
    private let groups: [String: [String: [Validity]]]

    /// - Parameters:
    ///   - countries: the country of each zone.
    ///   - groups: which countries belong to each, and when.
    package init(
        countries: [String: String], groups: [String: [String: [Validity]]]
    ) {
        self.countries = countries
        self.groups = groups
    }

    package static let none = Territories(countries: [:], groups: [:])

    /// Whether rules can speak of it.
    package func knows(_ territory: String) -> Bool {
        groups[territory] != nil || countries.values.contains(territory)
    }

    /// Where a zone is.
    func place(of zone: String?) -> Whereabouts {
        guard let zone else { return .unknown }
        return countries[zone].map(Whereabouts.country) ?? .elsewhere
    }

    /// Whether a place is in a country or a group of countries on a day; nil where nobody knows.
    func contains(_ place: Whereabouts, _ territory: String, on day: CalendarDay) -> Bool? {
        switch place {
        case .unknown: nil
        case .elsewhere: false
        case .country(let code):
            if let members = groups[territory] {
                members[code]?.contains { $0.contains(day) } ?? false
            } else {
                code == territory
            }
        }
    }
}

/// Where one end of a journey is, as far as rules care.
enum Whereabouts: Hashable {
    case country(String)
    /// In none that a rule speaks of.
    case elsewhere
    case unknown
}
