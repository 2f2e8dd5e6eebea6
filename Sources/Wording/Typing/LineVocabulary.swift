import Domain

/// The words of a language that lines are read by, in lower case.
///
/// They are no messages, as a message has one translation, and people type several words for one
/// thing.
struct LineVocabulary {
    var trip: [TripWord: [String]]
    var film: [FilmWord: [String]]
    /// The words beside a weekday that mean the one to come.
    var next: [String]
    /// The words beside a weekday that mean the one before.
    var last: [String]
    /// The words in dates without a meaning of their own.
    var particles: [String] = []

    /// Returns the vocabulary of a language by its code, or `nil` if there is none.
    static func of(_ language: String?) -> LineVocabulary? { language.flatMap { all[$0] } }

    static let all: [String: LineVocabulary] = [
        "de": german, "en": english, "es": spanish, "fr": french, "he": hebrew, "ja": japanese,
    ]

    /// The connecting words of all languages, which are no part of a place in any of them.
    static let links: [String: Set<TripWord>] = all.values.reduce(into: [:]) { links, language in
        for (meaning, words) in language.trip where meaning.isLink {
            for word in words { links[word, default: []].insert(meaning) }
        }
    }

    /// The names that are places behind a preposition in every language.
    static let services = [
        "amazon prime", "apple tv", "apple tv+", "arte", "bbc iplayer", "blu-ray", "bluray",
        "criterion channel", "crunchyroll", "disney+", "dvd", "hbo", "hbo max", "hulu", "kanopy",
        "max", "mubi", "netflix", "paramount+", "peacock", "prime", "prime video", "shudder", "tv",
        "vhs", "youtube",
    ]
}

extension [String: Set<TripWord>] {
    mutating func add(_ words: [TripWord: [String]]) {
        for (meaning, words) in words {
            for word in words { self[word, default: []].insert(meaning) }
        }
    }
}

extension [String: Set<FilmWord>] {
    mutating func add(_ words: [FilmWord: [String]]) {
        for (meaning, words) in words {
            for word in words { self[word, default: []].insert(meaning) }
        }
    }
}
