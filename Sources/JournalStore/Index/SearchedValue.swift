import Domain
import GRDB

/// A text that an entry has in a field, as a whole, or in its title.
///
/// The index of words knows neither where a text begins and ends nor which words are a title. So it only
/// finds the rows that may have it, whose texts are compared, each different one once.
struct SearchedValue: Hashable {
    private let fact: SearchOperator
    /// Folded, see `WholeText`; what is a whole is as long as its key.
    private let folded: String
    private let extent: Extent

    private enum Extent: Hashable {
        case whole, words, beginningOfWords
    }

    /// Nil where an operator asks for something else.
    init?(
        _ fact: SearchOperator, _ text: String, isWhole: Bool, isBeginning: Bool, isQuoted: Bool
    ) {
        self.fact = fact
        // What is not closed yet may go on.
        let isComplete = isWhole && (!isQuoted || !isBeginning)
        guard isComplete || fact == .title, !text.isEmpty || isComplete && isQuoted else {
            return nil
        }
        extent = isComplete ? .whole : isBeginning ? .beginningOfWords : .words
        folded = isComplete ? WholeText.key(of: text) : WholeText.folded(text)
    }

    static func canBeWhole(_ fact: SearchOperator) -> Bool { !columns(of: fact).isEmpty }

    /// Calls for each entry that has it.
    func eachEntry(in db: Database, _ body: (Int64) -> Void) throws {
        var rows = try RawRows(
            db,
            sql: "SELECT id, \(Self.columns(of: fact)) FROM \(rows) WHERE \(Self.condition(fact))")
        var texts = StringInterner<Bool>()
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
        switch extent {
        case .whole: WholeText.key(of: text) == folded
        case .words: " \(WholeText.folded(text)) ".contains(" \(folded) ")
        case .beginningOfWords: " \(WholeText.folded(text))".contains(" \(folded)")
        }
    }

    /// Those that may have it: what has all of its words, of which the last may go on. Of signs the index
    /// of words knows nothing.
    private var rows: String {
        let words = SearchWords.words(of: folded)
        guard let last = words.last else { return "entry" }
        // A few of many words leave few rows.
        let others = words.dropLast().prefix(8).map { "\"\($0)\"" }
        let all = (others + ["\"\(last)\" *"]).joined(separator: " AND ")
        let columns = SearchColumn.columns(of: fact).map(\.name).joined(separator: " ")
        return """
            (SELECT rowid AS found FROM search WHERE search MATCH '{\(columns)} : (\(all))')
            CROSS JOIN entry ON id = found
            """
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
