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
            into: EntryCandidates(found.entries, records: all.count),
            records: contents.records.count, uids: uids(beside: files))
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
            let placeholders = merger.candidates.placeholderTickets.union(files.placeholders)
            batch.tickets = contents.tickets.filter { placeholders.contains($0.placeholder) }
        }
        return ImportPreview(
            sources: contents.sources,
            groups: ImportGroups(
                of: contents, bands: choices.bands, records: merger.decisions,
                files: files.decisions, lists: lists.decisions
            ).inOrder,
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
