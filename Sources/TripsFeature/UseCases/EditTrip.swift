internal import Domain

/// Changes a trip as it stands on disk now, unless that would make it no possible trip.
final class EditTrip {
    private let journal: any WritesEntries

    init(journal: any WritesEntries) {
        self.journal = journal
    }

    /// `change` answers the same however often it is applied.
    func edit(_ id: EntryID, by change: @escaping TripChange) async throws(WriteTripError) {
        let trip = try await journal.changeTrip(id) { trip in
            let changed = change(trip)
            return (try? changed.validate()) == nil ? nil : changed
        }
        // A trip that was left as it is tells the reason when it is asked again.
        do throws(TripError) { try change(trip).validate() } catch { throw .trip(error) }
    }
}
