internal import Domain
internal import Wording

/// What the years say, for people: a bar each for how many films and trips there were, and what they come
/// to.
struct YearLines {
    private let figures: YearsFigures
    private let words: LocalWords
    private let most: Int

    private static let width = 20

    init(_ figures: YearsFigures, words: LocalWords) {
        self.figures = figures
        self.words = words
        most = figures.years.map { max($0.figures.films.viewings, $0.figures.trips.all) }.max() ?? 0
    }

    var text: String {
        guard !figures.years.isEmpty else { return words.nothingToCount + "\n" }
        var parts = figures.years.map { part(words.year($0.year), $0.figures, hasBars: true) }
        if figures.years.count > 1 {
            parts.append(part(words.allYears, figures.all, hasBars: false))
        }
        return parts.joined(separator: "\n")
    }

    private func part(_ heading: String, _ figures: PeriodFigures, hasBars: Bool) -> String {
        var text = heading + "\n"
        for (count, kind, facts) in [
            (figures.films.viewings, EntryKind.film, words.facts(of: figures.films)),
            (figures.trips.all, .trip, words.facts(of: figures.trips)),
        ] where count > 0 {
            let name = words.listed(kind)
            text += "  " + name + String(repeating: " ", count: max(0, nameWidth - name.count))
            if hasBars { text += "  " + bar(count) }
            text += "  " + facts.joined(separator: " · ") + "\n"
        }
        return text
    }

    private var nameWidth: Int { EntryKind.allCases.map { words.listed($0).count }.max() ?? 0 }

    /// Begins at nothing, so that twice as many are twice as long; something is never nothing.
    private func bar(_ count: Int) -> String {
        let length = max(1, count * Self.width / most)
        return String(repeating: "█", count: length)
            + String(repeating: " ", count: Self.width - length)
    }
}
