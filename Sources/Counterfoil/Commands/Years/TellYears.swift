import Domain
import Statistics
import Wording

/// Prints the statistics of years, as lines or JSON.
struct TellYears: Command {
    let journal: any CountsEntries & ReportsChanges
    let query: EntryQuery
    /// The last day that counts, or `nil` if later days count too.
    let today: CalendarDay?
    /// Whether the query is for one year, of which more is printed.
    var isOneYear = false
    let isJSON: Bool
    let words: Localizer

    func run(on console: Console) async throws -> CommandStatus {
        let start = (years: YearsFigures(until: today), page: PageFigures(until: today))
        let (figures, page) = await journal.sum(matching: query, from: start) { sum, entries in
            sum.years.add(entries)
            sum.page.add(entries)
        }
        try Task.checkCancellation()
        let (films, trips) = (page.films, page.trips)
        if isJSON {
            try console.results.write(JSONValue(figures, films, trips).text + "\n")
        } else {
            let lines = YearLines(
                figures: figures, films: films, trips: trips, isOneYear: isOneYear, words: words)
            try console.results.write(lines.text.inPlainLines)
        }
        for sentence in words.leftOut(of: journal.condition) { console.printMessage(sentence) }
        return .done
    }
}

/// The statistics of years in lines: a bar for the number of films and one for that of trips, with
/// totals.
struct YearLines {
    let figures: YearsFigures
    let films: FilmPageFigures
    let trips: TripPageFigures
    /// Whether only one year is printed, with more details.
    let isOneYear: Bool
    let words: Localizer
    private static let width = 20

    private var most: Int {
        figures.years.map { max($0.figures.films.viewings, $0.figures.trips.all) }.max() ?? 0
    }

    var text: String {
        guard !figures.years.isEmpty else { return words.nothingToCount + "\n" }
        var parts = figures.years.map { part(words.year($0.year), $0.figures, hasBars: true) }
        if isOneYear { parts[0] += months }
        if figures.years.count > 1 {
            parts.append(part(words.allYears, figures.all, hasBars: false))
        }
        return parts.joined(separator: "\n") + details
    }

    /// The details of everything that counts.
    private var details: String {
        let most = isOneYear ? 10 : 3
        let lines = words.details(of: films, most: most) + words.details(of: trips, most: most)
        return lines.map { "  " + $0.onOneLine + "\n" }.joined()
    }

    private func part(_ heading: String, _ figures: PeriodFigures, hasBars: Bool) -> String {
        var text = heading + "\n"
        for (count, kind, facts) in [
            (figures.films.viewings, EntryKind.film, words.facts(of: figures.films)),
            (figures.trips.all, .trip, words.facts(of: figures.trips)),
        ] where count > 0 {
            let name = words.listed(kind)
            text += "  " + name + String(repeating: " ", count: max(0, nameWidth - name.count))
            if hasBars { text += "  " + bar(count, of: most) }
            text += "  " + facts.joined(separator: " · ") + "\n"
        }
        let claims = words.details(of: figures.claims)
        return claims.isEmpty ? text : text + "  " + claims + "\n"
    }

    /// A bar for each month with entries.
    private var months: String {
        let counts = Dictionary(
            (films.days.months + trips.days.months).map { ($0.key, $0.count) }, uniquingKeysWith: +)
        let most = counts.values.max() ?? 1
        let months = counts.sorted { ($0.key.year, $0.key.month) < ($1.key.year, $1.key.month) }
        let names = months.map { words.month(year: $0.key.year, month: $0.key.month) }
        let width = names.map(\.count).max() ?? 0
        return zip(names, months).map { name, month in
            "  " + name + String(repeating: " ", count: width - name.count) + "  "
                + bar(month.value, of: most) + "  " + words.entries(month.value, of: nil) + "\n"
        }.joined()
    }

    private var nameWidth: Int { EntryKind.lived.map { words.listed($0).count }.max() ?? 0 }

    /// Returns a bar that begins at zero, so that lengths are proportional. A number above zero has
    /// at least one block.
    private func bar(_ count: Int, of most: Int) -> String {
        let length = max(1, count * Self.width / most)
        return String(repeating: "█", count: length)
            + String(repeating: " ", count: Self.width - length)
    }
}
