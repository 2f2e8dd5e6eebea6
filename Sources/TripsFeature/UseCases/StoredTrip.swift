internal import Domain

/// A trip as the journal holds it, with the other entries of its day.
struct StoredTrip: Hashable {
    let id: EntryID
    let trip: Trip
    let related: [EntrySummary]
}

extension ReadsEntries {
    /// Nil where there is no such entry, or it is no trip.
    func storedTrip(_ id: EntryID) async -> StoredTrip? {
        guard case .trip(let trip) = await entry(id) else { return nil }
        let sameDay = await entries(on: trip.departure.day)
        return StoredTrip(id: id, trip: trip, related: sameDay.filter { $0.id != id })
    }
}
