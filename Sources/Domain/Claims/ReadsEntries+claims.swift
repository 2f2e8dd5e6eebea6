extension ReadsEntries where Self: WritesEntries {
    /// Adds a claim. The notes on claims that its trips have are moved into the notes of the claim.
    ///
    /// - Parameter trips: The trips that the claim is about.
    package func add(_ claim: Claim, about trips: [EntryID]) async throws -> EntryID {
        var notes: [(leg: EntryID, note: String)] = []
        for id in trips {
            if case .trip(let trip)? = await entry(id), !trip.claim.isEmpty {
                notes.append((id, trip.claim))
            }
        }
        var claim = claim
        claim.notes = ([claim.notes].filter { !$0.isEmpty } + notes.map(\.note))
            .joined(separator: "\n")
        let id = try await add(.claim(claim))
        for (leg, note) in notes {
            try await change(leg) { (trip: Trip) in
                var trip = trip
                if trip.claim == note { trip.claim = "" }
                return trip
            }
        }
        return id
    }
}
