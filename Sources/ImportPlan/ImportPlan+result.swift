import Domain
import JournalFormat

extension ImportPlan {
    /// What is shown and what would be written.
    mutating func result(title: String) -> ImportPreview {
        askForUndated()
        askForSeveral()
        var groups = Groups()
        for index in contents.records.indices {
            guard let decision = decisions[index] else { continue }
            groups.add(row(index, decision.detail), decision.outcome, decision.reason)
        }
        var batch = EntryBatch(title: title)
        batch.additions = additions.enumerated().compactMap { index, place in
            guard let place else { return nil }
            let entry = candidates.all[place].entry
            return contents.records[index].id.map { .returning(entry, $0) } ?? .entry(entry)
        }
        let entries = batch.additions
        batch.additions = []
        addFiles(to: &batch, groups: &groups)
        batch.additions.insert(contentsOf: withUIDsOfTheirOwn(entries, beside: batch), at: 0)
        for candidate in candidates.all {
            guard let id = candidate.id, !candidate.merges.isEmpty else { continue }
            batch.changes.append(
                EntryBatch.Change(id) { [merges = candidate.merges] entry in
                    merges.reduce(entry) { $1($0).entry }
                })
        }
        for (reason, row) in contents.leftOut { groups.add(row, .leftOut, reason) }
        for (reason, row) in contents.unreadable { groups.add(row, .unreadable, reason) }
        return ImportPreview(
            sources: contents.sources, groups: groups.inOrder,
            questions: contents.questions + questions,
            hasRatings: contents.records.contains { $0.rating != nil }, batch: batch)
    }

    /// An entry comes back under the name of its file, which is its UID, unless another file has that
    /// UID by now.
    private func withUIDsOfTheirOwn(
        _ entries: [EntryBatch.Addition], beside batch: EntryBatch
    ) -> [EntryBatch.Addition] {
        var taken = Set(found.files.compactMap(\.itemUID))
        for case .file(_, let content) in batch.additions {
            if let uid = CalendarUID.first(in: content) { taken.insert(uid) }
        }
        return entries.map { addition in
            guard case .returning(let entry, let id) = addition, let uid = id.ownUID,
                taken.contains(uid)
            else { return addition }
            return .entry(entry)
        }
    }

    private mutating func addFiles(to batch: inout EntryBatch, groups: inout Groups) {
        let decisions = decisionsOnFiles(writing: &batch)
        for (file, decision) in zip(contents.files, decisions) {
            let row = ImportRow(
                file.entry?.kind, at: file.place, title: file.entry?.rowTitle ?? file.name,
                time: file.entry?.rowTime, detail: decision.detail.joined(separator: " · "))
            groups.add(row, decision.outcome, decision.reason)
        }
    }

    /// A record as it is shown.
    func row(_ index: Int, _ details: [String] = []) -> ImportRow {
        let record = contents.records[index]
        var words: [String] = []
        if case .film = record.entry, let rating = record.rating {
            words.append("\(rating.text): \(choices.bands.feedback(for: rating).rowWords)")
        }
        if case .trip(let trip) = record.entry { words.append(trip.service) }
        words += details + record.remarks
        return ImportRow(
            record.entry.kind, at: record.place, title: record.entry.rowTitle,
            time: record.entry.rowTime,
            detail: words.filter { !$0.isEmpty }.joined(separator: " · "))
    }
}

/// Rows by what becomes of them and why.
private struct Groups {
    private var rows: [Heading: [ImportRow]] = [:]
    private var headings: [Heading] = []

    struct Heading: Hashable {
        let outcome: ImportOutcome
        let reason: String
    }

    mutating func add(_ row: ImportRow, _ outcome: ImportOutcome, _ reason: String) {
        let heading = Heading(outcome: outcome, reason: reason)
        if rows[heading] == nil { headings.append(heading) }
        rows[heading, default: []].append(row)
    }

    /// The outcomes in their usual order, the reasons as they came up.
    var inOrder: [ImportGroup] {
        let order: [ImportOutcome] = [
            .new, .changed, .ambiguous, .alreadyThere, .leftOut, .unreadable,
        ]
        return order.flatMap { outcome in
            headings.filter { $0.outcome == outcome }.map {
                ImportGroup(outcome, reason: $0.reason, rows: rows[$0] ?? [])
            }
        }
    }
}
