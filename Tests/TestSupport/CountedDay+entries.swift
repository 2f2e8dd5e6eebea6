public import Domain

extension [CountedDay] {
    /// Counts the entries of each day, as a journal does.
    public init(of entries: [CountedEntry]) {
        let days = entries.map { entry in
            if case .film(let film) = entry {
                CountedDay(.film, on: film.day, isWanted: film.isWanted)
            } else {
                CountedDay(entry.kind, on: entry.day)
            }
        }
        self = Dictionary(grouping: days, by: \.self).map { day, all in
            CountedDay(day.kind, on: day.day, isWanted: day.isWanted, count: all.count)
        }
    }
}
