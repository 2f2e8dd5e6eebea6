internal import Domain
internal import Foundation
internal import Presentation
internal import Wording

/// Makes the chart of a journey's planned and actual arrivals, in minutes after the planned
/// departure.
struct JourneyArrivals {
    let words: Localizer

    /// Returns the chart, or `nil` if both arrivals are known at fewer than two places.
    func chart(_ journey: Journey) -> Chart? {
        let rows = zip(journey.legs, journey.states).filter { $1.isPartOfIt }
            .compactMap { row($0.0, of: journey) }
        guard rows.count > 1, let last = rows.last else { return nil }
        let longest = rows.map { max($0.from, $0.to) }.max() ?? 0
        return Chart(
            id: "arrivals", title: words.say("Planned and actual arrivals after the departure"),
            summary: words.plannedAndActual(last.point.name, Int(last.from), Int(last.to)),
            headings: [words.stationHeading, words.plannedMinutes, words.actualMinutes],
            drawing: .dumbbells(
                DumbbellChart(
                    axis: .minutes(upTo: Int(longest), words), from: words.plannedHeading,
                    to: words.actualHeading, rows: rows)))
    }

    private func row(_ leg: Journey.Leg, of journey: Journey) -> DumbbellChart.Row? {
        let begin = journey.whole.departure
        guard let planned = minutes(from: begin, to: journey.promisedArrival(of: leg)),
            let actual = minutes(from: begin, to: leg.trip.actualArrival)
        else { return nil }
        let name = leg.trip.to
        return DumbbellChart.Row(
            ChartPoint(
                name: name, values: [words.number(planned), words.number(actual)],
                description: words.point(name, words.plannedAndActual(planned, actual)),
                link: .entry(leg.id.rawValue)),
            from: Double(planned), to: Double(actual))
    }

    /// Returns the minutes between two times, or `nil` if the second is unknown or earlier.
    private func minutes(from begin: DateTime, to end: DateTime?) -> Int? {
        guard let end, let time = begin.duration(until: end), time >= .zero else { return nil }
        return Int(time / .seconds(60))
    }
}
