import Domain
import JournalFormat

/// Fills blanks of the journal's films with the facts of rows, and adds nothing.
struct FilmFilling {
    /// The decisions by the indices of the records.
    private(set) var decisions: [Int: Decision] = [:]
    private(set) var changes: [EntryBatch.Change] = []

    /// A field with the row that fills it.
    private typealias Fill = (field: MergedField, row: FilmFacts)

    /// - Parameter indices: The indices of the records that only fill in films.
    init(of films: [KnownFilm], with records: [ImportRecord], at indices: [Int]) {
        var rows: [FilmFacts] = []
        for index in indices {
            guard let facts = FilmFacts(records[index], at: index) else {
                decisions[index] = Decision(.leftOut, because: .notToFillIn)
                continue
            }
            if let defect = facts.entry.defect {
                decisions[index] = Decision(unreadable: .content(defect))
            } else {
                rows.append(facts)
            }
        }
        var found = Found()
        let table = FilmFactsTable(rows, about: films)
        for film in films where !Task.isCancelled {
            switch table.rows(about: film) {
            case .none: break
            case .several(let rows): found.unclear.formUnion(rows.map(\.index))
            case .one(let rows):
                found.clear.formUnion(rows.map(\.index))
                fill(film, from: rows, &found)
            }
        }
        for row in rows {
            decisions[row.index] = found.decision(on: row.index)
        }
    }

    /// The rows that are about films of the journal.
    private struct Found {
        var filled: [Int: [FieldName]] = [:]
        var clear: Set<Int> = []
        var unclear: Set<Int> = []

        func decision(on index: Int) -> Decision {
            if let fields = filled[index] { return Decision(.changed, remarks: [.added(fields)]) }
            if clear.contains(index) { return Decision(.alreadyThere) }
            return Decision(
                .leftOut, because: unclear.contains(index) ? .severalFilms : .filmNotInJournal)
        }
    }

    private mutating func fill(_ film: KnownFilm, from rows: [FilmFacts], _ found: inout Found) {
        guard let entry = film.entry else { return }
        let fills = film.blanks.compactMap { field -> Fill? in
            rows.first { $0.fills(field, in: film) }.map { (field, $0) }
        }
        guard !fills.isEmpty, Self.filled(entry, fills).isPossible else { return }
        changes.append(EntryBatch.Change(film.id) { Self.filled($0, fills) })
        for fill in fills where found.filled[fill.row.index]?.contains(fill.field.field) != true {
            found.filled[fill.row.index, default: []].append(fill.field.field)
        }
    }

    /// Returns an entry with those of the fields filled that are blank.
    private static func filled(_ entry: Entry, _ fills: [Fill]) -> Entry {
        var filled = entry
        for (field, row) in fills where field.text(entry) == nil {
            field.copy(row.entry, &filled)
        }
        return filled
    }
}

extension FilmFacts {
    /// Returns whether the row has a value for a field. An original title that is the film's own
    /// title says nothing.
    fileprivate func fills(_ field: MergedField, in other: KnownFilm) -> Bool {
        guard field.text(entry) != nil else { return false }
        return field.field != .originalTitle
            || !other.names.contains(WholeText.folded(film.originalTitle))
    }
}

extension SourceContents {
    /// Returns the contents with rows that only fill in films. All that is not a row is left out.
    func onlyFillingIn() -> SourceContents {
        var contents = self
        for index in contents.records.indices { contents.records[index].onlyFillsIn = true }
        for file in files { contents.leaveOut(file.row([]), .notToFillIn) }
        for list in lists { contents.leaveOut(list.row, .notToFillIn) }
        (contents.files, contents.lists, contents.tickets) = ([], [], [])
        (contents.searches, contents.answers) = ([], [])
        return contents
    }
}

/// A film of the journal, as far as facts about it are compared and filled in.
struct KnownFilm: Sendable {
    let id: EntryID
    let names: Set<String>
    let year: Int?
    let link: String?
    /// The film, or `nil` if it has no blanks.
    let entry: Entry?
    /// The blanks that may be filled. One that had a value in an import was emptied by the user.
    let blanks: [MergedField]

    /// Creates a film, or `nil` for another entry.
    init?(_ id: EntryID, _ entry: Entry) {
        guard case .film(let film) = entry else { return nil }
        self.id = id
        names = film.foldedTitles
        year = film.year
        link = film.linkKey
        blanks = MergedField.factsOfFilms.filter { field in
            field.text(entry) == nil && !entry.imports.contains { $0.said[field.name] != nil }
        }
        self.entry = blanks.isEmpty ? nil : entry
    }
}

extension MergedField {
    /// The fields with facts about a film, which are the same for all its viewings.
    static let factsOfFilms = all(of: .film).filter { field in
        FilmFields.ofWork.contains { $0.name == field.field }
    }
}

extension Film {
    /// The key of the film's link: its IMDb number, or else the address, or `nil` without a link.
    var linkKey: String? { link.imdbNumber ?? (link.isEmpty ? nil : link) }
}

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
