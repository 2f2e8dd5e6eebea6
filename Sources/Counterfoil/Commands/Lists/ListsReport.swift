import Domain
import Wording

/// Prints how many films of each list were seen, as lines or as JSON with all films.
struct ListsReport: Command {
    let lists: FilmLists
    /// The name of a list whose films are printed, or `nil` for all lists without their films.
    let name: String?
    /// Whether films that were seen are left out.
    let isUnseenOnly: Bool
    let isJSON: Bool
    let words: Localizer

    /// Prints the lists.
    ///
    /// - Throws: an error if there is no list of the name.
    func run(on console: Console) async throws -> CommandStatus {
        let lists = try await chosen()
        if isJSON {
            let all = JSONValue(lists) { JSONValue($0, films: films(of: $0)) }
            try console.results.writeLine(all.text)
            return .done
        }
        for list in lists {
            try console.results.writeLine(words.line(on: list))
            guard name != nil else { continue }
            for (place, film) in films(of: list) {
                try console.results.writeLine("  " + words.line(on: film, at: place))
            }
        }
        return .done
    }

    private func films(of list: CheckedList) -> [(place: Int, film: CheckedFilm)] {
        list.films.enumerated().filter { !isUnseenOnly || !$1.isSeen }.map { ($0 + 1, $1) }
    }

    private func chosen() async throws -> [CheckedList] {
        let all = try await lists.checked()
        guard let name else { return all }
        let named = all.filter { list in
            [words.name(of: list.list), list.list.nameInJSON].contains {
                WholeText.key(of: $0) == WholeText.key(of: name)
            }
        }
        guard !named.isEmpty else { throw CommandError.failed(words.noList(named: name)) }
        return named
    }
}

extension JSONValue {
    /// Makes the JSON of a list; see docs/command-line.md.
    fileprivate init(_ list: CheckedList, films: [(place: Int, film: CheckedFilm)]) {
        self = [
            "id": list.list.id, "name": list.list.nameInJSON, "films": list.films.count,
            "seen": list.seen,
            "listed": JSONValue(films) { place, film in
                [
                    "place": place, "title": film.film.title, "year": film.film.year,
                    "state": film.state.word, "files": film.state.files,
                ]
            },
        ]
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

    fileprivate var files: [String] {
        switch self {
        case .seen(let viewings): viewings.map(\.id.rawValue)
        case .wanted(let summary): [summary.id.rawValue]
        case .absent, .doubtful: []
        }
    }
}
