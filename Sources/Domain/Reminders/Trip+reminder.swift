public import Foundation

extension Trip {
    /// Returns the end that is due by the timetable and not recorded: the departure until the
    /// arrival, and the arrival for three hours. Returns `nil` if there is none, and if the trip's
    /// arrival, a disruption or an abandonment was recorded.
    ///
    /// - Parameter timeZone: The zone of the computer, which floating times are in.
    public func endToRecord(at moment: Date, in timeZone: TimeZone) -> TripStop? {
        guard let moments = moments(in: timeZone), moment >= moments.departure,
            moment < moments.over
        else { return nil }
        if let arrival = moments.arrival, moment >= arrival { return .arrival }
        return actualDeparture == nil ? .departure : nil
    }

    /// Returns the next time at which `endToRecord` may return another end.
    public func nextReminder(after moment: Date, in timeZone: TimeZone) -> Date? {
        guard let moments = moments(in: timeZone) else { return nil }
        return [moments.departure, moments.arrival, moments.over].compactMap(\.self)
            .filter { $0 > moment }.min()
    }

    /// Returns the scheduled times and the time after which it is too late to ask, or `nil` if
    /// there is nothing to ask.
    private func moments(in timeZone: TimeZone) -> (departure: Date, arrival: Date?, over: Date)? {
        guard disruption == nil, abandonment == .none, actualArrival == nil,
            let departure = departure.instant(onClockIn: timeZone)
        else { return nil }
        let arrival = arrival?.instant(onClockIn: timeZone).flatMap { $0 > departure ? $0 : nil }
        return (departure, arrival, (arrival ?? departure).addingTimeInterval(Self.timeToAnswer))
    }

    private static let timeToAnswer: TimeInterval = 3 * 3_600
}

extension ReadsEntries {
    /// Returns the trips that may be under way at a time: those of the days around it.
    public func trips(
        around moment: Date, in timeZone: TimeZone
    ) async -> [(id: EntryID, trip: Trip)] {
        guard let today = CalendarDay(moment, in: timeZone) else { return [] }
        var trips: [(EntryID, Trip)] = []
        for day in (-2...1).compactMap(today.advanced(byDays:)) {
            for summary in await entries(on: day) where summary.kind == .trip {
                guard case .trip(let trip)? = await entry(summary.id) else { continue }
                trips.append((summary.id, trip))
            }
        }
        return trips
    }
}

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
