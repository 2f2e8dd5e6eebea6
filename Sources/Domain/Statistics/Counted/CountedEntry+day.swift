extension CountedEntry {
    public var kind: EntryKind {
        switch self {
        case .film: .film
        case .trip: .trip
        }
    }

    /// Whether its day is later than today; nil where that is not asked.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        guard let day, let today else { return false }
        return day > today
    }
}
