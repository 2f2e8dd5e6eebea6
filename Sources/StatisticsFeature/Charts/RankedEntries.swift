internal import Domain
internal import Presentation
internal import Wording

/// Makes charts of single entries, such as the longest or the latest, each of which leads to its
/// page.
nonisolated struct RankedEntries {
    let words: Localizer
    let axis: (Int) -> ChartAxis
    let said: (Int) -> String
    /// Returns a value as a number for the table, whose heading names the unit.
    let number: (Int) -> String
    let heading: String

    struct Ranked {
        let id: EntryID
        let name: String
        let day: CalendarDay?
        let value: Int
        /// Whether places were looked up for the value.
        var isAbout = false
    }

    /// The greatest number of entries that are shown.
    private static let most = 8

    /// Returns a chart of entries in the given order, or `nil` if there are fewer than two or no
    /// value is above zero.
    ///
    /// - Parameter name: the heading of the names.
    func chart(_ id: String, _ title: String, of name: String, _ entries: [Ranked]) -> Chart? {
        let shown = entries.prefix(Self.most)
        guard shown.count > 1, let first = shown.first,
            let greatest = shown.map(\.value).max(), greatest > 0
        else { return nil }
        return Chart(
            id: id, title: title, summary: words.firstOf(first.name, said(first)),
            headings: [name, heading],
            drawing: .bars(
                BarChart(
                    .lying, axis: axis(greatest),
                    bars: shown.map { ranked in
                        BarChart.Bar(
                            ChartPoint(
                                name: ranked.name, values: [number(ranked.value)],
                                label: said(ranked), description: description(ranked),
                                link: .entry(ranked.id.rawValue)),
                            length: Double(max(ranked.value, 0)))
                    })))
    }

    private func description(_ ranked: Ranked) -> String {
        let day = ranked.day.map { words.day($0) } ?? words.dayUnknown
        return words.point(ranked.name, words.valueOnDay(said(ranked), day))
    }

    private func said(_ ranked: Ranked) -> String {
        let value = said(ranked.value)
        return ranked.isAbout ? words.approximately(value) : value
    }
}

nonisolated extension RankedEntries {
    /// Returns a ranking by metres, which are shown in kilometres.
    static func kilometres(
        _ words: Localizer, of heading: String, said: @escaping (Int) -> String
    ) -> RankedEntries {
        RankedEntries(
            words: words, axis: { .counts(upTo: ($0 + 999) / 1_000, words).scaled(by: 1_000) },
            said: said, number: { words.number(metres: $0) }, heading: heading)
    }

    static func minutes(_ words: Localizer) -> RankedEntries {
        RankedEntries(
            words: words, axis: { .minutes(upTo: $0, words) }, said: words.duration(minutes:),
            number: { words.number($0) }, heading: words.say("Minutes"))
    }
}
