/// How many entries of a kind are filed under a day, which is known long before all that figures are made of.
public struct CountedDay: Hashable, Sendable {
    public let kind: EntryKind
    /// Nil for those that are filed under none.
    public let day: CalendarDay?
    /// Whether these are films that are still to be seen.
    public let isWanted: Bool
    public var count: Int

    public init(_ kind: EntryKind, on day: CalendarDay?, isWanted: Bool = false, count: Int = 1) {
        self.kind = kind
        self.day = day
        self.isWanted = isWanted
        self.count = count
    }

    /// Whether others are of the same kind and day.
    package func isTogether(with other: CountedDay) -> Bool {
        kind == other.kind && day == other.day && isWanted == other.isWanted
    }

    /// Whether they have not happened by today; nil where their day does not matter.
    package func isStillToCome(on today: CalendarDay?) -> Bool {
        if isWanted { return true }
        guard let day, let today else { return false }
        return day > today
    }
}
