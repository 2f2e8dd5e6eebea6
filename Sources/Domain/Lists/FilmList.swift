/// A list of films, such as “Silents to see”, regardless of whether they were seen.
public struct FilmList: Hashable, Sendable, Identifiable {
    /// The name of its file, or `wanted` for the films to see, which have no file.
    public let id: String
    public let name: String
    /// The author's notes on the list.
    public let notes: String
    /// The web address of the list; empty if there is none.
    public let link: String
    public let films: [ListedFilm]

    /// The id of the list of films to see, which has no file.
    package static let wanted = "wanted"

    public init(
        id: String, name: String, notes: String = "", link: String = "", films: [ListedFilm] = []
    ) {
        self.id = id
        self.name = name
        self.notes = notes
        self.link = link
        self.films = films
    }
}

public struct ListedFilm: Hashable, Sendable {
    public let title: String
    public let year: Int?
    public let notes: String
    /// The web address of the film; empty if there is none.
    public let link: String

    public init(title: String, year: Int? = nil, notes: String = "", link: String = "") {
        self.title = title
        self.year = year
        self.notes = notes
        self.link = link
    }

    /// The film as an entry without a viewing.
    public var film: Film { Film(title: title, year: year, link: link) }
}
