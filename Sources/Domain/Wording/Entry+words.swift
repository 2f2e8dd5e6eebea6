extension Entry {
    /// As the list titles it.
    public var nameInList: String {
        switch self {
        case .film(let film): film.nameInList
        case .trip(let trip): trip.nameInList
        }
    }
}

extension EntrySummary {
    /// As the list titles it.
    public var nameInList: String {
        switch content {
        case .film(let title, let year, _): Film.nameInList(title: title, year: year)
        case .trip(let from, let to, _, _): Trip.nameInList(from: from, to: to)
        }
    }
}
