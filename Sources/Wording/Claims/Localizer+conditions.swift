package import Domain
internal import Presentation

/// Words about a scheme's conditions: where to send claims, what to hand in, and what excludes a
/// claim.
extension Localizer {
    package var sentTo: String { say("Send to", context: "a claim") }
    package var handedIn: String { say("Hand in", context: "with a claim") }
    package var notOwedIf: String { say("Not owed if", context: "over what excludes a claim") }

    /// The office that takes claims, with its address and how to reach it, or an empty text if that
    /// is not known.
    package func desk(of scheme: RightsScheme) -> String {
        guard let desk = scheme.desk else { return "" }
        let place = ([desk.name] + desk.address).map(\.displayIsolated).commaSeparated
        return [place, ofRules(desk.channel)].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The documents to hand in, such as "the ticket and the confirmation of the delay", or an
    /// empty text if they are not known.
    package func evidence(for scheme: RightsScheme) -> String {
        list(scheme.evidence.map(name))
    }

    /// The exclusions, such as "extraordinary circumstances were the cause or the fare is
    /// refunded", or an empty text if none are known.
    ///
    /// - Parameter isCancelled: whether a part of the journey was cancelled.
    package func exclusions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool
    ) -> String {
        choice(of: scheme.exclusions(whereCancelled: isCancelled).map(clause))
    }

    /// The documents and the exclusions with the scheme's name, one in each line, such as "Deutsche
    /// Bahn: hand in the ticket."
    package func conditions(
        of scheme: RightsScheme, whereCancelled isCancelled: Bool
    ) -> [String] {
        let name = self.name(of: scheme).displayIsolated
        var lines: [String] = []
        if !scheme.evidence.isEmpty {
            lines.append(
                say(
                    "{scheme}: hand in {things}.",
                    ["scheme": name, "things": evidence(for: scheme)], context: "with a claim"))
        }
        let cases = exclusions(of: scheme, whereCancelled: isCancelled)
        if !cases.isEmpty {
            lines.append(
                say(
                    "{scheme}: nothing is owed if {cases}.",
                    ["scheme": name, "cases": cases]))
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
        case .toldTwoWeeksBefore:
            say(
                "you were told of the cancellation two weeks before",
                context: "nothing is owed if")
        case .outsideControl:
            say(
                "the cause was outside the airline’s control or was a matter of safety",
                context: "nothing is owed if")
        case .weather:
            say("the weather made it unsafe to sail", context: "nothing is owed if")
        case .longLine:
            say("the line is 150 kilometres long or longer", context: "nothing is owed if")
        case .announcedSpeedRestrictions:
            say(
                "speed restrictions that had been announced were the cause",
                context: "nothing is owed if")
        }
    }
}
