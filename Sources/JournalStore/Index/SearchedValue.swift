import Domain
import GRDB

/// A text that an entry has in a field, as a whole, or in its title.
///
/// It is compared with the texts of the rows, each different one once: the index of words knows neither
/// where a text begins and ends nor which words are a title.
struct SearchedValue: Hashable {
    private let fact: SearchOperator
    /// See `WholeText`.
    private let key: String
    private let extent: Extent

    private enum Extent: Hashable {
        case whole, words, beginningOfWords
    }

    /// Nil where an operator asks for something else.
    init?(
        _ fact: SearchOperator, _ text: String, isWhole: Bool, isBeginning: Bool, isQuoted: Bool
    ) {
        self.fact = fact
        key = WholeText.key(of: text)
        // What is not closed yet may go on.
        let isComplete = isWhole && (!isQuoted || !isBeginning)
        guard isComplete || fact == .title, !text.isEmpty || isComplete && isQuoted else {
            return nil
        }
        extent = isComplete ? .whole : isBeginning ? .beginningOfWords : .words
    }

    static func canBeWhole(_ fact: SearchOperator) -> Bool { !columns(of: fact).isEmpty }

    /// Calls for each entry that has it.
    func eachEntry(in db: Database, _ body: (Int64) -> Void) throws {
        var rows = try RawRows(
            db, sql: "SELECT id, \(Self.columns(of: fact)) FROM entry WHERE \(Self.condition(fact))"
        )
        var texts = TextPool<Bool>()
        while try rows.next() {
            for column in 1..<rows.count {
                let isFound = texts.value(of: try rows.text(at: column)) { text in
                    EntryValues.parts(of: text).contains(where: matches)
                }
                if isFound { body(Int64(try rows.number(at: 0) ?? 0)) }
            }
        }
    }

    private func matches(_ text: String) -> Bool {
        let key = WholeText.key(of: text)
        return switch extent {
        case .whole: key == self.key
        case .words: " \(key) ".contains(" \(self.key) ")
        case .beginningOfWords: " \(key)".contains(" \(self.key)")
        }
    }

    private static func columns(of fact: SearchOperator) -> String {
        switch fact {
        // A trip is at both its ends.
        case .place: "place, iif(kind = 1, title, ''), destination"
        case .tag: "tags"
        case .title, .from: "title"
        case .to: "destination"
        case .director: "directors"
        case .genre: "genres"
        case .country: "countries"
        case .language: "languages"
        case .operator: "operator"
        case .service: "service"
        default: ""
        }
    }

    private static func condition(_ fact: SearchOperator) -> String {
        guard fact.kinds.count == 1, let kind = fact.kinds.first else { return "TRUE" }
        return "kind = \(IndexRow.kind(kind))"
    }
}
