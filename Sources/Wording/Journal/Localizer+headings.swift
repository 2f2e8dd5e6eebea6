package import Domain
import Foundation
import Presentation

extension Localizer {
    /// The heading over a section of the list, such as "NOVEMBER 2026", "REALLY GOOD" or "1–2 h
    /// late". Units keep their case.
    package func heading(_ heading: ListHeading) -> String {
        switch heading {
        case .month(let month):
            self.month(year: month.year, month: month.month).uppercased(with: locale)
        case .letter(let letter): letter.uppercased(with: locale)
        case .digits: say("0–9", context: "over titles that begin so")
        case .signs: say("Other", context: "over titles that begin so").uppercased(with: locale)
        case .feedback(let feedback): self.feedback(feedback).uppercased(with: locale)
        case .stars(let stars): self.stars(stars).uppercased(with: locale)
        case .decade(let year): decadeName(year)
        case .minutes(let minutes): durations(minutes)
        case .delay(let minutes): delay(minutes)
        case .kilometres(let kilometres): distances(kilometres)
        case .text(let text): text.displayIsolated(upTo: 60).uppercased(with: locale)
        case .ledger(let section, let sums): self.section(section, sums: sums)
        case .wanted: wanted.uppercased(with: locale)
        case .unknown(let fact): unknown(fact).uppercased(with: locale)
        }
    }

    /// The name of an order of the list, such as "Release Year".
    package func order(by fact: ListOrder.Fact) -> String {
        switch fact {
        case .date: say("Date")
        case .title: say("Title")
        case .feedback: say("Feedback")
        case .rated: say("Rating")
        case .released: say("Release Year")
        case .runtime: say("Running Time")
        case .delay: say("Delay")
        case .distance: say("Distance")
        case .duration: say("Duration")
        case .place: say("Place")
        case .director: say("Director")
        case .operator: say("Operator")
        case .service: say("Service")
        }
    }

    private func unknown(_ fact: ListOrder.Fact) -> String {
        switch fact {
        case .date: dayUnknown
        case .title: say("Unknown title")
        case .feedback: say("No feedback")
        case .rated: say("No rating")
        case .released: say("Unknown release year")
        case .runtime: say("Unknown running time")
        case .delay: say("Unknown delay")
        case .distance: say("Unknown distance")
        case .duration: say("Unknown duration")
        case .place: say("Unknown place")
        case .director: say("Unknown director")
        case .operator: say("Unknown operator")
        case .service: say("Unknown service")
        }
    }

    private func delay(_ minutes: ValueBand) -> String {
        guard let start = minutes.start else { return say("Early", context: "trips") }
        if start == 0 { return say("On time", context: "trips") }
        return say("{time} late", ["time": durations(minutes)])
    }

    private func durations(_ minutes: ValueBand) -> String {
        band(minutes, duration) { start, end in
            if end < 60 { return number(start) }
            return start % 60 == 0 && end % 60 == 0 ? number(start / 60) : nil
        }
    }

    private func distances(_ kilometres: ValueBand) -> String {
        band(kilometres) {
            self.kilometres(Decimal($0))
        } bare: { start, _ in
            number(start)
        }
    }

    /// A range, such as "1–2 h", "Under 30 min" or "3 h or more".
    ///
    /// - Parameter bare: the start without its unit, or `nil` if the end has another unit.
    private func band(
        _ band: ValueBand, _ said: (Int) -> String, bare: (Int, Int) -> String?
    ) -> String {
        switch (band.start, band.end) {
        case (nil, let end?): say("Under {end}", ["end": said(end)])
        case (let start?, nil): say("{start} or more", ["start": said(start)])
        case (let start?, let end?):
            say("{start}–{end}", ["start": bare(start, end) ?? said(start), "end": said(end)])
        case (nil, nil): ""
        }
    }
}
