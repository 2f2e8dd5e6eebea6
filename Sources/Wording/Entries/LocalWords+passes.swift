package import Domain

extension LocalWords {
    /// The last day of a season ticket, such as "until 30 November 2026"; empty for one without an end.
    package func validity(until day: CalendarDay?) -> String {
        day.map { say("until {day}", ["day": shortDayOfYear($0)]) } ?? ""
    }
}
