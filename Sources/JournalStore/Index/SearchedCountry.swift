import Domain
import GRDB

/// The search for a country: of films by the text of their field, and of trips by where their ends
/// were found.
struct SearchedCountry: Hashable {
    private let films: Films
    /// The codes of the countries of trips.
    private let codes: Set<String>

    private enum Films: Hashable {
        case value(SearchedValue)
        case words([SearchExpression.Term])
    }

    /// - Parameters:
    ///   - value: the search for films with this as a whole value, or `nil` for one by words.
    ///   - term: the words that are searched for in films.
    init(_ typed: TypedValue, value: SearchedValue?, term: SearchExpression.Term) {
        let whole = Set(typed.texts.flatMap(CountryNames.codes(ofWhole:)))
        if let value {
            films = .value(value)
            codes = whole
            return
        }
        codes = CountryNames.codes(of: typed.text, isBeginning: typed.isBeginning)
        let names = whole.sorted().flatMap(CountryNames.names).map {
            SearchExpression.Term($0, isBeginning: false, months: .english, in: term.columns)
        }
        films = .words(([term] + names).filter { !$0.ways.isEmpty })
    }

    /// Calls `body` with the id of each entry found, possibly more than once.
    func eachEntry(in db: Database, _ body: (Int64) -> Void) throws {
        switch films {
        case .value(let value): try value.eachEntry(in: db, body)
        case .words(let terms):
            if !terms.isEmpty {
                let any = terms.map { "(\($0.match))" }.joined(separator: " OR ")
                try db.eachEntry(matching: any, body)
            }
        }
        guard !codes.isEmpty else { return }
        // A code has two letters, so it cannot end the quotes.
        let list = codes.sorted().map { "'\($0)'" }.joined(separator: ", ")
        var rows = try RawRows(
            db,
            sql: "SELECT id FROM entry WHERE fromCountry IN (\(list)) OR toCountry IN (\(list))")
        while try rows.next() { body(Int64(try rows.required(at: 0))) }
    }
}
