package import Domain
package import Presentation

/// What is said of season tickets.
extension LocalWords {
    /// The days on which it is valid, such as "1 November 2026 – 30 November 2026".
    package func validity(of pass: Pass) -> String {
        switch (pass.validFrom, pass.validUntil) {
        case (let from?, let until?):
            say("{from} – {until}", ["from": day(from), "until": day(until)], context: "days")
        case (let from?, nil): say("from {day}", ["day": day(from)])
        case (nil, let last): until(last)
        }
    }

    /// Stands for a season ticket of which no rules are known.
    package var otherSeason: String { say("Another ticket") }

    /// The name of a season ticket and whose rules count for it.
    package func season(_ name: String, of scheme: RightsScheme) -> String {
        say(
            "{name} ({scheme})",
            [
                "name": ofRules(name).displayIsolated,
                "scheme": self.name(of: scheme).displayIsolated,
            ])
    }

    /// Says that the last day of a season ticket is known.
    package var passEndKnown: String { say("It has a last day") }

    /// The trips that were taken while it was valid, on a season ticket.
    package func wholes(of pass: Pass) -> [RelatedSearch] {
        guard let from = pass.validFrom else { return [] }
        return [
            RelatedSearch(
                name: say("Trips while it is valid"),
                search: (SearchTerms.kind(.trip) + .days(from: from, to: pass.validUntil)).text)
        ]
    }
}
