package import Domain
import Foundation
import Presentation

/// A cell of a table of entries: the text that is shown and the one that is copied.
package struct TableCell: Hashable, Sendable {
    package let shown: String
    package let copied: String

    init(_ shown: String, copied: String? = nil) {
        self.shown = shown
        self.copied = copied ?? shown
    }

    static let empty = TableCell("")
}

extension Localizer {
    package func heading(of column: EntryColumn) -> String {
        switch column {
        case .date: order(by: .date)
        case .time: name(of: .departure)
        case .kind: say("Kind", context: "of entries: the heading of a column")
        case .title: name(of: .title)
        case .from: name(of: .from)
        case .to: name(of: .to)
        case .year: name(of: .year)
        case .feedback: order(by: .feedback)
        case .status: say("Outcome", context: "of trips: the heading of a column")
        case .place: name(of: .place)
        case .directors: name(of: .directors)
        case .genres: name(of: .genres)
        case .countries: name(of: .countries)
        case .languages: name(of: .languages)
        case .runtime: say("Running time (min)")
        case .rated: say("Rating elsewhere (of 10)")
        case .rewatch: say("Seen before", context: "the heading of a column")
        case .operator: name(of: .operator)
        case .service: name(of: .service)
        case .planned: say("Planned (min)", context: "how long a trip takes")
        case .actual: say("Took (min)", context: "how long a trip took")
        case .departed: say("Delay at departure (min)")
        case .arrived: say("Delay at arrival (min)")
        case .distance: say("Distance (km)", context: "the heading of a column")
        case .fare: name(of: .fare)
        case .tags: name(of: .tags)
        }
    }

    /// Returns the cell of an entry in a column, which is empty if the value is not known.
    package func cell(of column: EntryColumn, in entry: CountedEntry) -> TableCell {
        switch (column, entry) {
        case (.date, _):
            entry.day.map { TableCell(shortDayOfYear($0), copied: $0.isoText) } ?? .empty
        case (_, .film(let film)): cell(of: column, in: film)
        case (_, .trip(let trip)): cell(of: column, in: trip)
        case (.kind, .other(let other)): TableCell(kind(of: other.summary.content))
        case (.title, .other(let other)): TableCell(other.summary.nameInList)
        case (.status, .other(let other)): TableCell(detail(of: other.summary))
        case (.tags, .other(let other)): list(other.tags)
        case (_, .other): .empty
        }
    }

    private func cell(of column: EntryColumn, in film: CountedFilm) -> TableCell {
        switch column {
        case .kind: TableCell(kind(.film))
        case .title: TableCell(film.title.text)
        case .year: TableCell(film.year.map { "\($0)" } ?? "")
        case .feedback: TableCell(film.isWanted ? wanted : feedback(film.feedback))
        case .place: TableCell(film.place?.text ?? "")
        case .directors: list(film[.directors])
        case .genres: list(film[.genres])
        case .countries: list(film[.countries])
        case .languages: list(film[.languages])
        case .runtime: cell(film.runningTime)
        case .rated: film.rated.map { cell(Decimal($0) / 100) } ?? .empty
        case .rewatch:
            film.isRewatch ? TableCell(say("Yes", context: "in a table: seen before")) : .empty
        case .tags: list(film.tags)
        default: .empty
        }
    }

    private func cell(of column: EntryColumn, in trip: CountedTrip) -> TableCell {
        switch column {
        case .time: trip.time.map { TableCell(time($0), copied: $0.isoText) } ?? .empty
        case .kind: TableCell(self.trip(by: trip.mode))
        case .title: TableCell(Trip.nameInList(from: trip.from.text, to: trip.to.text))
        case .from: TableCell(trip.from.text)
        case .to: TableCell(trip.to.text)
        case .status: TableCell(status(trip.status))
        case .operator: TableCell(trip.operator?.text ?? "")
        case .service: TableCell(trip.service?.text ?? "")
        case .planned: cell(trip.planned)
        case .actual: cell(trip.actual)
        case .departed: cell(trip.departed)
        case .arrived: cell(trip.arrived)
        case .distance: distance(of: trip)
        case .fare:
            trip.fare.map {
                TableCell(fare($0), copied: ["\($0.amount)", $0.currency].spaced)
            } ?? .empty
        case .tags: list(trip.tags)
        default: .empty
        }
    }

    private func distance(of trip: CountedTrip) -> TableCell {
        guard let metres = trip.metres else { return .empty }
        guard trip.isAbout else { return cell(Decimal(metres) / 1_000) }
        let number = cell((metres + 500) / 1_000)
        return TableCell(approximately(number.shown), copied: number.copied)
    }

    private func list(_ names: [CountedName]) -> TableCell {
        TableCell(names.map(\.text).commaSeparated)
    }

    private func cell(_ number: Int?) -> TableCell {
        number.map { TableCell(self.number($0), copied: "\($0)") } ?? .empty
    }

    private func cell(_ number: Decimal) -> TableCell {
        TableCell(
            number.formatted(.number.precision(.fractionLength(0...1)).locale(locale)),
            copied: "\(number)")
    }

    /// The text in place of a list without matches.
    package var nothingFound: String { say("No results") }

    /// The text in place of the list while no film is on the watchlist.
    package var nothingWanted: String { say("Your watchlist is empty") }
}
