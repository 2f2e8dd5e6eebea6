import Domain

/// Decides what becomes of each row of a harvest, beside the entries that the journal has.
struct ImportPlan {
    let harvest: Harvest
    let choices: ImportChoices
    let found: FoundEntries
    var shelf: Shelf
    /// What becomes of the candidates, by their places in the harvest.
    var fates: [Fate?]
    /// The places on the shelf that candidates are added at, by their places in the harvest.
    var additions: [Int?]
    var questions: [ImportQuestion] = []
    /// Films without a day, or beside one without a day, by their source.
    var undated: [String: [PlannedRow]] = [:]
    /// Viewings of which one is a film that came without any, a list a film, by their source.
    var several: [String: [[PlannedRow]]] = [:]
    var differing = Differing()

    /// - Parameter found: entries of the journal that rows may be.
    init(_ harvest: Harvest, beside found: FoundEntries, choices: ImportChoices) {
        self.choices = choices
        self.found = found
        let shelf = Shelf(found.entries)
        self.shelf = shelf
        self.harvest = harvest.decided { !shelf.places(of: $0.origin, kind: $0.kind).isEmpty }
        fates = Array(repeating: nil, count: self.harvest.candidates.count)
        additions = fates.map { _ in nil }
    }

    /// What the import would do. One source after another finds its place, each beside what the
    /// ones before leave, so that two sources make one entry of one viewing.
    ///
    /// - Parameter all: a row for each candidate of `harvest`, in its order.
    mutating func preview(of all: [PlannedRow], title: String) -> ImportPreview {
        let open = Set(harvest.questions.filter { choices.answer(to: $0) == nil }.map(\.id))
        var rows: [PlannedRow] = []
        for row in all {
            if Task.isCancelled { return ImportPreview() }
            if let question = harvest.candidates[row.index].question, open.contains(question) {
                fates[row.index] = .waiting
            } else if let defect = row.defect {
                fates[row.index] = Fate(verdict: .unreadable, reason: defect)
            } else {
                rows.append(row)
            }
        }
        for (_, rows) in Dictionary(grouping: rows, by: \.source).sorted(by: { $0.key < $1.key }) {
            if Task.isCancelled { return ImportPreview() }
            shelf.beginSource(with: rows.count)
            place(rows.sorted { $0.precedes($1) })
        }
        return result(title: title)
    }

    /// Finds the places of a source's rows, the sure ones first.
    private mutating func place(_ rows: [PlannedRow]) {
        let nameless = withoutTwins(rows).filter { !isNamed($0) }
        let open = withoutWholeFilms(withoutCompletions(nameless)).map {
            OpenRow(row: $0, likenesses: shelf.likenesses(to: $0))
        }.filter { !isThere($0) }
        let isFree = open.allSatisfy { $0.likenesses.isEmpty }
        let rivals =
            isFree ? [:] : Dictionary(grouping: open, by: \.row.rivalry).mapValues(\.count)
        var unlike: [OpenRow] = []
        var like: [OpenRow] = []
        for one in open {
            let places = likely(one)
            if places.isEmpty {
                unlike.append(one)
            } else if places.count > rivals[one.row.rivalry] ?? 1 {
                ask(which: places, is: one.row)
            } else {
                like.append(one)
            }
        }
        for one in like {
            if let place = likely(one).first {
                merge(one.row.merge, of: one.row, into: place)
            } else {
                unlike.append(one)
            }
        }
        for one in unlike { placeUnlike(one.row, beside: untaken(one, .doubtful)) }
    }

    /// The entries that are the same as a row, or else those that may well be.
    private func likely(_ one: OpenRow) -> [Int] {
        let same = untaken(one, .same)
        return same.isEmpty ? untaken(one, .compatible) : same
    }

    private func untaken(_ one: OpenRow, _ likeness: Likeness) -> [Int] {
        guard !one.likenesses.isEmpty else { return [] }
        return one.likenesses.filter { $0.likeness == likeness && !shelf.books[$0.place].isTaken }
            .map(\.place)
    }

    /// Rows of one name are one row; the one that says most counts.
    private mutating func withoutTwins(_ rows: [PlannedRow]) -> [PlannedRow] {
        var first: [ImportOrigin: PlannedRow] = [:]
        for row in rows {
            guard let origin = row.origin else { continue }
            if let other = first[origin], other.wealth >= row.wealth { continue }
            first[origin] = row
        }
        return rows.filter { row in
            guard let origin = row.origin, first[origin]?.index != row.index else { return true }
            fates[row.index] = .twice
            return false
        }
    }

    /// Whether an entry is known by this row's name, or by a name that the row itself tells.
    private mutating func isNamed(_ row: PlannedRow) -> Bool {
        if let id = row.id, let place = shelf.place(of: id, kind: row.said.kind) {
            mergeOwn(row, into: place)
            return true
        }
        let origins = (row.origin.map { [$0] } ?? []) + row.said.imports.map(ImportOrigin.init)
        for origin in origins {
            let places = shelf.places(of: origin, kind: row.said.kind)
            if places.count > 1, row.subject == .film {
                join(row, to: places)
                return true
            } else if places.count > 1 {
                ask(which: places, is: row)
                return true
            } else if let place = places.first {
                merge(row.merge, of: row, into: place)
                return true
            }
        }
        return false
    }

    /// Merges a row that names its own entry: where both say something else, somebody may say which
    /// of them counts.
    private mutating func mergeOwn(_ row: PlannedRow, into place: Int) {
        var merge = row.merge
        if !merge(shelf.books[place].entry).kept.isEmpty {
            differing.candidates.append(row.index)
            merge.isTaking = choices.answers[Differing.entriesID] == Differing.take.id
        }
        self.merge(merge, of: row, into: place)
    }

    /// Whether an entry says all that the row says.
    private mutating func isThere(_ one: OpenRow) -> Bool {
        for place in likely(one) {
            let outcome = one.row.merge(shelf.books[place].entry)
            guard !outcome.isDifferent, outcome.kept.isEmpty else { continue }
            merge(one.row.merge, of: one.row, into: place)
            return true
        }
        return false
    }

    mutating func merge(_ merge: Merge, of row: PlannedRow, into place: Int) {
        let isInJournal = shelf.books[place].id != nil
        let outcome = shelf.merge(merge, into: place)
        fates[row.index] = Fate(outcome, isInJournal: isInJournal)
    }

    mutating func add(_ row: PlannedRow) {
        additions[row.index] = shelf.books.count
        shelf.append(Shelf.Book(id: nil, entry: row.new, isTaken: true), at: row.places)
        fates[row.index] = .new
    }
}

/// A row that no name leads to an entry, with the entries that it may be.
private struct OpenRow {
    let row: PlannedRow
    let likenesses: [(place: Int, likeness: Likeness)]
}
