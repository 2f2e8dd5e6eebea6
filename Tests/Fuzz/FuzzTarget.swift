import Domain
import Foundation
import JournalFormat

@testable import Interchange

/// Something that reads bytes from outside.
struct FuzzTarget: Sendable {
    let name: String
    /// The ends of the names of fixtures to begin with.
    let seeds: [String]
    /// Reads bytes. It may refuse them; it must not end the program, nor take for an entry what
    /// could not be written.
    let feed: @Sendable ([UInt8]) -> Void

    static let all = [
        journal,
        FuzzTarget("calendars", CalendarReader(), called: ["trips.ics"], seeds: [".ics"]),
    ]

    /// The files of a journal, read and written back with a change.
    static let journal = FuzzTarget(name: "journal", seeds: [".ics"]) { bytes in
        guard let entry = try? EntryText.entry(of: bytes) else { return }
        _ = try? EntryReview(of: bytes)
        let moment = Date(timeIntervalSince1970: 1_700_000_000)
        let changed = try? EntryText.changing(bytes, at: moment) { entry in
            switch entry {
            case .film(var film):
                film.notes += " more"
                return .film(film)
            case .trip(var trip):
                trip.notes += " more"
                return .trip(trip)
            }
        }
        if let written = changed?.bytes, (try? EntryText.entry(of: written)) == nil {
            fatalError("What was written over \(entry) cannot be read.")
        }
    }
}
