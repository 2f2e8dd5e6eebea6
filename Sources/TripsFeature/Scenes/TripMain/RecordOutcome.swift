internal import Domain

/// Records an outcome of a trip.
struct RecordOutcome {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns the trip as it was written.
    func record(_ outcome: TripOutcome) async throws -> Trip {
        let trip = try await journal.change(id) { (trip: Trip) in try? trip.recording(outcome) }
        // Recording an outcome twice is possible, so this throws only if it was not recorded.
        _ = try trip.recording(outcome)
        return trip
    }
}
