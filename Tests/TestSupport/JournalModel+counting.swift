public import Domain
import Foundation

extension JournalModel {
    /// What figures are made of, of the entries that answer a query.
    public func counted(matching query: EntryQuery) -> [CountedEntry] {
        summaries(matching: query).compactMap { entries[$0.id].map(Self.counted) }
    }

    private static func counted(_ entry: Entry) -> CountedEntry {
        switch entry {
        case .film(let film):
            .film(
                CountedFilm(
                    day: film.watched, title: words(film.title).joined(separator: " "),
                    year: film.year,
                    runningTime: film.runningTime.flatMap { (1...100_000).contains($0) ? $0 : nil },
                    feedback: film.feedback,
                    isRewatch: film.isRewatch || film.viewing.map { $0 > 1 } == true))
        case .trip(let trip):
            .trip(
                CountedTrip(
                    day: trip.departure.day, mode: trip.mode, status: trip.status,
                    planned: minutes(trip.duration), actual: minutes(trip.actualDuration),
                    metres: metres(trip)))
        }
    }

    private static func minutes(_ duration: Duration?) -> Int? {
        duration.map { Int($0 / .seconds(60)) }.flatMap { $0 > 0 ? $0 : nil }
    }

    private static func metres(_ trip: Trip) -> Int? {
        let said = trip.distance.flatMap { Double("\($0.kilometres)") }
        return (said ?? trip.greatCircle).map { Int(($0 * 1_000).rounded()) }
    }
}
