internal import Domain

extension WritesEntries {
    /// Changes a trip as it stands on disk now. A change that answers nil leaves it as it is, and
    /// so does one of an entry that is no trip.
    ///
    /// Returns the trip as it then is.
    func changeTrip(
        _ id: EntryID, by change: @escaping @Sendable (Trip) -> Trip?
    ) async throws(WriteTripError) -> Trip {
        let entry: Entry
        do throws(JournalError) {
            entry = try await self.change(id) { entry in
                guard case .trip(let trip) = entry, let changed = change(trip) else {
                    return entry
                }
                return .trip(changed)
            }
        } catch {
            throw .journal(error)
        }
        guard case .trip(let trip) = entry else { throw .noTrip }
        return trip
    }
}
