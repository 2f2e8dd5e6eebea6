internal import Domain
internal import Presentation
internal import Wording

/// Makes pictures of single entries that are the longest, the latest and so on, each of which leads to
/// its page.
nonisolated struct RankedEntries {
    let words: LocalWords

    struct Ranked {
        let id: EntryID
        let name: String
        let day: CalendarDay?
        let value: Int
    }

    /// So many are shown.
    private static let most = 8

    /// The greatest first; nil where there are not two.
    ///
    /// - Parameter said: the value in words.
    func chart(
        _ id: String, _ title: String, of headings: [String], _ entries: [Ranked],
        said: (Int) -> String
    ) -> Chart? {
        let shown = entries.sorted {
            ($1.value, $0.name, $0.id.rawValue) < ($0.value, $1.name, $1.id.rawValue)
        }
        .prefix(Self.most)
        guard shown.count > 1, let first = shown.first, first.value > 0 else { return nil }
        return Chart(
            id: id, title: title, summary: words.point(first.name, said(first.value)),
            headings: headings,
            drawing: .bars(
                BarChart(
                    .lying, axis: .minutes(upTo: first.value, words),
                    bars: shown.map { ranked in
                        BarChart.Bar(
                            ChartPoint(
                                name: ranked.name, values: [said(ranked.value)],
                                description: description(ranked, said),
                                link: .entry(ranked.id.rawValue)),
                            length: Double(max(ranked.value, 0)))
                    })))
    }

    private func description(_ ranked: Ranked, _ said: (Int) -> String) -> String {
        let value = said(ranked.value)
        let day = ranked.day.map { words.day($0) } ?? words.dayUnknown
        return words.point(ranked.name, words.valueOnDay(value, day))
    }
}
