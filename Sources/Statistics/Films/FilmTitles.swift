public import Domain

/// The number of viewings of each film; see `ReadsEntries.viewings(of:year:)` for which viewings
/// are of one film.
public struct FilmTitles: Hashable, Sendable {
    private let base: SearchTerms
    /// The number of viewings by title and year of release, which is `nil` if it is unknown.
    private var titles = ByName<CountedName, [Int?: Int]>([:])

    /// - Parameter base: The search terms that find all added films.
    public init(_ base: SearchTerms = .all) { self.base = base }

    public mutating func add(_ film: CountedFilm) {
        titles.add(film.title) { $0[film.year, default: 0] += 1 }
    }

    var different: Int { titles.reduce(0) { $0 + Self.films($1.value).count } }

    /// The films, the most frequent first, then by title and year.
    public var groups: [CountedGroup<FilmName>] { most(.max) }

    /// Returns the first of `groups`.
    public func most(_ count: Int) -> [CountedGroup<FilmName>] {
        films.first(count) { left, right in
            left.count == right.count ? left.name < right.name : left.count > right.count
        }.map { film in
            CountedGroup(film.name, count: film.count, terms: terms(of: film))
        }
    }

    private func terms(of film: SeenFilm) -> SearchTerms {
        let title = SearchTerms.whole(.title, film.name.title)
        if film.isOnly { return title + base }
        return title + (film.name.year.map { .released($0...$0) } ?? .hasNot(.released)) + base
    }

    private struct SeenFilm {
        let name: FilmName
        let count: Int
        /// Whether no other film has this title.
        let isOnly: Bool
    }

    private var films: [SeenFilm] {
        var films: [SeenFilm] = []
        films.reserveCapacity(titles.count)
        for title in titles {
            let (name, ofTitle) = (title.usual, Self.films(title.value))
            for (year, count) in ofTitle {
                films.append(
                    SeenFilm(
                        name: FilmName(title: name, year: year), count: count,
                        isOnly: ofTitle.count == 1))
            }
        }
        return films
    }

    /// Returns the films of a title. Viewings without a year belong to the only year of the title.
    private static func films(_ years: [Int?: Int]) -> [(year: Int?, count: Int)] {
        guard years.count == 2, let without = years[nil] else { return years.map { ($0, $1) } }
        return years.compactMap { year, count in year.map { ($0, count + without) } }
    }
}

/// The title and the year that the viewings of a film have in common.
public struct FilmName: Hashable, Sendable, Comparable {
    public let title: CountedName
    /// The year of release, or `nil` if it is unknown.
    public let year: Int?

    /// Orders films by title, then by year.
    public static func < (left: FilmName, right: FilmName) -> Bool {
        left.title == right.title ? left.year ?? 0 < right.year ?? 0 : left.title < right.title
    }
}
