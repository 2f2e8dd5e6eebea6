package import Domain

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
