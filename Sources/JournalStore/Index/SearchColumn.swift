import Domain

/// A column of the index of words. The words of a search operator have a column of their own; all
/// others are in the first.
enum SearchColumn: Int, CaseIterable, CodingKey {
    case words, place, tag, director, genre, country, language
    case origin, destination, `operator`, service, claim

    /// The name in the tables. A coding key has its name without reflection.
    var name: String { stringValue }

    init(of field: FieldName) {
        self =
            switch field {
            case .place: .place
            case .tags: .tag
            case .directors: .director
            case .genres: .genre
            case .countries: .country
            case .languages: .language
            case .from: .origin
            case .to: .destination
            case .operator: .operator
            case .service: .service
            case .claim: .claim
            default: .words
            }
    }

    /// Returns the columns in which the words of an operator are searched; none if the operator
    /// does not take words.
    static func columns(of operator: SearchOperator) -> [Self] {
        switch `operator` {
        // The place of a trip is at either end.
        case .place: [.place, .origin, .destination]
        case .tag: [.tag]
        case .title: [.words]
        case .director: [.director]
        case .genre: [.genre]
        case .country: [.country]
        case .language: [.language]
        case .from: [.origin]
        case .to: [.destination]
        case .operator: [.operator]
        case .service: [.service]
        case .claim: [.claim]
        default: []
        }
    }

    /// All column names, separated by commas.
    static let list = allCases.map(\.name).joined(separator: ", ")
}
