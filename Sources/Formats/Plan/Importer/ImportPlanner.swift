import Domain
import JournalFormat

/// Plans an import of contents into a journal.
struct ImportPlanner {
    /// The contents, without undecided rows.
    let contents: SourceContents
    /// The entries, files and lists of the journal that the contents may be.
    let found: FoundEntries
    /// The films of the journal, if rows only fill in films.
    var films: [KnownFilm] = []
    let choices: ImportChoices

    /// Returns the preview. Each source is matched against the results of the earlier ones, so that
    /// two sources become one entry for one viewing. If the task is cancelled, the preview is not
    /// valid.
    ///
    /// - Parameter all: The prepared records of `contents`, in order, without those that only
    ///   fill in films.
    func preview(of all: [PreparedRecord]) -> ImportPreview {
        var files = FileTakeover(of: contents.files, beside: found.files, choices: choices)
        if !contents.files.isEmpty { files.decide() }
        var lists = ListTakeover()
        if !contents.lists.isEmpty { lists.decide(on: contents.lists, beside: found.lists) }
        let merger = EntryMerger(
            into: found.entries, records: contents.records.count, uids: uids(beside: files))
        let open = Set(contents.questions.filter { choices.answer(to: $0) == nil }.map(\.id))
        var sources: [String: [PreparedRecord]] = [:]
        for record in all {
            if let question = contents.records[record.index].question, open.contains(question) {
                merger.setDecision(Decision(waitingFor: question), for: record)
            } else if let defect = record.defect {
                merger.setDecision(Decision(unreadable: .content(defect)), for: record)
            } else {
                sources[record.source, default: []].append(record)
            }
        }
        let questions = ImportQuestions(about: contents.records, choices: choices)
        let matching = ImportDecisions(merger: merger, questions: questions)
        for (_, records) in sources.sorted(by: { $0.key < $1.key }) {
            if Task.isCancelled { return ImportPreview() }
            matching.match(records.sorted { $0.precedes($1) })
        }
        let filling = FilmFilling(
            of: films, with: contents.records,
            at: contents.records.indices.filter { contents.records[$0].onlyFillsIn })
        for (index, decision) in filling.decisions { merger.setDecision(decision, at: index) }
        if Task.isCancelled { return ImportPreview() }
        var batch = EntryBatch(
            additions: merger.added + files.additions,
            changes: files.changes + merger.changes + filling.changes, lists: lists.changes)
        if !contents.tickets.isEmpty {
            let placeholders = merger.placeholderTickets.union(files.placeholders)
            batch.tickets = contents.tickets.filter { placeholders.contains($0.placeholder) }
        }
        return ImportPreview(
            sources: contents.sources,
            groups: ImportGroup.all(
                of: contents, bands: choices.bands, records: merger.decisions,
                files: files.decisions, lists: lists.decisions),
            questions: contents.questions + questions.all + files.questions,
            hasRatings: contents.records.contains { $0.rating != nil && !$0.onlyFillsIn },
            tables: contents.tables, searches: contents.searches, answers: contents.answers,
            onlyFillsIn: contents.hasFilmsToAdd || choices.onlyFillsIn
                ? choices.onlyFillsIn : nil,
            batch: batch)
    }

    /// Returns the UIDs of the journal's files and of added files.
    private func uids(beside files: FileTakeover) -> Set<String> {
        var taken = Set(found.files.compactMap(\.itemUID))
        for case .file(_, let content, _) in files.additions {
            if let uid = CalendarUID.first(in: content) { taken.insert(uid) }
        }
        return taken
    }
}

extension SourceContents {
    /// Whether there are films or lists of films that are new unless the journal has them.
    fileprivate var hasFilmsToAdd: Bool {
        !lists.isEmpty || records.contains { $0.entry.kind == .film && !$0.onlyFillsIn }
    }
}

extension ImportGroup {
    private struct Heading: Hashable {
        let outcome: ImportOutcome
        let reason: RowReason?
    }

    private static let order: [ImportOutcome] = [
        .new, .changed, .ambiguous, .alreadyThere, .joined, .leftOut, .unreadable,
    ]

    /// Returns the groups of rows by outcome, with the reasons in the order in which they occurred.
    ///
    /// - Parameters:
    ///   - records: The decisions on the records of the contents, or `nil` if undecided.
    ///   - files: The decisions on the files.
    ///   - lists: The decisions on the lists.
    static func all(
        of contents: SourceContents, bands: RatingBands, records: [Decision?],
        files: [Decision] = [], lists: [Decision] = []
    ) -> [ImportGroup] {
        var all: [(row: ImportRow, decision: Decision)] = []
        all.reserveCapacity(contents.records.count + contents.leftOut.count)
        for case (let record, let decision?) in zip(contents.records, records) {
            all.append((record.row(bands: bands, decision.remarks), decision))
        }
        all += zip(contents.files, files).map { ($0.row($1.remarks), $1) }
        all += zip(contents.lists, lists).map { ($0.row, $1) }
        all += contents.leftOut.map { ($0.row, Decision(.leftOut, because: $0.reason)) }
        // A group of several reasons has the common one, and each row its own.
        let troubles = Dictionary(grouping: contents.unreadable, by: \.trouble.group)
            .mapValues { Set($0.map(\.trouble)).count }
        all += contents.unreadable.map { one in
            troubles[one.trouble.group] == 1
                ? (one.row, Decision(unreadable: one.trouble))
                : (one.row.adding(.trouble(one.trouble)), Decision(unreadable: one.trouble.group))
        }
        var rows: [Heading: [ImportRow]] = [:]
        var questions: [Heading: [ImportQuestion.ID]] = [:]
        var headings: [Heading] = []
        for (row, decision) in all {
            let heading = Heading(outcome: decision.outcome, reason: decision.reason)
            if rows[heading] == nil { headings.append(heading) }
            rows[heading, default: []].append(row)
            // The rows of one question follow one another.
            if let question = decision.question, questions[heading]?.last != question {
                questions[heading, default: []].append(question)
            }
        }
        return order.flatMap { outcome in
            headings.filter { $0.outcome == outcome }.map {
                ImportGroup(
                    outcome, reason: $0.reason, rows: rows[$0] ?? [],
                    waitingFor: questions[$0] ?? [])
            }
        }
    }
}

extension ImportRecord {
    /// Returns the row for the preview.
    ///
    /// - Parameter details: Further details, in order.
    func row(bands: RatingBands, _ details: [RowRemark] = []) -> ImportRow {
        var own: [RowRemark] = []
        if case .film = entry, let rating {
            own.append(.rating(rating.text, bands.feedback(for: rating)))
        }
        if entry.isWanted { own.append(.wanted) }
        if case .trip(let trip) = entry, !trip.service.isEmpty { own.append(.text(trip.service)) }
        return ImportRow(
            entry.kind, by: entry.mode, at: place, title: entry.nameInList, time: entry.rowTime,
            remarks: own + details + remarks)
    }
}

extension ImportedFile {
    func row(_ details: [RowRemark]) -> ImportRow {
        ImportRow(
            entry?.kind, by: entry?.mode, at: place, title: entry?.nameInList ?? name,
            time: entry?.rowTime, remarks: details)
    }
}

extension ImportedList {
    var row: ImportRow {
        ImportRow(
            nil, at: place, title: list.name, remarks: [.films(list.films.count)], isList: true)
    }
}
