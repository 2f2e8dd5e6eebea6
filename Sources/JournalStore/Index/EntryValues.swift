import Domain

/// The fields of an entry that offer completions, as columns of a row.
///
/// A field with several values has them in one column, since a separate table took longer to write.
struct EntryValues: Hashable, Sendable {
    let place: String
    let `operator`: String
    let service: String
    let tags: String
    let directors: String
    let genres: String
    let countries: String
    let languages: String

    init(_ entry: Entry) {
        switch entry {
        case .film(let film):
            place = film.place
            `operator` = ""
            service = ""
            tags = Self.joined(film.tags)
            directors = Self.joined(film.directors)
            genres = Self.joined(film.genres)
            countries = Self.joined(film.countries)
            languages = Self.joined(film.languages)
        case .trip(let trip):
            place = ""
            `operator` = trip.operator
            service = trip.service
            tags = Self.joined(trip.tags)
            directors = ""
            genres = ""
            countries = ""
            languages = ""
        case .pass, .claim:
            place = ""
            if case .pass(let pass) = entry { `operator` = pass.operator } else { `operator` = "" }
            service = ""
            tags = Self.joined(entry.tags)
            directors = ""
            genres = ""
            countries = ""
            languages = ""
        }
    }

    /// The names of the columns, in the order of `add`.
    static let columns =
        "place, operator, service, tags, directors, genres, countries, languages"

    func add(to row: inout RawStatement) {
        row.add(place)
        row.add(`operator`)
        row.add(service)
        row.add(tags)
        row.add(directors)
        row.add(genres)
        row.add(countries)
        row.add(languages)
    }

    /// Returns the values of a column.
    static func parts(of column: String) -> [String] {
        column.split(separator: separator).map(String.init)
    }

    private static func joined(_ texts: [String]) -> String {
        texts.joined(separator: String(separator))
    }

    /// A control character, which a calendar file cannot contain.
    private static let separator: Character = "\u{1F}"
}
