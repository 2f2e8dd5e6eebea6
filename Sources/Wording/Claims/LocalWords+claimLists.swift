package import Domain
import Presentation

extension LocalWords {
    /// A trip in a line above what it is owed, such as "20 November 2026: Köln Hbf → Wien Westbf".
    package func line(onClaimOf trip: Trip) -> String {
        say(
            "{day}: {trip}",
            ["day": day(trip.departure.day), "trip": trip.nameInList.displayIsolated])
    }

    /// What can be claimed of a season ticket's pot, such as "November 2026 · €6.00 · until 20 Feb 2027".
    package func line(onClaimOf pot: PassPot) -> String {
        [days(of: pot), left(in: pot)].listed
    }

    /// What can no longer be asked for, after what it is.
    package var deadlineOver: String { say("too late", context: "to claim it") }

    /// Says of a trip on a later day that nothing is owed for it.
    package var nothingOwedYet: String { say("The trip is still to come. Nothing is owed yet.") }

    /// Says that nothing can be claimed.
    package var nothingToClaim: String { say("Nothing can be claimed.") }

    /// Says of how many trips it cannot be told what is owed.
    package func cannotBeTold(_ trips: Int) -> String {
        say(
            one: "What is owed for {count} trip cannot be told; see --all.",
            other: "What is owed for {count} trips cannot be told; see --all.",
            count: trips)
    }
}
