package import Claims
package import Domain
internal import Presentation

/// Words about season tickets.
extension Localizer {
    /// The period of validity, such as "1 November 2026 – 30 November 2026".
    package func validity(of pass: Pass) -> String {
        switch (pass.validFrom, pass.validUntil) {
        case (let from?, let until?):
            say("{from} – {until}", ["from": day(from), "until": day(until)], context: "days")
        case (let from?, nil): say("from {day}", ["day": day(from)])
        case (nil, let last): until(lastDay: last)
        }
    }

    /// The last day of validity, such as "until 30 Nov 2026", or an empty text without one.
    func until(lastDay: CalendarDay?) -> String {
        lastDay.map { say("until {day}", ["day": shortDayOfYear($0)], context: "a last day") } ?? ""
    }

    /// The name of a season ticket, with the scheme whose rules apply.
    package func season(_ name: String, of scheme: RightsScheme) -> String {
        say(
            "{name} ({scheme})",
            [
                "name": ofRules(name).displayIsolated,
                "scheme": self.name(of: scheme).displayIsolated,
            ])
    }

    /// Returns a search for the trips during the ticket's validity.
    package func relatedSearches(of pass: Pass) -> [RelatedSearch] {
        guard let from = pass.validFrom else { return [] }
        return [
            RelatedSearch(
                name: say("Trips During Its Validity"),
                search: (SearchTerms.kind(.trip) + .days(from: from, to: pass.validUntil)).text)
        ]
    }
}
