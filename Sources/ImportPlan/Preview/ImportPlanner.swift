import Domain
import JournalFormat

/// Says what an import of what was read would do beside the entries that the journal has.
struct ImportPlanner {
    let contents: SourceContents
    private let choices: ImportChoices
    private let found: FoundEntries
    private let merger: EntryMerger
    private let questions: ImportQuestions

    /// - Parameter found: what of the journal the records and files may be.
    init(_ contents: SourceContents, beside found: FoundEntries, choices: ImportChoices) {
        self.choices = choices
        self.found = found
        let candidates = EntryCandidates(found.entries, records: contents.records.count)
        self.contents = contents.decided { candidates.contains($0.origin, $0.kind) }
        merger = EntryMerger(into: candidates, records: self.contents.records.count)
        questions = ImportQuestions(about: self.contents.records, choices: choices)
    }

    /// One source after another finds its entries, each beside what the ones before leave, so that
    /// two sources make one entry of one viewing. It is asked for once; where the task is cancelled,
    /// what it says counts for nothing.
    ///
    /// - Parameter all: one for each record of `contents`, in its order.
    func preview(of all: [PreparedRecord], title: String) -> ImportPreview {
        let open = Set(contents.questions.filter { choices.answer(to: $0) == nil }.map(\.id))
        var sources: [String: [PreparedRecord]] = [:]
        for record in all {
            if let question = contents.records[record.index].question, open.contains(question) {
                merger.decide(Decision(waitingFor: question), on: record)
            } else if let defect = record.defect {
                merger.decide(Decision(unreadable: defect), on: record)
            } else {
                sources[record.source, default: []].append(record)
            }
        }
        let matching = RecordMatching(merger: merger, questions: questions)
        for (_, records) in sources.sorted(by: { $0.key < $1.key }) {
            if Task.isCancelled { return ImportPreview() }
            matching.match(records.sorted { $0.precedes($1) })
        }
        var files = FileTakeover(of: contents.files, beside: found.files, choices: choices)
        files.decide()
        var lists = ListTakeover()
        if !contents.lists.isEmpty { lists.decide(on: contents.lists, beside: found.lists) }
        return ImportPreview(
            sources: contents.sources, groups: groups(with: files, lists),
            questions: contents.questions + questions.all + files.questions,
            hasRatings: contents.records.contains { $0.rating != nil },
            tables: contents.tables, searches: contents.searches, answers: contents.answers,
            batch: EntryBatch(
                title: title, additions: entries(beside: files) + files.additions,
                changes: files.changes + merger.changes, lists: lists.changes))
    }

    /// The entries to add. One comes back under the name of its file, which is its UID, unless
    /// another file has that UID by now.
    private func entries(beside files: FileTakeover) -> [EntryBatch.Addition] {
        var taken = Set(found.files.compactMap(\.itemUID))
        for case .file(_, let content) in files.additions {
            if let uid = CalendarUID.first(in: content) { taken.insert(uid) }
        }
        return merger.added.map { record, entry in
            guard let id = contents.records[record].id,
                id.ownUID.map({ !taken.contains($0) }) ?? true
            else { return .entry(entry) }
            return .returning(entry, id)
        }
    }

    private func groups(with files: FileTakeover, _ lists: ListTakeover) -> [ImportGroup] {
        var groups = ImportGroups()
        for (index, record) in contents.records.enumerated() {
            guard let decision = merger.decision(on: index) else { continue }
            groups.add(record.row(bands: choices.bands, decision.detail), decision)
        }
        for (file, decision) in zip(contents.files, files.decisions) {
            groups.add(file.row(decision.detail), decision)
        }
        for (list, decision) in zip(contents.lists, lists.decisions) {
            groups.add(list.row, decision)
        }
        for (reason, row) in contents.leftOut {
            groups.add(row, Decision(.leftOut, because: reason))
        }
        for (reason, row) in contents.unreadable {
            groups.add(row, Decision(unreadable: reason))
        }
        return groups.inOrder
    }
}
