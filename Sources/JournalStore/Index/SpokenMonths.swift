import Domain
import Foundation
import Synchronization

/// The months by the names that somebody may type: those of their language beside the English ones,
/// which are what the index holds. So one index serves every language, and nothing is to be made
/// anew where somebody changes theirs.
final class SpokenMonths: Sendable {
    static let inEnglish = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// For those who write English.
    static let english = SpokenMonths(Locale(identifier: "en_GB"))

    private struct Name {
        /// Folded.
        let spoken: String
        let english: String
    }

    private let locale: Locale
    /// Looked up when somebody first searches for a word.
    private let names = Mutex<[Name]?>(nil)

    init(_ locale: Locale) {
        self.locale = locale
    }

    /// How else words that follow one another may stand in the index: with a month in English.
    ///
    /// - Parameter isBeginning: whether the last of them may go on.
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

    /// The months with a name that begins so, 1 for January.
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

    /// The words of the index for a month of that name. Fewer than three letters are none yet.
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
