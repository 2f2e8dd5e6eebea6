package import Domain
package import Presentation

nonisolated extension TypedDay {
    package init(_ day: CalendarDay) {
        self.init(year: day.year, month: day.month, day: day.day)
    }
}

nonisolated extension CalendarDay {
    /// Makes a day of a typed one, or returns `nil` if it is no date.
    package init?(typed day: TypedDay) {
        guard day.unread == nil else { return nil }
        self.init(year: day.year, month: day.month, day: day.day)
    }
}
