internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

nonisolated extension CountedBars {
    /// Returns the entries by weekday, in the order of the locale's week.
    func weekdays(_ days: DayTally, id: String) -> Chart? {
        let words = scope.words
        let groups = days.weekdays
        return distribution(
            id, words.byWeekday, of: words.weekdayHeading,
            words.weekdays.compactMap { day in groups.first { $0.key == day } },
            unknown: days.unknown?.count ?? 0,
            name: words.shortWeekday, said: words.weekday)
    }

    /// Returns the entries by month of the year, or `nil` within one year, which is shown by month
    /// anyway.
    func monthsOfYear(_ days: DayTally, id: String) -> Chart? {
        guard scope.period == .everything else { return nil }
        let words = scope.words
        return distribution(
            id, words.say("By month of the year"), of: words.time(.month), days.monthsOfYear,
            unknown: days.unknown?.count ?? 0, name: words.shortMonth, said: words.monthName)
    }
}
