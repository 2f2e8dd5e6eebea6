public import Domain

public struct FilmLengths: Sendable {
    private var long = Best<CountedFilm>()
    private var short = Best<CountedFilm>()

    public init() {}

    public mutating func add(_ film: CountedFilm) {
        guard let minutes = film.runningTime else { return }
        long.add(film, film.id, value: minutes)
        short.add(film, film.id, value: -minutes)
    }

    public var longest: [CountedFilm] { long.entries }

    public var shortest: [CountedFilm] { short.entries }
}
