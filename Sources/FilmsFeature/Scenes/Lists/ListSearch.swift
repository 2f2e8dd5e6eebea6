internal import Domain
internal import Foundation
internal import Wording

/// The words that are looked for in the names of lists and in the titles of their films.
struct ListSearch {
    private let key: String

    init(_ text: String) {
        key = text.folded
    }

    var isEmpty: Bool { key.isEmpty }

    /// Returns whether a list is called so, or one of its films is.
    func finds(_ list: CheckedList, called name: String) -> Bool {
        isEmpty || finds(name: name) || list.films.contains(where: finds)
    }

    func finds(name: String) -> Bool { isEmpty || name.folded.contains(key) }

    func finds(_ film: CheckedFilm) -> Bool { finds(name: film.film.title) }
}

extension String {
    /// The text without regard to case and accents.
    fileprivate var folded: String {
        if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
        return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
