package import Domain

/// Words on the pages of a claim.
extension Localizer {
    /// The state of a claim with its day, such as "Sent 23 November 2026".
    package func standing(of claim: Claim, on today: CalendarDay?) -> String {
        let state = claim.state(on: today)
        let day = claim.steps.last?.day.map { self.day($0) }
        switch (state, day) {
        case (.possible, _): return say("Not claimed yet")
        case (.lapsed, _) where claim.steps.last?.kind != .dropped:
            return say("Expired")
        case (let state, let day?): return dated(state, day)
        case (let state, nil): return undated(state)
        }
    }

    private func dated(_ state: ClaimState, _ day: String) -> String {
        let values: KeyValuePairs = ["day": day]
        return switch state {
        case .possible: say("Not claimed yet")
        case .written: say("Written {day}, not sent yet", values)
        case .sent: say("Sent {day}", values)
        case .answered: say("Answered {day}", values)
        case .partlyPaid: say("Partly paid {day}", values)
        case .paid: say("Paid {day}", values)
        case .refused: say("Refused {day}", values)
        case .lapsed: say("Withdrawn {day}", values)
        }
    }

    private func undated(_ state: ClaimState) -> String {
        switch state {
        case .possible: say("Not claimed yet")
        case .written: say("Written, not sent yet")
        case .sent: say("Sent", context: "a claim")
        case .answered: say("Answered", context: "a claim")
        case .partlyPaid: say("Partly paid", context: "a claim")
        case .paid: say("Paid", context: "a claim")
        case .refused: say("Refused", context: "a claim")
        case .lapsed: say("Withdrawn", context: "a claim")
        }
    }

    private func name(of step: ClaimStep.Kind) -> String {
        switch step {
        case .written: say("written", context: "a claim")
        case .sent, .answered, .paid, .refused: self.step(step)
        case .dropped: say("withdrawn", context: "a claim")
        }
    }

    /// The edition of a rule, such as "as of 1 Jan 2026".
    package func edition(of rule: ClaimRule) -> String {
        say("as of {day}", ["day": shortDayOfYear(rule.edition)])
    }

    /// The label of the choice that records a step of a claim.
    ///
    /// - Parameter isPartlyPaid: whether the step is about the rest of the amount.
    package func choice(of step: ClaimStep.Kind, isPartlyPaid: Bool) -> String {
        switch step {
        case .dropped where isPartlyPaid: say("Withdraw the Rest", context: "a claim")
        case .refused where isPartlyPaid: say("Rest Refused", context: "a claim")
        case .written: name(of: step)
        case .sent: say("Mark as Sent", context: "a claim")
        case .answered: say("Other Reply", context: "a claim")
        case .paid: say("Paid", context: "a claim")
        case .refused: say("Refused", context: "a claim")
        case .dropped: say("Withdraw Claim", context: "a claim")
        }
    }

    /// The heading over the trips that a claim is for.
    package var claimedFor: String { say("Claimed For", context: "over the trips of a claim") }

    /// The heading over the claims for a trip.
    package var claimsOfTrip: String { say("Claims") }
}

/// Words for undoing a step of a claim.
extension Localizer {
    /// The name of the step behind "Undo" in a menu.
    func claimStep(_ claim: Claim?, title: String) -> String {
        guard let step = claim?.steps.last?.kind else {
            return say("Step of the Claim “{title}”", ["title": title])
        }
        return say("“{step}” of the Claim “{title}”", ["step": name(of: step), "title": title])
    }

    /// Tells which step was recorded, such as "The claim for “Köln → Wien” was marked as sent."
    func sentence(onStep claim: Claim, title: String) -> String {
        let values: KeyValuePairs = ["title": title]
        switch claim.steps.last?.kind {
        case nil: return say("The claim for “{title}” was marked as not sent.", values)
        case .written: return say("The claim “{title}” was written.", values)
        case .sent: return say("The claim for “{title}” was marked as sent.", values)
        case .answered: return say("The claim “{title}” was answered.", values)
        case .paid:
            guard let paid = claim.paid else { return say("The claim “{title}” was paid.", values) }
            if claim.partPaid != nil, let rest = claim.rest {
                return say(
                    "Of the claim “{title}” {amount} was paid: {rest} is still open.",
                    ["title": title, "amount": fare(paid), "rest": fare(rest)])
            }
            return say(
                "The claim “{title}” was paid: {amount}.", ["title": title, "amount": fare(paid)])
        case .refused: return say("The claim “{title}” was refused.", values)
        case .dropped: return say("The claim “{title}” was withdrawn.", values)
        }
    }

    /// Tells which state a claim is in again, such as "The claim “Köln → Wien” is “sent” again."
    func sentence(onUndone claim: Claim, title: String) -> String {
        say(
            "The claim “{title}” is “{state}” again.",
            ["title": title, "state": state(claim.state(on: nil))])
    }
}
