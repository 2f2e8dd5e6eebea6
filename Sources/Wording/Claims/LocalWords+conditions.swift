package import Domain
internal import Presentation

/// Where a scheme takes claims, what it wants to see with one, and what may speak against it though the times are right.
extension LocalWords {
    package var sentTo: String { say("Send to", context: "a claim") }
    package var handedIn: String { say("Hand in", context: "with a claim") }
    package var notOwedIf: String { say("Not owed if", context: "over what excludes a claim") }

    /// The desk that takes claims, with its address and how it is reached; empty where nothing is known.
    package func desk(of scheme: RightsScheme) -> String {
        guard let desk = scheme.desk else { return "" }
        let place = ([desk.name] + desk.address).map(\.displayIsolated).commaSeparated
        return [place, ofRules(desk.channel)].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// Such as "the ticket and the confirmation of the delay"; empty where nothing is known.
    package func evidence(for scheme: RightsScheme) -> String {
        list(scheme.evidence.map(name))
    }

    /// Such as "extraordinary circumstances were the cause or the fare is refunded"; empty where nothing
    /// is known.
    package func exclusions(of scheme: RightsScheme) -> String {
        choice(of: scheme.excludes.map(clause))
    }

    /// Both where several schemes are told of, in a line each, such as "Deutsche Bahn: hand in the
    /// ticket."
    package func conditions(of scheme: RightsScheme) -> [String] {
        let name = self.name(of: scheme).displayIsolated
        var lines: [String] = []
        if !scheme.evidence.isEmpty {
            lines.append(
                say(
                    "{scheme}: hand in {things}.",
                    ["scheme": name, "things": evidence(for: scheme)], context: "with a claim"))
        }
        if !scheme.excludes.isEmpty {
            lines.append(
                say(
                    "{scheme}: nothing is owed if {cases}.",
                    ["scheme": name, "cases": exclusions(of: scheme)]))
        }
        return lines
    }

    private func name(of evidence: ClaimEvidence) -> String {
        switch evidence {
        case .ticket: say("the ticket", context: "with a claim")
        case .bookingNumber: say("the booking number", context: "with a claim")
        case .delayConfirmation:
            say("the confirmation of the delay", context: "with a claim")
        case .boardingPass: say("the boarding pass", context: "with a claim")
        }
    }

    private func clause(_ exclusion: ClaimExclusion) -> String {
        switch exclusion {
        case .extraordinaryCircumstances:
            say("extraordinary circumstances were the cause", context: "nothing is owed if")
        case .toldBeforeBuying:
            say(
                "you were told of the delay before you bought the ticket",
                context: "nothing is owed if")
        case .choiceOffered:
            say(
                "you were offered a refund or another way to get there",
                context: "nothing is owed if")
        case .localServices:
            say("the country exempts such local trains", context: "nothing is owed if")
        case .refunded: say("the fare is refunded", context: "nothing is owed if")
        case .tooShortDistance: say("the route is too short", context: "nothing is owed if")
        }
    }
}
