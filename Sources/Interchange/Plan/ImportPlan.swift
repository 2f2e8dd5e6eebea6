import Domain

/// Decides what becomes of each row of a harvest, beside the entries that the journal has.
struct ImportPlan {
    let harvest: Harvest
    let choices: ImportChoices
    let found: FoundEntries
    var shelf: Shelf
    /// What becomes of the candidates, by their places in the harvest.
    var fates: [Int: Fate] = [:]
    /// The places on the shelf that candidates are added at, by their places in the harvest.
    var additions: [Int: Int] = [:]
    var questions: [ImportQuestion] = []
    /// Films without a day, or beside one without a day, by their source.
    var undated: [String: [PlannedRow]] = [:]

    /// - Parameter found: entries of the journal that rows may be.
    init(_ harvest: Harvest, beside found: FoundEntries, choices: ImportChoices) {
        self.harvest = harvest
        self.choices = choices
        self.found = found
        shelf = Shelf(found.entries)
    }

    /// What the import would do. One source after another finds its place, each beside what the
    /// ones before leave, so that two sources make one entry of one viewing.
    mutating func preview(title: String) -> ImportPreview {
        let open = Set(harvest.questions.filter { choices.answer(to: $0) == nil }.map(\.id))
        var rows: [PlannedRow] = []
        for (index, candidate) in harvest.candidates.enumerated() {
            if Task.isCancelled { return ImportPreview() }
            let row = PlannedRow(candidate, at: index, bands: choices.bands)
            if let question = candidate.question, open.contains(question) {
                fates[index] = .waiting
            } else if let defect = row.said.defect {
                fates[index] = Fate(verdict: .unreadable, reason: defect)
            } else {
                rows.append(row)
            }
        }
        for (_, rows) in Dictionary(grouping: rows, by: \.source).sorted(by: { $0.key < $1.key }) {
            if Task.isCancelled { return ImportPreview() }
            shelf.beginSource()
            place(
                rows.sorted {
                    $0.order != $1.order
                        ? $0.order.lexicographicallyPrecedes($1.order) : $0.index < $1.index
                })
        }
        return result(title: title)
    }

    /// Finds the places of a source's rows, the sure ones first.
    private mutating func place(_ rows: [PlannedRow]) {
        var rows = withoutTwins(rows)
        rows = rows.filter { !isNamed($0) }
        rows = rows.filter { !isThere($0) }
        let rivals = Dictionary(grouping: rows, by: \.rivalry).mapValues(\.count)
        var unlike: [PlannedRow] = []
        var like: [(row: PlannedRow, places: [Int])] = []
        for row in rows {
            let places = likely(row)
            if places.isEmpty {
                unlike.append(row)
            } else if places.count > rivals[row.rivalry] ?? 1 {
                ask(which: places, is: row)
            } else {
                like.append((row, places))
            }
        }
        for (row, places) in like {
            if let place = places.first(where: { !shelf.books[$0].isTaken }) {
                merge(row.merge, of: row, into: place)
            } else {
                unlike.append(row)
            }
        }
        for row in unlike { placeUnlike(row) }
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
        let origins = (row.origin.map { [$0] } ?? []) + row.said.imports.map(ImportOrigin.init)
        for origin in origins {
            let places = shelf.places(of: origin, kind: row.said.kind)
            if places.count > 1 {
                ask(which: places, is: row)
                return true
            } else if let place = places.first {
                merge(row.merge, of: row, into: place)
                return true
            }
        }
        return false
    }

    /// Whether an entry says all that the row says.
    private mutating func isThere(_ row: PlannedRow) -> Bool {
        for place in likely(row) {
            let outcome = row.merge(shelf.books[place].entry)
            guard !outcome.isDifferent, outcome.kept.isEmpty else { continue }
            merge(row.merge, of: row, into: place)
            return true
        }
        return false
    }

    private func likely(_ row: PlannedRow) -> [Int] {
        let all = shelf.likenesses(to: row.said, from: row.source)
        let same = all.filter { $0.likeness == .same }
        return (same.isEmpty ? all.filter { $0.likeness == .compatible } : same).map(\.place)
    }

    mutating func merge(_ merge: Merge, of row: PlannedRow, into place: Int) {
        let isInJournal = shelf.books[place].id != nil
        let outcome = shelf.merge(merge, into: place)
        fates[row.index] = Fate(outcome, isInJournal: isInJournal)
    }

    mutating func add(_ row: PlannedRow) {
        additions[row.index] = shelf.books.count
        shelf.append(Shelf.Book(id: nil, entry: row.merge.new, isTaken: true))
        fates[row.index] = .new
    }
}
