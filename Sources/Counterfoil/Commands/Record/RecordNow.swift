import Domain
import Foundation
import Wording

/// Records that a trip departs or arrives now, or when it did.
struct RecordNow: Command {
    let end: TripStop
    /// The trip, or `nil` for the one that departs or arrives about now.
    let id: EntryID?
    /// The time as it is typed, or `nil` for the present minute.
    let typed: String?
    /// Whether the present minute may be far from the timetable.
    let isAnyway: Bool
    let journal: any Journal
    let moment: Date
    /// The zone of the computer.
    let timeZone: TimeZone
    let words: Localizer

    /// Records the time.
    ///
    /// - Throws: an error if there is no such trip, the time is impossible, or there is no terminal
    ///   to ask whether a time far from the timetable is meant.
    func run(on console: Console) async throws -> CommandStatus {
        let chosen: EntryID
        if let id { chosen = id } else { chosen = try await atHand() }
        let written = try await record(chosen, console)
        try console.results.writeLine(words.line(onRecorded: written))
        return .done
    }

    private func record(_ id: EntryID, _ console: Console) async throws -> Trip {
        guard case .trip(let trip)? = await journal.entry(id) else {
            throw CommandError.failed(words.noTrip("\(id)"))
        }
        let time = try time(of: trip, console)
        do throws(RecordNowError) {
            return try await journal.record(end, of: id, at: time)
        } catch {
            switch error {
            case .impossible(let error): throw CommandError.failed(words.sentence(error))
            case .journal(let error): throw error
            }
        }
    }

    /// Returns the time of the event. If the present minute is far from the timetable, the person
    /// is asked.
    private func time(of trip: Trip, _ console: Console) throws -> DateTime {
        guard let now = trip.minute(of: moment, at: end, in: timeZone) else {
            throw CommandError.failed(words.sentence(TripRecordError.noSuchTime))
        }
        if let typed {
            let zone = trip.planned(at: end)?.zone ?? now.zone
            return try trip.actual(typed: typed, at: end, zone, words: words)
        }
        let isPlanned = trip.planned(at: end) != nil
        if isAnyway || !isPlanned || trip.isAtHand(end, at: moment, in: timeZone) { return now }
        guard let answer = console.answer else {
            throw CommandError.failed(words.notNow(end, of: trip))
        }
        guard answer(words.isItNow(end, of: trip)) else { throw CommandError.cancelled }
        return now
    }

    /// Returns the trip whose next event this is, and whose planned time is the nearest.
    private func atHand() async throws -> EntryID {
        var nearest: (id: EntryID, distance: Duration)?
        for (id, trip) in await journal.trips(around: moment, in: timeZone) {
            guard trip.stopDueNow(at: moment, in: timeZone) == end,
                let now = trip.minute(of: moment, at: end, in: timeZone)
            else { continue }
            let planned = trip.planned(at: end) ?? trip.departure
            let until = planned.duration(until: now) ?? .zero
            let distance = max(until, .zero - until)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (id, distance) }
        }
        guard let nearest else { throw CommandError.failed(words.nothingHappens(at: end)) }
        return nearest.id
    }
}
