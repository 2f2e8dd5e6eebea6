internal import Domain

/// Writes down what happened to a trip.
struct RecordOutcome {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns the trip as it was written.
    func record(_ outcome: TripOutcome) async throws -> Trip {
        let trip = try await journal.change(id) { (trip: Trip) in try? trip.recording(outcome) }
        // An outcome that was recorded can be recorded again, so this throws only if it was not.
        _ = try trip.recording(outcome)
        return trip
    }
}
