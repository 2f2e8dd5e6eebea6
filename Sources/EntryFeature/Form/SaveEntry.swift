internal import Domain
internal import Presentation

/// Writes what was made of an entry in its form.
struct SaveEntry<Content: EntryContent> {
    let journal: any WritesEntries

    /// Adds it as an entry of its own.
    func add(_ merge: FormMerge<Content>, to original: Content) async throws -> EntryID {
        let content = merge.merged(onto: original) ?? original
        try Content.rules.check(content, changedFrom: original)
        return try await journal.add(content.entry)
    }

    /// The same with other entries, in one step.
    ///
    /// - Parameter company: the others, and the name of the step; `nil` if there are none.
    func add(
        _ merge: FormMerge<Content>, to original: Content,
        with company: (Content) -> (others: [Content], whole: Content)?
    ) async throws -> EntryID {
        let content = merge.merged(onto: original) ?? original
        guard let company = company(content) else { return try await add(merge, to: original) }
        return try await journal.together(as: company.whole.entry) { journal in
            let id = try await SaveEntry(journal: journal).add(merge, to: original)
            for other in company.others { _ = try await journal.add(other.entry) }
            return id
        }
    }

    /// Adds it as a leg of the journey of another trip, which becomes one with it where it is none yet.
    func add(
        _ merge: FormMerge<Content>, to original: Content, joining other: EntryID
    ) async throws -> EntryID {
        try await journal.together(as: nil) { journal in
            let id = try await SaveEntry(journal: journal).add(merge, to: original)
            // One that is part of a journey stays there, and one that went meanwhile is not missed.
            if case .trip(let added)? = await journal.entry(id),
                case .trip(let trip)? = await journal.entry(other), trip.journey.isEmpty
            {
                try await journal.change(other) { $0.joining(added) }
            }
            return id
        }
    }

    /// Changes the entry as it stands on disk now. Throws `UnansweredConflicts` where fields were
    /// changed there too; nothing is written before these are answered.
    func change(_ id: EntryID, by merge: FormMerge<Content>) async throws {
        let stored = try await journal.change(id) { (stored: Content) in
            guard let changed = merge.merged(onto: stored),
                Content.rules.errors(in: changed, changedFrom: stored).isEmpty
            else { return nil }
            return changed
        }
        // An entry that was left as it is tells the reason when it is asked again.
        let conflicts = merge.conflicts(with: stored)
        guard conflicts.isEmpty else { throw UnansweredConflicts(conflicts) }
        if let changed = merge.merged(onto: stored) {
            try Content.rules.check(changed, changedFrom: stored)
        }
    }
}
