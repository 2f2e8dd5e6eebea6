package import Domain

/// What is said of how a claim stands.
extension LocalWords {
    /// How a claim stands, such as "sent".
    package func state(_ state: ClaimState) -> String {
        switch state {
        case .possible: say("to be claimed", context: "a claim")
        case .written: say("written, to be sent", context: "a claim")
        case .sent: say("sent", context: "a claim")
        case .answered: say("answered", context: "a claim")
        case .partlyPaid: say("partly paid", context: "a claim")
        case .paid: say("paid", context: "a claim")
        case .refused: say("refused", context: "a claim")
        case .lapsed: say("lapsed", context: "a claim")
        }
    }

    /// What was done last about a claim, whatever the day.
    package func step(_ step: ClaimStep.Kind?) -> String {
        state(ClaimState(after: step, due: nil, on: nil))
    }
}
