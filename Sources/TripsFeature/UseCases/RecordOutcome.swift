internal import Domain

/// Writes down what happened to a trip.
struct RecordOutcome {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns the trip as it was written.
    func record(_ outcome: TripOutcome) async throws -> Trip {
        let trip = try await journal.change(id) { (trip: Trip) in try? trip.recording(outcome) }
        // What was recorded can be recorded again: a trip that was left as it is tells the reason.
        _ = try trip.recording(outcome)
        return trip
    }
}
