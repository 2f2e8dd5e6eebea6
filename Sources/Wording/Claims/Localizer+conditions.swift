package import Claims
internal import Presentation

/// Words about a scheme's conditions: where to send claims, what to enclose, and what excludes a
/// claim.
extension Localizer {
    /// The office that takes claims, with its address and how to reach it, or an empty text if that
    /// is not known.
    package func desk(of scheme: RightsScheme) -> String {
        guard let desk = scheme.desk else { return "" }
        let place = ([desk.name] + desk.address).map(\.displayIsolated).commaSeparated
        return [place, ofRules(desk.channel)].filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The documents to enclose, one in each line, such as "• Ticket", or an empty text if they are
    /// not known.
    package func evidence(for scheme: RightsScheme) -> String {
        Self.bulleted(scheme.evidence.map(name))
    }

    /// The exclusions, one in each line, such as "• Extraordinary circumstances", or an empty text
    /// if none are known.
    ///
    /// - Parameter isCancelled: whether a part of the journey was cancelled.
    package func exclusions(of scheme: RightsScheme, whereCancelled isCancelled: Bool) -> String {
        Self.bulleted(scheme.exclusions(whereCancelled: isCancelled).map(name))
    }

    /// The documents and the exclusions, one in each line below the scheme's name.
    package func conditions(of scheme: RightsScheme, whereCancelled isCancelled: Bool) -> [String] {
        let name = self.name(of: scheme).displayIsolated
        let evidence = scheme.evidence.map { "  • \(self.name(of: $0))" }
        let cases = scheme.exclusions(whereCancelled: isCancelled)
            .map { "  • \(self.name(of: $0))" }
        var lines: [String] = []
        if !evidence.isEmpty {
            lines += [say("{scheme}: documents to enclose", ["scheme": name])] + evidence
        }
        if !cases.isEmpty { lines += [say("{scheme}: exceptions", ["scheme": name])] + cases }
        return lines
    }

    /// Marks the items of a list, unless there is only one.
    private static func bulleted(_ items: [String]) -> String {
        items.count < 2 ? items.first ?? "" : items.map { "• \($0)" }.joined(separator: "\n")
    }

    private func name(of evidence: ClaimEvidence) -> String {
        switch evidence {
        case .ticket: say("Ticket", context: "with a claim")
        case .bookingNumber: say("Booking number", context: "with a claim")
        case .delayConfirmation: say("Confirmation of the delay", context: "with a claim")
        case .boardingPass: say("Boarding pass", context: "with a claim")
        }
    }

    private func name(of exclusion: ClaimExclusion) -> String {
        switch exclusion {
        case .extraordinaryCircumstances:
            say("Extraordinary circumstances", context: "an exception")
        case .toldBeforeBuying:
            say("You knew of the delay when buying", context: "an exception")
        case .choiceOffered:
            say("You were offered a refund or another way to get there", context: "an exception")
        case .localServices:
            say("The country exempts such local trains", context: "an exception")
        case .refunded: say("The fare is refunded", context: "an exception")
        case .tooShortDistance: say("The route is too short", context: "an exception")
        case .toldTwoWeeksBefore:
            say("You were told of the cancellation two weeks before", context: "an exception")
        case .outsideControl:
            say(
                "The cause was outside the airline’s control or a matter of safety",
                context: "an exception")
        case .weather: say("The weather made sailing unsafe", context: "an exception")
        case .longLine:
            say("The line is 150 kilometres long or longer", context: "an exception")
        case .announcedSpeedRestrictions:
            say("Announced speed restrictions", context: "an exception")
        }
    }
}
