/// As much of an entry as figures are made of. What nobody recorded is nil: neither zero nor on time.
public enum CountedEntry: Hashable, Sendable {
    case film(CountedFilm)
    case trip(CountedTrip)

    public var id: EntryID {
        switch self {
        case .film(let film): film.id
        case .trip(let trip): trip.id
        }
    }

    /// Nil where it is filed under none.
    public var day: CalendarDay? {
        switch self {
        case .film(let film): film.day
        case .trip(let trip): trip.day
        }
    }
}

/// Tells what figures are made of.
@MainActor
public protocol CountsEntries: AnyObject {
    /// The entries that answer a query, in any order.
    func counted(matching query: EntryQuery) async -> [CountedEntry]
    /// The years that entries which answer a query are filed under.
    func years(matching query: EntryQuery) async -> Set<Int>
}

extension CountsEntries where Self: ReadsEntries {
    /// As the headings of the list say it, for which no entry is read.
    public func years(matching query: EntryQuery) async -> Set<Int> {
        var query = query
        query.order = ListOrder()
        return Set(
            await listing(matching: query).sections.compactMap { section in
                if case .month(let month) = section.heading { month.year } else { nil }
            })
    }
}
