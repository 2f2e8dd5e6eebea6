internal import Domain

/// Writes down what happened to a trip.
struct RecordOutcome {
    let id: EntryID
    let journal: any WritesEntries

    func record(_ outcome: TripOutcome) async throws(WriteTripError) {
        let trip = try await journal.changeTrip(id) { $0.recording(outcome) }
        // Recording leaves the timetable alone: what could not be recorded then cannot be now.
        guard trip.recording(outcome) != nil else { throw Self.reason(against: outcome, of: trip) }
    }

    private static func reason(against outcome: TripOutcome, of trip: Trip) -> WriteTripError {
        switch outcome {
        case .onTime(let end), .late(let end, _), .at(let end, _, _, _):
            trip.planned(at: end) == nil ? .noTimetable(end) : .noSuchTime
        case .cancelled, .missedConnection: .noSuchTime
        }
    }
}
