package import Domain
import Foundation
import Presentation

/// The rows of the list as a screen reader says them.
extension Localizer {
    /// The row of an entry as a sentence, such as "Köln Hbf to Wien Westbf, train, 20 November 2026,
    /// 14:02, 68 minutes late" or "Brief Encounter, 1945, film, 19 November 2026, really good".
    package func sentence(of summary: EntrySummary) -> String {
        let day = summary.day.map { self.day($0) } ?? (summary.isWanted ? "" : dayUnknown)
        return sentence(
            of: summary,
            saying: [
                day, summary.time.map { time($0) } ?? "", outcome(of: summary),
                summary.legs > 1 ? legs(summary.legs) : "",
            ])
    }

    /// The row of an entry as a sentence with other facts after its name and kind.
    package func sentence(of summary: EntrySummary, saying facts: [String]) -> String {
        let parts = names(of: summary.content) + [kindInSentence(summary.content)] + facts
        // A dot between two facts would be read aloud.
        return parts.flatMap { $0.components(separatedBy: " · ") }.filter { !$0.isEmpty }
            .commaSeparated
    }

    private func names(of content: EntrySummary.Content) -> [String] {
        switch content {
        case .film(let title, let year, _):
            [title.displayIsolated, year.map { "\($0)" } ?? ""]
        case .trip(let from, let to, _, _):
            [say("{from} to {to}", ["from": from.quoted, "to": to.quoted], context: "a trip")]
        case .pass(let pass): [pass.name.displayIsolated]
        case .claim(let claim): [claim.subject.displayIsolated]
        }
    }

    private func kindInSentence(_ content: EntrySummary.Content) -> String {
        switch RowKind(content) {
        case .film: say("film", context: "in a sentence about it")
        case .train: say("train", context: "in a sentence about it")
        case .bus: say("bus", context: "in a sentence about it")
        case .flight: say("flight", context: "in a sentence about it")
        case .ferry: say("ferry", context: "in a sentence about it")
        case .other: say("trip", context: "in a sentence about it")
        case .pass: say("season ticket", context: "in a sentence about it")
        case .claim: say("claim", context: "in a sentence about it")
        }
    }

    private func outcome(of summary: EntrySummary) -> String {
        guard case .trip(_, _, _, let status) = summary.content, summary.owed == nil else {
            return detail(of: summary)
        }
        return self.status(status) { wholeWords(for: $0) }
    }

    /// A duration in whole words, such as "68 minutes" or "2 hours and 5 minutes", because
    /// abbreviations are read aloud as letters.
    func wholeWords(for duration: Duration) -> String {
        let minutes = duration.wholeMinutes
        guard minutes >= 120 else {
            return say(one: "{count} minute", other: "{count} minutes", count: minutes)
        }
        let (days, hours, rest) = (minutes / 1_440, minutes / 60 % 24, minutes % 60)
        return list(
            [
                say(one: "{count} day", other: "{count} days", ifAny: days),
                say(one: "{count} hour", other: "{count} hours", ifAny: hours),
                say(one: "{count} minute", other: "{count} minutes", ifAny: rest),
            ].filter { !$0.isEmpty })
    }
}
