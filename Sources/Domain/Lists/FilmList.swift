/// A list of films, such as “Silents to see”: it says nothing of whether anybody has seen them.
public struct FilmList: Hashable, Sendable, Identifiable {
    /// The name of its file; `wanted` for the wanted films, which have none.
    public let id: String
    public let name: String
    /// What its author says of it.
    public let notes: String
    /// Its address where it was made; empty where there is none.
    public let link: String
    /// In the order of the list.
    public let films: [ListedFilm]

    /// What the list of the wanted films is called instead of a file.
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

/// A film as a list names it.
public struct ListedFilm: Hashable, Sendable {
    public let title: String
    public let year: Int?
    /// What the list says of it.
    public let notes: String
    /// Empty where there is none.
    public let link: String

    public init(title: String, year: Int? = nil, notes: String = "", link: String = "") {
        self.title = title
        self.year = year
        self.notes = notes
        self.link = link
    }

    /// As a film that nobody has seen yet.
    public var film: Film { Film(title: title, year: year, link: link) }
}
