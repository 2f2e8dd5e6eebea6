internal import Domain

/// Writes a new trip into the journal.
struct AddTrip {
    let journal: any WritesEntries

    func add(_ trip: Trip) async throws(WriteTripError) -> EntryID {
        do throws(TripError) { try trip.validate() } catch { throw .trip(error) }
        do throws(JournalError) {
            return try await journal.add(.trip(trip))
        } catch {
            throw .journal(error)
        }
    }
}
