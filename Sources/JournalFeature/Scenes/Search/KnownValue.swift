internal import Domain
import Foundation

/// A value of a fact in the journal.
struct KnownValue {
    let text: String
    /// The words of the text, and of its other spellings.
    private let words: [[String]]

    init(_ text: String, of fact: SearchOperator) {
        self.text = text
        let spellings = fact == .service ? ServiceName.spellings(of: text) : []
        words = ([text] + spellings).map(Self.words)
    }

    /// Whether the value contains these words in sequence, of which the last may be incomplete.
    func has(_ typed: [String]) -> Bool {
        guard let last = typed.last else { return true }
        return words.contains { words in
            words.indices.contains { start in
                let found = words[start...].prefix(typed.count)
                return found.count == typed.count
                    && found.dropLast().elementsEqual(typed.dropLast())
                    && found[found.endIndex - 1].hasPrefix(last)
            }
        }
    }

    /// Returns the words of a text without case and accents.
    static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
