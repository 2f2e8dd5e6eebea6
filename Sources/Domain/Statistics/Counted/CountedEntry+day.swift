extension CountedEntry {
    public var kind: EntryKind {
        switch self {
        case .film: .film
        case .trip: .trip
        }
    }

    /// Whether it is a film that is still to be seen.
    package var isWanted: Bool {
        if case .film(let film) = self { film.isWanted } else { false }
    }

    /// Whether it has not happened by today; nil where its day does not matter.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        if isWanted { return true }
        guard let day, let today else { return false }
        return day > today
    }
}
