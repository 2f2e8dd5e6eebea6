internal import Domain
package import Statistics

/// Words for the periods of statistics.
extension Localizer {
    /// The name of a period, such as "All years", "2025", "March 2025" or "1 March 2025 – 30 June
    /// 2025".
    package func period(_ period: StatisticsPeriod) -> String {
        switch period {
        case .everything: allYears
        case .year(let year): self.year(year)
        case .month(let year, let month): self.month(year: year, month: month)
        case .days(let days): self.days(days)
        }
    }

    private func days(_ days: ClosedRange<CalendarDay>) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return day(year: first.year, month: first.month, day: first.day) }
        return say(
            "{first} – {last}",
            [
                "first": day(year: first.year, month: first.month, day: first.day),
                "last": day(year: last.year, month: last.month, day: last.day),
            ])
    }

    /// The choice of the whole year, beside its months.
    package var wholeYear: String { say("Full Year") }

    /// The label of the switch that limits statistics to the list's search.
    package func onlyWhatIsSearched(_ search: String) -> String {
        say("Only “{search}”", ["search": search.quoted])
    }
}
