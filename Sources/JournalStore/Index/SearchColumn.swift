import Domain

/// A column of the index of words. What an operator of the search asks for has a column of its own, so
/// that it is found there alone; all else is in the first.
enum SearchColumn: Int, CaseIterable, CodingKey {
    case words, place, tag, director, genre, country, language
    case origin, destination, `operator`, service, claim

    /// In the tables. As a key it knows its name without a look at what it is made of.
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

    /// Where the words of an operator are looked for; none where it does not ask for words.
    static func columns(of operator: SearchOperator) -> [Self] {
        switch `operator` {
        // A trip is at both its ends.
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

    /// All of them, parted by commas.
    static let list = allCases.map(\.name).joined(separator: ", ")
}
