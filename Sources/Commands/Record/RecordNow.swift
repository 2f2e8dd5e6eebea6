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
        let chosen: EntryID
        if let id { chosen = id } else { chosen = try await atHand() }
        let written = try await record(chosen)
        try saying { () throws(OutputError) in
            try console.results.writeLine(words.line(onRecorded: written))
        }
        return .done
    }

    private func record(_ id: EntryID) async throws(CommandError) -> Trip {
        if self.id != nil {
            guard case .trip? = await journal.entry(id) else {
                throw .failed(words.noTrip("\(id)"))
            }
        }
        do throws(RecordNowError) {
            return try await journal.record(end, of: id, at: moment, in: timeZone)
        } catch {
            switch error {
            case .impossible(let error): throw .failed(words.sentence(error))
            case .journal(let error): throw CommandError(error)
            }
        }
    }

    /// The trip of which the end comes next, and is nearest by its timetable.
    private func atHand() async throws(CommandError) -> EntryID {
        var nearest: (id: EntryID, distance: Duration)?
        for (id, trip) in await journal.trips(around: moment, in: timeZone) {
            guard trip.endHappening(at: moment, in: timeZone) == end,
                let now = trip.minute(of: moment, at: end, in: timeZone)
            else { continue }
            let planned = trip.planned(at: end) ?? trip.departure
            let until = planned.duration(until: now) ?? .zero
            let distance = max(until, .zero - until)
            if nearest.map({ distance < $0.distance }) ?? true { nearest = (id, distance) }
        }
        guard let nearest else { throw .failed(words.nothingHappens(at: end)) }
        return nearest.id
    }
}
