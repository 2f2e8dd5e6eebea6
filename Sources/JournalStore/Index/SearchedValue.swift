import Domain
import GRDB

/// The search for texts of which one is the whole value of a field, or for a part of a title.
///
/// The index of words knows neither where a value begins and ends nor which words are in a title.
/// It only finds the rows that may match, whose values are then compared, each different one once.
struct SearchedValue: Hashable {
    private let fact: SearchOperator
    /// The folded texts of which one has to match, see `WholeText`. A whole value is compared by its
    /// key, that of a service as `ServiceName` has it; only whole values have several.
    private let folded: [String]
    private let extent: Extent

    private enum Extent: Hashable {
        case whole, words, beginningOfWords
    }

    /// Makes the search for a typed value, or `nil` if the operator asks for something else.
    init?(_ fact: SearchOperator, _ value: TypedValue) {
        self.fact = fact
        // A quotation without its closing mark may be incomplete.
        let isComplete = value.isWhole && (!value.isQuoted || !value.isBeginning)
        guard isComplete || fact == .title,
            !value.text.isEmpty || isComplete && value.isQuoted
        else { return nil }
        extent = isComplete ? .whole : value.isBeginning ? .beginningOfWords : .words
        folded =
            isComplete
            ? value.texts.map { Self.key(of: $0, fact) } : [WholeText.folded(value.text)]
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
        case .whole: folded.contains(Self.key(of: text, fact))
        case .words: " \(WholeText.folded(text)) ".contains(" \(folded[0]) ")
        case .beginningOfWords: " \(WholeText.folded(text))".contains(" \(folded[0])")
        }
    }

    /// The rows that may match, since they have all words of a text, of which the last may be
    /// incomplete. Signs are not in the index of words.
    private var rows: String {
        let ways = folded.map(Self.match)
        guard !ways.contains("") else { return "entry" }
        let any = ways.map { "(\($0))" }.joined(separator: " OR ")
        let columns = SearchColumn.columns(of: fact).map(\.name).joined(separator: " ")
        return """
            (SELECT rowid AS found FROM search WHERE search MATCH '{\(columns)} : (\(any))')
            CROSS JOIN entry ON id = found
            """
    }

    /// The FTS5 query for rows with all words of a text, or an empty text if it has none.
    private static func match(_ text: String) -> String {
        let words = SearchWords.words(of: text)
        guard let last = words.last else { return "" }
        // A few words of a long text leave few rows.
        let others = words.dropLast().prefix(8).map { "\"\($0)\"" }
        return (others + ["\"\(last)\" *"]).joined(separator: " AND ")
    }

    private static func columns(of fact: SearchOperator) -> String {
        switch fact {
        // The place of a trip is at either end.
        case .place: "place, iif(kind = 1, title, ''), destination"
        case .title, .from: "title"
        case .to: "destination"
        default:
            fact.field.map { $0.isIndexed ? EntryValues.column(of: $0.name) : "" } ?? ""
        }
    }

    private static func condition(_ fact: SearchOperator) -> String {
        // The countries of trips are codes of another column; see `SearchedCountry`.
        let kinds = fact == .country ? [.film] : fact.kinds
        guard kinds.count == 1, let kind = kinds.first else { return "TRUE" }
        return "kind = \(IndexRow.kind(kind))"
    }
}
