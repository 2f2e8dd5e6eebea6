package import Domain
import Presentation

/// Words in the ledger of claims.
extension Localizer {
    /// The heading over a section, such as "Not Yet Claimed · €62.48" or "Paid in 2026 · €31.20".
    package func section(_ section: LedgerSection, sums: [Fare]) -> String {
        [name(of: section), list(sums.map(fare))].listed
    }

    private func name(of section: LedgerSection) -> String {
        switch section {
        case .possible: say("Not Yet Claimed", context: "over what can be claimed")
        case .open: say("In Progress", context: "over claims")
        case .paid(let year?): say("Paid in {year}", ["year": yearName(year)])
        case .paid(nil): say("Paid", context: "over claims")
        case .refused(let year?): say("Refused in {year}", ["year": yearName(year)])
        case .refused(nil): say("Refused", context: "over claims")
        case .lapsed(let year?): say("Expired or Withdrawn in {year}", ["year": yearName(year)])
        case .lapsed(nil): say("Expired or Withdrawn", context: "over claims")
        case .passes: listed(.pass)
        }
    }

    private func yearName(_ year: Int) -> String { "\(year)" }

    /// The state of a claim in the ledger, which is the deadline before it is sent.
    ///
    /// - Parameter isLapsed: whether the deadline has passed.
    package func state(inLedger claim: ClaimSummary, isLapsed: Bool) -> String {
        claim.isUnsent ? sending(by: claim.due, isLapsed) : state(claim.state(on: nil))
    }

    private func sending(by due: CalendarDay?, _ isLapsed: Bool) -> String {
        guard let due else { return say("not sent yet", context: "a claim") }
        let values: KeyValuePairs = ["day": shortDayOfYear(due)]
        return isLapsed ? say("was due by {day}", values) : say("send by {day}", values)
    }

    /// A deadline, such as "claim by 20 Feb 2027", or an empty text without a day.
    package func until(_ day: CalendarDay?) -> String {
        day.map { say("claim by {day}", ["day": shortDayOfYear($0)]) } ?? ""
    }

    /// The advice below an empty ledger.
    package var emptyLedger: String {
        say(
            """
            When a late trip entitles you to compensation, it appears here with the deadline.
            """)
    }

    /// The title in place of an empty ledger.
    package var emptyLedgerTitle: String { say("Nothing to claim") }

    /// The state of the claim for a trip, such as "Claimed: sent, €22.48".
    package func claimed(_ claim: Claim, on today: CalendarDay?) -> String {
        let standing = claim.state(on: today)
        if let paid = claim.partPaid, let rest = claim.rest, standing.isOpen {
            return say(
                "Claimed: {paid} paid, {rest} still open",
                ["paid": fare(paid), "rest": fare(rest)])
        }
        if standing == .possible || standing == .written {
            return claim.amount.map {
                say("Claim not sent yet: {amount}", ["amount": fare($0)])
            } ?? say("Claim not sent yet")
        }
        let state = state(standing)
        guard let amount = claim.amount(in: standing) else {
            return say("Claimed: {state}", ["state": state])
        }
        return say("Claimed: {state}, {amount}", ["state": state, "amount": fare(amount)])
    }

    /// The label of the button that makes a claim.
    ///
    /// - Parameter scheme: the name of the scheme if there are several, or `nil`.
    package func makeClaim(by scheme: String?) -> String {
        scheme.map { say("Claim Under {scheme}…", ["scheme": $0.displayIsolated(upTo: 40)]) }
            ?? say("Claim…", context: "compensation")
    }

    /// The title of a failure to make a claim.
    package var notClaimed: String { say("The claim was not made.") }
}
