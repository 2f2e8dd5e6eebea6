internal import Domain

/// Changes a trip as it stands on disk now, unless that would make it no possible trip.
struct EditTrip {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns its id. `change` answers the same however often it is applied.
    func edit(by change: @escaping TripChange) async throws(WriteTripError) -> EntryID {
        let trip = try await journal.changeTrip(id) { trip in
            let changed = change(trip)
            let isPossible =
                (try? changed.validate()) != nil
                && (try? changed.checkRecord(unlessAsIn: trip)) != nil
            return isPossible ? changed : nil
        }
        // A trip that was left as it is tells the reason when it is asked again.
        let changed = change(trip)
        do throws(TripError) { try changed.validate() } catch { throw .trip(error) }
        do throws(TripRecordError) { try changed.checkRecord(unlessAsIn: trip) } catch {
            throw .record(error)
        }
        return id
    }
}
