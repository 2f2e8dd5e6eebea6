internal import Domain
internal import Wording

/// The words that are looked for in the names of lists and in the titles of their films.
nonisolated struct ListSearch: Sendable {
    /// The comparable names of the lists and the titles of their films, by the lists' ids.
    var keys: [String: Keys] = [:]
    /// The words in comparable form.
    private var key = ""

    /// The words, which are empty if everything is shown.
    var text = "" {
        didSet { key = WholeText.folded(text) }
    }

    struct Keys: Sendable {
        fileprivate let name: String
        fileprivate let titles: [String]
    }

    /// Returns the keys of lists by the lists' ids.
    @concurrent
    static func keys(of lists: [CheckedList], _ words: Localizer) async -> [String: Keys] {
        lists.reduce(into: [:]) { keys, list in
            keys[list.list.id] = Keys(
                name: WholeText.folded(words.name(of: list.list)),
                titles: list.films.map { WholeText.folded($0.film.title) })
        }
    }

    var isEmpty: Bool { key.isEmpty }

    /// Returns whether a list is called so, or one of its films is.
    func finds(_ list: CheckedList) -> Bool {
        isEmpty || finds(nameOf: list)
            || keys[list.list.id]?.titles.contains { $0.contains(key) } == true
    }

    func finds(nameOf list: CheckedList) -> Bool {
        isEmpty || keys[list.list.id]?.name.contains(key) == true
    }

    /// Returns whether the film at an index of a list is called so.
    func finds(filmAt index: Int, of list: CheckedList) -> Bool {
        guard !isEmpty else { return true }
        guard let titles = keys[list.list.id]?.titles, titles.indices.contains(index) else {
            return false
        }
        return titles[index].contains(key)
    }
}
