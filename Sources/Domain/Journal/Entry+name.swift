extension Film {
    /// Returns the title in a list, such as "Laura (1944)".
    public static func nameInList(title: String, year: Int?) -> String {
        year.map { "\(title) (\($0))" } ?? title
    }

    public var nameInList: String { Self.nameInList(title: title, year: year) }
}

extension Trip {
    /// Returns the title in a list, such as "Köln Hbf → Wien Westbf".
    public static func nameInList(from: String, to: String) -> String { from.arrow(to: to) }

    public var nameInList: String { Self.nameInList(from: from, to: to) }
}

extension Pass {
    public var nameInList: String { name }
}

extension Claim {
    public var nameInList: String { subject }
}

extension Entry {
    public var nameInList: String {
        switch self {
        case .film(let film): film.nameInList
        case .trip(let trip): trip.nameInList
        case .pass(let pass): pass.nameInList
        case .claim(let claim): claim.nameInList
        }
    }
}

extension EntrySummary {
    public var nameInList: String { content.nameInList }
}

extension EntrySummary.Content {
    public var nameInList: String {
        switch self {
        case .film(let title, let year, _): Film.nameInList(title: title, year: year)
        case .trip(let from, let to, _, _): Trip.nameInList(from: from, to: to)
        case .pass(let pass): pass.name
        case .claim(let claim): claim.subject
        }
    }
}
