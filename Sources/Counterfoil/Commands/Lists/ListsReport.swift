import Domain
import Wording

/// Prints how many films of each list were seen, as lines or as JSON with all films.
struct ListsReport: Command {
    private let lists: FilmLists
    private let name: String?
    private let isUnseenOnly: Bool
    private let isJSON: Bool
    private let words: Localizer

    /// - Parameters:
    ///   - name: the name of a list whose films are printed, or `nil` for all lists without their
    ///     films.
    ///   - isUnseenOnly: whether films that were seen are left out.
    init(
        _ lists: FilmLists, named name: String?, unseenOnly isUnseenOnly: Bool,
        asJSON isJSON: Bool, words: Localizer
    ) {
        self.lists = lists
        self.name = name
        self.isUnseenOnly = isUnseenOnly
        self.isJSON = isJSON
        self.words = words
    }

    /// Prints the lists.
    ///
    /// - Throws: an error if there is no list of the name.
    func run(on console: Console) async throws(CommandError) -> CommandStatus {
        let lists = try await chosen()
        try saying { () throws(OutputError) in
            if isJSON {
                let all = JSONValue.list(lists.map { JSONValue($0, films: films(of: $0)) })
                return try console.results.writeLine(all.text)
            }
            for list in lists {
                try console.results.writeLine(words.line(on: list))
                guard name != nil else { continue }
                for (place, film) in films(of: list) {
                    try console.results.writeLine("  " + words.line(on: film, at: place))
                }
            }
        }
        return .done
    }

    private func films(of list: CheckedList) -> [(place: Int, film: CheckedFilm)] {
        list.films.enumerated().filter { !isUnseenOnly || !$1.isSeen }.map { ($0 + 1, $1) }
    }

    private func chosen() async throws(CommandError) -> [CheckedList] {
        let all: [CheckedList]
        do throws(JournalError) {
            all = try await lists.checked()
        } catch {
            throw CommandError(error)
        }
        guard let name else { return all }
        let named = all.filter { list in
            [words.name(of: list.list), list.list.nameInJSON].contains {
                WholeText.key(of: $0) == WholeText.key(of: name)
            }
        }
        guard !named.isEmpty else { throw .failed(words.noList(named: name)) }
        return named
    }
}

extension JSONValue {
    /// Makes the JSON of a list; see docs/command-line.md.
    fileprivate init(_ list: CheckedList, films: [(place: Int, film: CheckedFilm)]) {
        self = .object([
            ("id", .text(list.list.id)), ("name", .text(list.list.nameInJSON)),
            ("films", .number(list.films.count)), ("seen", .number(list.seen)),
            (
                "listed",
                .list(
                    films.map { place, film in
                        .object([
                            ("place", .number(place)), ("title", .text(film.film.title)),
                            ("year", .optional(film.film.year)),
                            ("state", .text(film.state.word)), ("files", .list(film.state.files)),
                        ])
                    })
            ),
        ])
    }
}

extension FilmList {
    /// The name in JSON, in which the watchlist keeps the one that it had first. The name of a list
    /// can be typed in this way, too.
    fileprivate var nameInJSON: String {
        id == FilmList.wanted ? "Wanted" : Localizer.inEnglish.name(of: self)
    }
}

extension CheckedFilm.State {
    fileprivate var word: String {
        switch self {
        case .seen: "seen"
        case .wanted: "wanted"
        case .absent: "absent"
        case .doubtful: "doubtful"
        }
    }

    /// The files of the entries.
    fileprivate var files: [JSONValue] {
        switch self {
        case .seen(let viewings): viewings.map { .text($0.id.rawValue) }
        case .wanted(let summary): [.text(summary.id.rawValue)]
        case .absent, .doubtful: []
        }
    }
}
