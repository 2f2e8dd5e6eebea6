/// A query for entries, with their order.
public struct EntryQuery: Hashable, Sendable {
    /// The kind of entries, or `nil` for all.
    public var kind: EntryKind?
    /// The search as typed, with words and facts; empty for all entries. docs/searching.md explains
    /// quotes and minus signs, and `SearchOperator` the facts.
    public var search: String
    /// The first and the last day, or `nil` for all days and entries without one.
    public var days: ClosedRange<CalendarDay>?
    public var order: ListOrder
    /// Whether one row stands for all legs of a journey, which is found if one of its legs is.
    /// Searches for facts of single legs (`SearchOperator.isOfOneLeg`) find the legs themselves.
    /// With `days`, a journey that extends beyond them may or may not be found.
    public var foldsJourneys: Bool

    public init(
        kind: EntryKind? = nil, search: String = "", days: ClosedRange<CalendarDay>? = nil,
        order: ListOrder = ListOrder(), foldsJourneys: Bool = false
    ) {
        self.kind = kind
        self.search = search
        self.days = days
        self.order = order
        self.foldsJourneys = foldsJourneys
    }
}
