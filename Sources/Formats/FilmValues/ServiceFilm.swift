import Domain
import Foundation

/// A film with what a person did with it, as a service has it.
struct ServiceFilm {
    /// The state of a film in the service.
    enum State {
        case seen, wanted
        /// A film that was begun, interrupted or given up, or that is only in a library.
        case unseen
    }

    var film: Film
    var state: State
    /// The service's id of the row, or empty if it has none.
    var id = ""
    /// The service's id of the film if its rows are viewings, or empty if each film is one row.
    var filmID = ""
    /// The rating that the person gave. A rated film was seen.
    var rating: OriginalRating?
    var rated: Date?
    /// Whether the service tells the day of the last viewing only.
    var isLastViewing = false

    /// Whether the film was seen, as far as the service knows.
    var isSeen: Bool { state == .seen || rating != nil }
}

/// The films of a service, of which each becomes one record.
struct ServiceFilms {
    let source: String
    private(set) var records: [ImportRecord] = []
    private var names = RowNames()

    init(of source: String) {
        self.source = source
    }

    /// Adds a film that was seen or is wanted, and leaves out another one.
    mutating func add(
        _ one: ServiceFilm, at place: SourcePlace, into contents: inout SourceContents
    ) throws(RowTrouble) {
        var film = try one.film.checked()
        guard one.isSeen || one.state == .wanted else {
            let row = ImportRow(.film, at: place, title: film.nameInList)
            return contents.leaveOut(row, .unwatched)
        }
        film.rating = one.rating.map { ImportedRating($0.text, source: source) }
        let key =
            one.id.isEmpty
            ? names.name(film.title, film.year, film.watched?.isoText ?? "") : one.id
        var record = ImportRecord(
            place: place, entry: .film(film), source: source, key: key, rating: one.rating)
        record.rated = one.rated
        record.isLastViewing = one.isLastViewing
        if !one.filmID.isEmpty {
            record.filmKey = one.filmID
            record.subject = film.watched == nil ? .film : .viewing
        }
        if !one.isSeen { record.want() }
        records.append(record)
    }

    /// Lets equal rows of the next file be the same films as those of this one.
    mutating func beginFile() {
        names = RowNames()
    }
}

extension OriginalRating {
    /// Makes a rating of ten, or `nil` if the number is zero, missing or not on the scale.
    init?(ofTen number: Double?) {
        guard let number else { return nil }
        self.init(number, of: 10)
    }
}
