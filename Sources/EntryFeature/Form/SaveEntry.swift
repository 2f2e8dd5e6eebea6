internal import Domain
internal import Presentation

/// Writes an entry that was edited in a form.
struct SaveEntry<Content: EntryContent> {
    let journal: any WritesEntries

    /// Adds the result as a new entry.
    func add(_ merge: FormMerge<Content>, to original: Content) async throws -> EntryID {
        let content = merge.merged(onto: original) ?? original
        try Content.rules.check(content, changedFrom: original)
        return try await journal.add(content.entry)
    }

    /// Adds the result as a new entry together with others, in one step.
    ///
    /// - Parameter company: returns the others and the entry that names the step, or `nil` if there
    ///   are none.
    func add(
        _ merge: FormMerge<Content>, to original: Content,
        with company: (Content) -> (others: [Content], whole: Content)?
    ) async throws -> EntryID {
        let content = merge.merged(onto: original) ?? original
        guard let company = company(content) else { return try await add(merge, to: original) }
        return try await journal.withUndoGroup(namedAfter: company.whole.entry) { journal in
            let id = try await SaveEntry(journal: journal).add(merge, to: original)
            for other in company.others { _ = try await journal.add(other.entry) }
            return id
        }
    }

    /// Adds the result as a leg of another trip's journey.
    func add(
        _ merge: FormMerge<Content>, to original: Content, joining other: EntryID
    ) async throws -> EntryID {
        let content = merge.merged(onto: original) ?? original
        try Content.rules.check(content, changedFrom: original)
        return try await journal.add(content.entry, joining: other)
    }

    /// Changes the entry as it is on disk now.
    ///
    /// - Throws: `UnansweredConflicts` if fields were changed there too; then nothing is written.
    func change(_ id: EntryID, by merge: FormMerge<Content>) async throws {
        let stored = try await journal.change(id) { (stored: Content) in
            guard let changed = merge.merged(onto: stored),
                Content.rules.errors(in: changed, changedFrom: stored).isEmpty
            else { return nil }
            return changed
        }
        // If the entry was left unchanged, the checks are repeated to find the reason.
        let conflicts = merge.conflicts(with: stored)
        guard conflicts.isEmpty else { throw UnansweredConflicts(conflicts) }
        if let changed = merge.merged(onto: stored) {
            try Content.rules.check(changed, changedFrom: stored)
        }
    }
}
