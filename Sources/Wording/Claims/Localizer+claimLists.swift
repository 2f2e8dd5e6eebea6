package import Claims
package import Domain
import Presentation

extension Localizer {
    /// A trip with its day, such as "20 November 2026: Köln Hbf → Wien Westbf".
    package func line(onClaimOf trip: Trip) -> String {
        say(
            "{day}: {trip}",
            ["day": day(trip.departure.day), "trip": trip.nameInList.displayIsolated])
    }

    /// The money that can be claimed of a season ticket's pot, such as "November 2026 · €6.00 ·
    /// claim by 20 Feb 2027".
    package func line(onClaimOf pot: PassPot) -> String {
        [days(of: pot), left(in: pot)].listed
    }

    /// The remark behind a claim whose deadline has passed.
    package var deadlineOver: String { say("expired", context: "to claim it") }

    /// Tells that nothing is owed for a future trip.
    package var nothingOwedYet: String { say("The trip is still to come. Nothing is owed yet.") }

    package var nothingToClaim: String { say("Nothing can be claimed.") }

    /// Tells for how many trips the compensation cannot be worked out.
    package func cannotBeTold(_ trips: Int) -> String {
        say(
            one: "The compensation for {count} trip cannot be told; see --all.",
            other: "The compensation for {count} trips cannot be told; see --all.",
            count: trips)
    }
}

/// Words for the states of a claim.
extension Localizer {
    /// The state of a claim, such as "sent".
    package func state(_ state: ClaimState) -> String {
        switch state {
        case .possible: say("not claimed yet", context: "a claim")
        case .written: say("written, not sent yet", context: "a claim")
        case .sent: say("sent", context: "a claim")
        case .answered: say("answered", context: "a claim")
        case .partlyPaid: say("partly paid", context: "a claim")
        case .paid: say("paid", context: "a claim")
        case .refused: say("refused", context: "a claim")
        case .lapsed: say("lapsed", context: "a claim")
        }
    }

    /// The state of a claim after its last step, whatever the day.
    package func step(_ step: ClaimStep.Kind?) -> String {
        state(ClaimState(after: step, due: nil, on: nil))
    }
}
