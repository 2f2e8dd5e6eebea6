import Domain

/// Decides what becomes of each row of what was read, beside the entries that the journal has.
struct ImportPlan {
    let contents: SourceContents
    let choices: ImportChoices
    let found: FoundEntries
    var candidates: EntryCandidates
    /// What becomes of the records, by their places in the contents.
    var decisions: [Decision?]
    /// The places on the candidates that records are added at, by their places in the contents.
    var additions: [Int?]
    var questions: [ImportQuestion] = []
    /// Films without a day, or beside one without a day, by their source.
    var undated: [String: [PreparedRecord]] = [:]
    /// Viewings of which one is a film that came without any, a list a film, by their source.
    var several: [String: [[PreparedRecord]]] = [:]
    var differing = Differing()

    /// - Parameter found: entries of the journal that rows may be.
    init(_ contents: SourceContents, beside found: FoundEntries, choices: ImportChoices) {
        self.choices = choices
        self.found = found
        let candidates = EntryCandidates(found.entries)
        self.candidates = candidates
        self.contents = contents.decided {
            !candidates.places(of: $0.origin, kind: $0.kind).isEmpty
        }
        decisions = Array(repeating: nil, count: self.contents.records.count)
        additions = decisions.map { _ in nil }
    }

    /// What the import would do. One source after another finds its place, each beside what the
    /// ones before leave, so that two sources make one entry of one viewing.
    ///
    /// - Parameter all: one for each record of `contents`, in its order.
    mutating func preview(of all: [PreparedRecord], title: String) -> ImportPreview {
        let open = Set(contents.questions.filter { choices.answer(to: $0) == nil }.map(\.id))
        var rows: [PreparedRecord] = []
        for row in all {
            if Task.isCancelled { return ImportPreview() }
            if let question = contents.records[row.index].question, open.contains(question) {
                decisions[row.index] = .waiting
            } else if let defect = row.defect {
                decisions[row.index] = Decision(outcome: .unreadable, reason: defect)
            } else {
                rows.append(row)
            }
        }
        for (_, rows) in Dictionary(grouping: rows, by: \.source).sorted(by: { $0.key < $1.key }) {
            if Task.isCancelled { return ImportPreview() }
            candidates.beginSource(with: rows.count)
            place(rows.sorted { $0.precedes($1) })
        }
        return result(title: title)
    }

    /// Finds the places of a source's rows, the sure ones first.
    private mutating func place(_ rows: [PreparedRecord]) {
        let nameless = withoutDuplicates(rows).filter { !isNamed($0) }
        let open = withoutWholeFilms(withoutCompletions(nameless)).map {
            OpenRow(row: $0, matches: candidates.matches(to: $0))
        }.filter { !isThere($0) }
        let isFree = open.allSatisfy { $0.matches.isEmpty }
        let competitors =
            isFree ? [:] : Dictionary(grouping: open, by: \.row.matchGroup).mapValues(\.count)
        var unlike: [OpenRow] = []
        var like: [OpenRow] = []
        for one in open {
            let places = likely(one)
            if places.isEmpty {
                unlike.append(one)
            } else if places.count > competitors[one.row.matchGroup] ?? 1 {
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

    private func untaken(_ one: OpenRow, _ match: Match) -> [Int] {
        guard !one.matches.isEmpty else { return [] }
        return one.matches.filter { $0.match == match && !candidates.all[$0.place].isTaken }
            .map(\.place)
    }

    /// Rows of one name are one row; the one that says most counts.
    private mutating func withoutDuplicates(_ rows: [PreparedRecord]) -> [PreparedRecord] {
        var first: [ImportOrigin: PreparedRecord] = [:]
        for row in rows {
            guard let origin = row.origin else { continue }
            if let other = first[origin], other.detailCount >= row.detailCount { continue }
            first[origin] = row
        }
        return rows.filter { row in
            guard let origin = row.origin, first[origin]?.index != row.index else { return true }
            decisions[row.index] = .twice
            return false
        }
    }

    /// Whether an entry is known by this row's name, or by a name that the row itself tells.
    private mutating func isNamed(_ row: PreparedRecord) -> Bool {
        if let id = row.id, let place = candidates.place(of: id, kind: row.said.kind) {
            mergeOwn(row, into: place)
            return true
        }
        let origins = (row.origin.map { [$0] } ?? []) + row.said.imports.map(ImportOrigin.init)
        for origin in origins {
            let places = candidates.places(of: origin, kind: row.said.kind)
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
    private mutating func mergeOwn(_ row: PreparedRecord, into place: Int) {
        var merge = row.merge
        if !merge(candidates.all[place].entry).kept.isEmpty {
            differing.records.append(row.index)
            merge.isTaking = choices.answers[Differing.entriesID] == Differing.take.id
        }
        self.merge(merge, of: row, into: place)
    }

    /// Whether an entry says all that the row says.
    private mutating func isThere(_ one: OpenRow) -> Bool {
        for place in likely(one) {
            let outcome = one.row.merge(candidates.all[place].entry)
            guard !outcome.isDifferent, outcome.kept.isEmpty else { continue }
            merge(one.row.merge, of: one.row, into: place)
            return true
        }
        return false
    }

    mutating func merge(_ merge: Merge, of row: PreparedRecord, into place: Int) {
        let isInJournal = candidates.all[place].id != nil
        let outcome = candidates.merge(merge, into: place)
        decisions[row.index] = Decision(outcome, isInJournal: isInJournal)
    }

    mutating func add(_ row: PreparedRecord) {
        additions[row.index] = candidates.all.count
        candidates.append(
            EntryCandidates.Candidate(id: nil, entry: row.new, isTaken: true), at: row.places)
        decisions[row.index] = .new
    }
}

/// A row that no name leads to an entry, with the entries that it may be.
private struct OpenRow {
    let row: PreparedRecord
    let matches: [(place: Int, match: Match)]
}
