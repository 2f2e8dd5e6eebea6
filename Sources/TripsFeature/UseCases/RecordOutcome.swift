internal import Domain

/// Writes down what happened to a trip.
struct RecordOutcome {
    let id: EntryID
    let journal: any WritesEntries

    func record(_ outcome: TripOutcome) async throws(WriteTripError) {
        let trip = try await journal.changeTrip(id) { try? $0.recording(outcome) }
        // What was recorded can be recorded again: a trip that was left as it is tells the reason.
        do throws(TripRecordError) { _ = try trip.recording(outcome) } catch {
            throw .record(error)
        }
    }
}
