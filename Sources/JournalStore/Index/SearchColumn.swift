import Domain

/// A column of the index of words. The words of a field with an operator have a column of their own;
/// all others are in the first.
struct SearchColumn: Hashable, Sendable {
    /// The place among all columns.
    let place: Int
    /// The name in the tables.
    let name: String

    static let words = SearchColumn(place: 0, name: "words")

    static let all =
        [words]
        + SearchedField.all.enumerated().map {
            SearchColumn(place: $0.offset + 1, name: "of_\($0.element.operator.rawValue)")
        }

    private static let byOperator = Dictionary(
        uniqueKeysWithValues: zip(SearchedField.all.map(\.operator), all.dropFirst()))

    /// Returns the column of an operator's field, or `nil` if it has none.
    static func of(_ fact: SearchOperator?) -> SearchColumn? { fact.flatMap { byOperator[$0] } }

    /// Returns the columns in which the words of an operator are searched; none if the operator
    /// does not take words.
    static func columns(of operator: SearchOperator) -> [Self] {
        switch `operator` {
        // The place of a trip is at either end.
        case .place: [.place, .from, .to].compactMap(of)
        case .title: [words]
        default: of(`operator`).map { [$0] } ?? []
        }
    }

    /// All column names, separated by commas.
    static let list = all.map(\.name).joined(separator: ", ")
}
