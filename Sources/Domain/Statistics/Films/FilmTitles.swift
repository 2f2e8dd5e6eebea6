/// How often each film was seen; see `ReadsEntries.viewings(of:year:)` for which viewings are of one film.
public struct FilmTitles: Hashable, Sendable {
    private let base: SearchTerms
    /// How many viewings there are of each title by its year of release, nil where that is unknown.
    private var titles = ByName<CountedName, [Int?: Int]>([:])

    public init() {
        self.init(.all)
    }

    /// - Parameter base: what finds everything that is added.
    init(_ base: SearchTerms) {
        self.base = base
    }

    public mutating func add(_ film: CountedFilm) {
        titles.add(film.title) { $0[film.year, default: 0] += 1 }
    }

    /// Films seen once or more.
    var different: Int { titles.reduce(0) { $0 + Self.films($1.value).count } }

    /// The most frequent first, then by title and year.
    public var groups: [CountedGroup<FilmName>] { most(.max) }

    /// The first of these.
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
        /// Whether there is no other one of its title.
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

    /// A viewing without a year is of the only year that there is.
    private static func films(_ years: [Int?: Int]) -> [(year: Int?, count: Int)] {
        guard years.count == 2, let without = years[nil] else { return years.map { ($0, $1) } }
        return years.compactMap { year, count in year.map { ($0, count + without) } }
    }
}

/// A film as its viewings have it in common.
public struct FilmName: Hashable, Sendable, Comparable {
    public let title: CountedName
    /// The year it came out; nil where that is unknown.
    public let year: Int?

    /// By the title, then by the year.
    public static func < (left: FilmName, right: FilmName) -> Bool {
        left.title == right.title
            ? left.year ?? 0 < right.year ?? 0 : left.title < right.title
    }
}
