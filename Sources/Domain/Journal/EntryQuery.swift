/// Which entries are asked for, and in which order.
public struct EntryQuery: Hashable, Sendable {
    /// Nil for both.
    public var kind: EntryKind?
    /// Words to find and facts to ask for, as somebody typed them; empty for all. See docs/searching.md
    /// for what quotes and minus signs mean, and `SearchOperator` for the facts.
    public var search: String
    /// The first and the last day; nil for all, with the entries that have no day.
    public var days: ClosedRange<CalendarDay>?
    public var order: ListOrder
    /// Whether one row stands for all legs of a journey: it is found where one of them is. A search
    /// that asks for facts of single legs (`SearchOperator.isOfOneLeg`) finds these all the same. With `days`, a
    /// journey that goes beyond them may be found or not.
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
