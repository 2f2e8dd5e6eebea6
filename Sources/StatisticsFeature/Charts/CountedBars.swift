internal import Domain
internal import Presentation
internal import Statistics
internal import Wording

/// Makes charts that count the entries of a kind that have something in common.
nonisolated struct CountedBars {
    let scope: StatisticsFilter
    let kind: EntryKind

    /// The greatest number of bars of a ranking.
    private static let most = 12

    /// Returns a ranking of the texts of a field as lying bars, the most frequent first, or `nil`
    /// if there is nothing to compare.
    ///
    /// - Parameter severalEach: whether an entry may have several texts, and count in each.
    func ranking(
        _ id: String, _ title: String, of heading: String, _ tally: NameTally, severalEach: Bool
    ) -> Chart? {
        let shown = tally.most(Self.most)
        guard shown.count > 1, let first = shown.first, first.count > 1 else { return nil }
        return Chart(
            id: id, title: title,
            summary: words.mostOften(first.key.text, words.entries(first.count, of: kind)),
            note: [
                words.notShown(tally.count - shown.count),
                severalEach ? words.severalEach(kind) : "",
                words.notKnown(of: tally.unknown?.count ?? 0, kind),
            ].spaced,
            headings: [heading, words.listed(kind)],
            drawing: .bars(
                BarChart(
                    .lying, axis: .counts(upTo: first.count, words),
                    bars: shown.map { bar($0, name: $0.key.text) })))
    }

    /// Returns groups that have an order, such as the days of the week, as upright bars, or `nil`
    /// if there are too few entries.
    ///
    /// - Parameter said: returns the full name of a group, for its tooltip.
    func distribution<Key>(
        _ id: String, _ title: String, of heading: String, _ groups: [CountedGroup<Key>],
        unknown: Int = 0, name: (Key) -> String, said: (Key) -> String
    ) -> Chart? {
        let sum = groups.reduce(0) { $0 + $1.count }
        guard groups.count > 1, sum >= 5, let most = groups.max(by: { $0.count < $1.count })
        else { return nil }
        let isAlone = groups.count { $0.count == most.count } == 1
        let all = words.entries(sum, of: kind)
        return Chart(
            id: id, title: title,
            summary: isAlone
                ? words.mostOften(said(most.key), words.entries(most.count, of: kind))
                : words.inAll(all),
            note: words.notKnown(of: unknown, kind),
            headings: [heading, words.listed(kind)],
            drawing: .bars(
                BarChart(
                    .upright, axis: .counts(upTo: most.count, words),
                    bars: groups.map { bar($0, name: name($0.key), said: said($0.key)) })))
    }

    private var words: Localizer { scope.words }

    private func bar<Key>(
        _ group: CountedGroup<Key>, name: String, said: String? = nil
    ) -> BarChart.Bar {
        BarChart.Bar(
            scope.point(name, group.count, of: kind, by: group.terms, said: said),
            length: Double(group.count))
    }
}

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
