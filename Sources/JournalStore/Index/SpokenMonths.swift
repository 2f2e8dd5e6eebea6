import Domain
import Foundation
import Synchronization

/// The names of months in the user's language and in English. The index contains only English ones,
/// so that one index serves every language and need not be rebuilt when the language changes.
final class SpokenMonths: Sendable {
    static let inEnglish = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// The names for English only.
    static let english = SpokenMonths(Locale(identifier: "en_GB"))

    private struct Name {
        /// The folded name in the user's language.
        let spoken: String
        let english: String
    }

    private let locale: Locale
    /// The names in the user's language, looked up in the first search for a word.
    private let names = Mutex<[Name]?>(nil)

    init(_ locale: Locale) {
        self.locale = locale
    }

    /// Returns the sequences that a sequence of words may stand for: those with a month translated
    /// to English.
    ///
    /// - Parameter isBeginning: whether the last word may be the beginning of a longer one.
    func ways(to words: [String], isBeginning: Bool) -> [[String]] {
        words.indices.flatMap { index in
            let mayGoOn = isBeginning && index == words.count - 1
            return self.words(for: words[index], isBeginning: mayGoOn).map { month in
                var way = words
                way[index] = month
                return way
            }
        }
    }

    /// Returns the months whose names begin with a text, from 1.
    func numbers(of name: String) -> Set<Int> {
        let words = SearchWords.words(of: name)
        guard words.count == 1 else { return [] }
        let found = Self.inEnglish.indices.filter { index in
            let english = Self.inEnglish[index].lowercased()
            return english.hasPrefix(words[0])
                || known.contains { $0.english == english && $0.spoken.hasPrefix(words[0]) }
        }
        return Set(found.map { $0 + 1 })
    }

    /// Returns the English names of a month in the user's language. A word of fewer than three
    /// letters is too short.
    private func words(for word: String, isBeginning: Bool) -> [String] {
        guard locale.language.languageCode?.identifier != "en", word.unicodeScalars.count > 2
        else { return [] }
        var words: [String] = []
        for name in known where !words.contains(name.english) {
            if isBeginning ? name.spoken.hasPrefix(word) : name.spoken == word {
                words.append(name.english)
            }
        }
        return words.filter { $0 != word }
    }

    private var known: [Name] {
        names.withLock { known in
            if let known { return known }
            let names = Self.names(in: locale)
            known = names
            return names
        }
    }

    private static func names(in locale: Locale) -> [Name] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return [
            calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols,
            calendar.shortStandaloneMonthSymbols,
        ].flatMap { symbols in
            zip(symbols, inEnglish).compactMap { symbol, english in
                let words = SearchWords.words(of: symbol)
                guard words.count == 1 else { return nil }
                return Name(spoken: words[0], english: english.lowercased())
            }
        }
    }
}
