public import Domain
public import Foundation
public import Wording

/// Writes down that a trip departs, or arrives, this minute.
public struct RecordNow: Command {
    private let end: TripEnd
    private let id: EntryID?
    private let journal: any Journal
    private let moment: Date
    private let timeZone: TimeZone
    private let words: LocalWords

    /// - Parameters:
    ///   - id: the trip; nil for the one of which that end is at hand.
    ///   - timeZone: the machine's.
    public init(
        _ end: TripEnd, of id: EntryID?, in journal: any Journal, at moment: Date,
        timeZone: TimeZone, words: LocalWords
    ) {
        self.end = end
        self.id = id
        self.journal = journal
        self.moment = moment
        self.timeZone = timeZone
        self.words = words
    }

    /// Failed where there is no such trip, or it cannot have happened then.
    public func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let (id, trip) = try await chosen()
        guard let time = trip.minute(of: moment, at: end, in: timeZone) else {
            throw .failed(words.sentence(TripRecordError.noSuchTime))
        }
        do throws(TripRecordError) {
            _ = try trip.recording(.time(end, time))
        } catch {
            throw .failed(words.sentence(error))
        }
        let written = try await record(time, of: id)
        try saying { () throws(OutputError) in
            try console.results.writeLine(words.line(onRecorded: written))
        }
        return .done
    }

    private func record(_ time: DateTime, of id: EntryID) async throws(CommandError) -> Trip {
        let end = end
        do throws(JournalError) {
            let written = try await journal.change(id) { entry in
                guard case .trip(let trip) = entry else { return entry }
                return (try? trip.recording(.time(end, time))).map { .trip($0) } ?? entry
            }
            guard case .trip(let trip) = written else { throw .entryGone(id) }
            return trip
        } catch {
            throw CommandError(error)
        }
    }

    private func chosen() async throws(CommandError) -> (EntryID, Trip) {
        guard let id else { return try await atHand() }
        guard case .trip(let trip)? = await journal.entry(id) else {
            throw .failed(words.noTrip("\(id)"))
        }
        return (id, trip)
    }

    /// The trip of which the end comes next, and is nearest by its timetable.
    private func atHand() async throws(CommandError) -> (EntryID, Trip) {
        var nearest: (id: EntryID, trip: Trip, distance: Duration)?
        for summary in await trips() {
            guard case .trip(let trip)? = await journal.entry(summary.id),
                trip.endHappening(at: moment, in: timeZone) == end,
                let now = trip.minute(of: moment, at: end, in: timeZone)
            else { continue }
            let planned = trip.planned(at: end) ?? trip.departure
            let until = planned.duration(until: now) ?? .zero
            let distance = max(until, .zero - until)
            if nearest.map({ distance < $0.distance }) ?? true {
                nearest = (summary.id, trip, distance)
            }
        }
        guard let nearest else { throw .failed(words.nothingHappens(at: end)) }
        return (nearest.id, nearest.trip)
    }

    /// Those that may still be under way, of the days around now.
    private func trips() async -> [EntrySummary] {
        guard let today = CalendarDay(moment, in: timeZone) else { return [] }
        var trips: [EntrySummary] = []
        for day in (-2...1).compactMap(today.advanced(byDays:)) {
            trips += await journal.entries(on: day).filter { $0.kind == .trip }
        }
        return trips
    }
}
