import Domain

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
            if let fields = filled[index] {
                var decision = Decision(.changed)
                decision.append(.added(fields))
                return decision
            }
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
