package import Domain

/// The stretches of time that figures are of.
extension LocalWords {
    /// Such as "All years", "2025", "March 2025" or "1 March 2025 – 30 June 2025".
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

    /// Of two days between which figures are asked for.
    package var firstAfterLast: String { say("The first day is after the last one.") }

    /// Beside the months of a year.
    package var wholeYear: String { say("Whole year") }

    /// Lets only count what the search of the list finds.
    package func onlyWhatIsSearched(_ search: String) -> String {
        say("Only “{search}”", ["search": search.quoted])
    }
}
