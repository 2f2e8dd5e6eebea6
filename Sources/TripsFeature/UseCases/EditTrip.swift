internal import Domain
internal import Presentation

/// Changes a trip as it stands on disk now, unless that would make it no possible trip.
struct EditTrip {
    let id: EntryID
    let journal: any WritesEntries

    /// Returns its id, or throws why not: a `WriteTripError`, or `UnansweredConflicts` where fields
    /// were changed on disk too; nothing is written before these are answered.
    func edit(by merge: FormMerge<Trip>) async throws -> EntryID {
        let trip = try await journal.changeTrip(id) { trip in
            guard let changed = merge.merged(onto: trip),
                (try? changed.validate()) != nil,
                (try? changed.checkRecord(unlessAsIn: trip)) != nil
            else { return nil }
            return changed
        }
        // A trip that was left as it is tells the reason when it is asked again.
        let conflicts = merge.conflicts(with: trip)
        guard conflicts.isEmpty else { throw UnansweredConflicts(conflicts) }
        guard let changed = merge.merged(onto: trip) else { return id }
        do throws(TripError) {
            try changed.validate()
        } catch {
            throw WriteTripError.trip(error)
        }
        do throws(TripRecordError) {
            try changed.checkRecord(unlessAsIn: trip)
        } catch {
            throw WriteTripError.record(error)
        }
        return id
    }
}
