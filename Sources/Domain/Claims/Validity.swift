/// The days of travel on which a rule or a price is valid.
public struct Validity: Hashable, Sendable {
    /// The first day, or `nil` if there is none.
    package let from: CalendarDay?
    /// The last day, or `nil` if there is none.
    package let until: CalendarDay?

    package init(from: CalendarDay? = nil, until: CalendarDay? = nil) {
        self.from = from
        self.until = until
    }

    package func contains(_ day: CalendarDay) -> Bool {
        if let from, day < from { return false }
        if let until, day > until { return false }
        return true
    }
}
