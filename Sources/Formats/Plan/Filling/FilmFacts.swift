import Domain
import JournalFormat

/// A row with facts about a film.
struct FilmFacts {
    /// The index among the records.
    let index: Int
    let entry: Entry
    let film: Film
    let names: Set<String>
    let link: String?

    /// Creates the facts of a record, or `nil` if it is not a film.
    init?(_ record: ImportRecord, at index: Int) {
        let entry = record.entry.asInNewFile
        guard case .film(let film) = entry else { return nil }
        self.index = index
        self.entry = entry
        self.film = film
        names = film.foldedTitles
        link = film.linkKey
    }

    /// Returns whether another row is about another film of the same title.
    func isOther(than other: FilmFacts) -> Bool {
        if let number = film.link.imdbNumber, let second = other.film.link.imdbNumber {
            return number != second
        }
        func differ<Value: Equatable>(_ path: KeyPath<Film, Value?>) -> Bool {
            guard let one = film[keyPath: path], let second = other.film[keyPath: path] else {
                return false
            }
            return one != second
        }
        let (directors, others) = (folded(film.directors), folded(other.film.directors))
        return differ(\.year) || differ(\.runningTime)
            || !directors.isEmpty && !others.isEmpty && directors.isDisjoint(with: others)
    }

    private func folded(_ names: [String]) -> Set<String> { Set(names.map(WholeText.folded)) }
}

/// The rows of an import with facts about films.
struct FilmFactsTable {
    private let all: [FilmFacts]
    private var byLink: [String: [Int]] = [:]
    private var byName: [String: [Int]] = [:]
    /// The years of the journal's films of each name.
    private var years: [String: Set<Int>] = [:]

    /// The rows that are about a film.
    enum Answer {
        case none
        case one([FilmFacts])
        /// The rows are about several films, and it is unknown which is meant.
        case several([FilmFacts])
    }

    init(_ all: [FilmFacts], about films: [KnownFilm]) {
        self.all = all
        for (place, facts) in all.enumerated() {
            if let link = facts.link { byLink[link, default: []].append(place) }
            for name in facts.names { byName[name, default: []].append(place) }
        }
        for film in films {
            guard let year = film.year else { continue }
            for name in film.names { years[name, default: []].insert(year) }
        }
    }

    /// Returns the rows about a film: those with its link, or else those with one of its titles and
    /// its year. A year that one side does not know is left aside if no other film has the title.
    func rows(about film: KnownFilm) -> Answer {
        if let rows = film.link.flatMap({ byLink[$0] }) { return .one(rows.map { all[$0] }) }
        let titled = Set(film.names.flatMap { byName[$0] ?? [] }).sorted().map { all[$0] }
            .filter { !$0.hasNumber || film.link?.imdbNumber == nil }
        let ofYear = titled.filter { film.year != nil && $0.film.year == film.year }
        let rows =
            ofYear.isEmpty ? titled.filter { film.year == nil || $0.film.year == nil } : ofYear
        guard let first = rows.first else { return .none }
        let isUndated = rows.contains { $0.film.year == nil }
        let isOne =
            !rows.dropFirst().contains { $0.isOther(than: first) }
            && !(isUndated && film.names.contains { years[$0]?.count ?? 0 > 1 })
        return isOne ? .one(rows) : .several(rows)
    }
}

extension FilmFacts {
    /// Whether the row has an IMDb number.
    fileprivate var hasNumber: Bool { film.link.imdbNumber != nil }
}
