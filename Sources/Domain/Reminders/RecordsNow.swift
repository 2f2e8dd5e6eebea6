public import Foundation

/// The reason why a departure or arrival cannot be recorded now.
public enum RecordNowError: Error, Hashable {
    case impossible(TripRecordError)
    case journal(JournalError)
}

extension ReadsEntries where Self: WritesEntries {
    /// Records that a trip departs or arrives in this minute, and returns the written trip.
    public func record(
        _ end: TripStop, of id: EntryID, at moment: Date, in timeZone: TimeZone
    ) async throws(RecordNowError) -> Trip {
        guard case .trip(let trip)? = await entry(id) else { throw .journal(.entryGone(id)) }
        guard let time = trip.minute(of: moment, at: end, in: timeZone) else {
            throw .impossible(.noSuchTime)
        }
        return try await record(end, of: id, at: time)
    }

    /// Records when a trip departed or arrived, and returns the written trip.
    public func record(
        _ end: TripStop, of id: EntryID, at time: DateTime
    ) async throws(RecordNowError) -> Trip {
        guard case .trip(let trip)? = await entry(id) else { throw .journal(.entryGone(id)) }
        do throws(TripRecordError) {
            _ = try trip.recording(.time(end, time))
        } catch {
            throw .impossible(error)
        }
        do throws(JournalError) {
            let written = try await change(id) { entry in
                guard case .trip(let trip) = entry else { return entry }
                return (try? trip.recording(.time(end, time))).map { .trip($0) } ?? entry
            }
            guard case .trip(let trip) = written else { throw .entryGone(id) }
            return trip
        } catch {
            throw .journal(error)
        }
    }
}
