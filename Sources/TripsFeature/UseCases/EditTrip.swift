internal import Domain

/// Changes a trip as it stands on disk now, unless that would make it no possible trip.
struct EditTrip {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns its id. `change` answers the same however often it is applied.
    func edit(by change: @escaping TripChange) async throws(WriteTripError) -> EntryID {
        let trip = try await journal.changeTrip(id) { trip in
            let changed = change(trip)
            return (try? changed.validate()) == nil ? nil : changed
        }
        // A trip that was left as it is tells the reason when it is asked again.
        do throws(TripError) { try change(trip).validate() } catch { throw .trip(error) }
        return id
    }
}
