import Domain
import GRDB

/// The search for a text that is the whole value of a field, or part of a title.
///
/// The index of words knows neither where a value begins and ends nor which words are in a title.
/// It only finds the rows that may match, whose values are then compared, each different one once.
struct SearchedValue: Hashable {
    private let fact: SearchOperator
    /// The folded text, see `WholeText`; a whole value is compared by its key, that of a service as
    /// `ServiceName` has it.
    private let folded: String
    private let extent: Extent

    private enum Extent: Hashable {
        case whole, words, beginningOfWords
    }

    /// Returns `nil` if the operator asks for something else.
    init?(
        _ fact: SearchOperator, _ text: String, isWhole: Bool, isBeginning: Bool, isQuoted: Bool
    ) {
        self.fact = fact
        // A quotation without its closing mark may be incomplete.
        let isComplete = isWhole && (!isQuoted || !isBeginning)
        guard isComplete || fact == .title, !text.isEmpty || isComplete && isQuoted else {
            return nil
        }
        extent = isComplete ? .whole : isBeginning ? .beginningOfWords : .words
        folded = isComplete ? Self.key(of: text, fact) : WholeText.folded(text)
    }

    private static func key(of text: String, _ fact: SearchOperator) -> String {
        fact == .service ? ServiceName.key(of: text) : WholeText.key(of: text)
    }

    static func canBeWhole(_ fact: SearchOperator) -> Bool { !columns(of: fact).isEmpty }

    /// Calls `body` with the id of each entry that has the value.
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
        case .whole: Self.key(of: text, fact) == folded
        case .words: " \(WholeText.folded(text)) ".contains(" \(folded) ")
        case .beginningOfWords: " \(WholeText.folded(text))".contains(" \(folded)")
        }
    }

    /// The rows that may match, since they have all words of the text, of which the last may be
    /// incomplete. Signs are not in the index of words.
    private var rows: String {
        let words = SearchWords.words(of: folded)
        guard let last = words.last else { return "entry" }
        // A few words of a long text leave few rows.
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
        // The place of a trip is at either end.
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
        // The countries of trips are codes of another column; see `SearchedCountry`.
        let kinds = fact == .country ? [.film] : fact.kinds
        guard kinds.count == 1, let kind = kinds.first else { return "TRUE" }
        return "kind = \(IndexRow.kind(kind))"
    }
}
