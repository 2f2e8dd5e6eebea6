/// The number of entries of a kind on a day, which is known long before the facts for statistics.
public struct CountedDay: Hashable, Sendable {
    public let kind: EntryKind
    /// The day, or `nil` for entries without one.
    public let day: CalendarDay?
    /// Whether the entries are films to see.
    public let isWanted: Bool
    public var count: Int

    public init(_ kind: EntryKind, on day: CalendarDay?, isWanted: Bool = false, count: Int = 1) {
        self.kind = kind
        self.day = day
        self.isWanted = isWanted
        self.count = count
    }

    /// Returns whether other entries have the same kind and day.
    package func isTogether(with other: CountedDay) -> Bool {
        kind == other.kind && day == other.day && isWanted == other.isWanted
    }

    /// Returns whether the entries are later than today or still to be done; `nil` ignores the day.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        if isWanted { return true }
        guard let day, let today else { return false }
        return day > today
    }
}
