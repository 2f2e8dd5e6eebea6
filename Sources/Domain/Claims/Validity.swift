/// The days of travel that something is valid for.
public struct Validity: Hashable, Sendable {
    /// The first day; nil where it has always been valid.
    package let from: CalendarDay?
    /// The last day; nil where it goes on.
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
