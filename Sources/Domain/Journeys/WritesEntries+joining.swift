extension WritesEntries {
    /// Adds an entry as a leg of another trip's journey, in one step. A trip without a journey gets
    /// that of the new leg. One that has a journey stays there, and if it was deleted meanwhile, the
    /// new leg stays alone.
    public func add(_ entry: Entry, joining other: EntryID) async throws -> EntryID {
        try await withUndoGroup(namedAfter: nil) { journal in
            let id = try await journal.add(entry)
            if case .trip(let added)? = await journal.entry(id),
                case .trip(let trip)? = await journal.entry(other), trip.journey.isEmpty
            {
                try await journal.change(other) { $0.joining(added) }
            }
            return id
        }
    }
}
