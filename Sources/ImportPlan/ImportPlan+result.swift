import Domain
import JournalFormat

extension ImportPlan {
    /// What is shown and what would be written.
    mutating func result(title: String) -> ImportPreview {
        askForUndated()
        askForSeveral()
        var groups = Groups()
        for index in harvest.candidates.indices {
            guard let fate = fates[index] else { continue }
            groups.add(row(index, fate.detail), fate.verdict, fate.reason)
        }
        var batch = EntryBatch(title: title)
        batch.additions = additions.enumerated().compactMap { index, place in
            guard let place else { return nil }
            let entry = shelf.books[place].entry
            return harvest.candidates[index].id.map { .returning(entry, $0) } ?? .entry(entry)
        }
        let entries = batch.additions
        batch.additions = []
        addFiles(to: &batch, groups: &groups)
        batch.additions.insert(contentsOf: withUIDsOfTheirOwn(entries, beside: batch), at: 0)
        for book in shelf.books {
            guard let id = book.id, !book.merges.isEmpty else { continue }
            batch.changes.append(
                EntryBatch.Change(id) { [merges = book.merges] entry in
                    merges.reduce(entry) { $1($0).entry }
                })
        }
        for (reason, row) in harvest.leftOut { groups.add(row, .leftOut, reason) }
        for (reason, row) in harvest.unreadable { groups.add(row, .unreadable, reason) }
        return ImportPreview(
            sources: harvest.sources, groups: groups.inOrder,
            questions: harvest.questions + questions,
            hasRatings: harvest.candidates.contains { $0.rating != nil }, batch: batch)
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
        let fates = fatesOfFiles(writing: &batch)
        for (file, fate) in zip(harvest.files, fates) {
            let row = ImportRow(
                file.entry?.kind, at: file.place, title: file.entry?.rowTitle ?? file.name,
                time: file.entry?.rowTime, detail: fate.detail.joined(separator: " · "))
            groups.add(row, fate.verdict, fate.reason)
        }
    }

    /// A candidate as it is shown.
    func row(_ index: Int, _ details: [String] = []) -> ImportRow {
        let candidate = harvest.candidates[index]
        var words: [String] = []
        if case .film = candidate.entry, let rating = candidate.rating {
            words.append("\(rating.text): \(choices.bands.feedback(for: rating).rowWords)")
        }
        if case .trip(let trip) = candidate.entry { words.append(trip.service) }
        words += details + candidate.remarks
        return ImportRow(
            candidate.entry.kind, at: candidate.place, title: candidate.entry.rowTitle,
            time: candidate.entry.rowTime,
            detail: words.filter { !$0.isEmpty }.joined(separator: " · "))
    }
}

/// Rows by what becomes of them and why.
private struct Groups {
    private var rows: [Heading: [ImportRow]] = [:]
    private var headings: [Heading] = []

    struct Heading: Hashable {
        let verdict: ImportVerdict
        let reason: String
    }

    mutating func add(_ row: ImportRow, _ verdict: ImportVerdict, _ reason: String) {
        let heading = Heading(verdict: verdict, reason: reason)
        if rows[heading] == nil { headings.append(heading) }
        rows[heading, default: []].append(row)
    }

    /// The verdicts in their usual order, the reasons as they came up.
    var inOrder: [ImportGroup] {
        let order: [ImportVerdict] = [
            .new, .changed, .ambiguous, .alreadyThere, .leftOut, .unreadable,
        ]
        return order.flatMap { verdict in
            headings.filter { $0.verdict == verdict }.map {
                ImportGroup(verdict, reason: $0.reason, rows: rows[$0] ?? [])
            }
        }
    }
}
