package import Domain
import Presentation

extension LocalWords {
    /// What was written down of a trip, such as "Köln Hbf → Wien Westbf: departed 14:14, 12 min late".
    package func line(onRecorded trip: Trip) -> String {
        say(
            "{trip}: {times}",
            [
                "trip": trip.nameInList.displayIsolated,
                "times": list([times(of: trip), status(trip.status)].filter { !$0.isEmpty }),
            ])
    }

    /// Says that a file is not a trip of the journal.
    package func noTrip(_ file: String) -> String {
        say("{file} is not a trip of this journal.", ["file": file])
    }

    /// Says that of no trip an end is at hand.
    package func nothingHappens(at end: TripEnd) -> String {
        switch end {
        case .departure:
            say("No trip departs about now. Name one: counterfoil record departed FILE")
        case .arrival:
            say("No trip arrives about now. Name one: counterfoil record arrived FILE")
        }
    }
}
