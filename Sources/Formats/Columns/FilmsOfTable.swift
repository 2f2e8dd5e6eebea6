import Domain
import Wording

/// The choice for films of a table that says neither when they were seen nor how they were rated.
enum FilmsOfTable: String {
    case list, wanted, seen
    /// The rows only fill blanks of films of the journal.
    case facts
}

extension ImportQuestion {
    static func films(of file: String) -> ImportQuestion {
        ImportQuestion(
            id: "films|\(file)", .films(file: file),
            options: [
                Option(FilmsOfTable.list.rawValue, .keptAsList),
                Option(FilmsOfTable.wanted.rawValue, .wantedFilms),
                Option(FilmsOfTable.seen.rawValue, .seenFilms),
                Option(FilmsOfTable.facts.rawValue, .onlyFacts),
            ],
            preset: FilmsOfTable.list.rawValue, rows: [])
    }
}

extension ColumnMapping {
    /// Whether the films may be those of a list, because no column is about a viewing or an own
    /// rating.
    var saysNothingOfSeeing: Bool {
        let ofFilms: Set<FieldName> = [
            .title, .year, .originalTitle, .directors, .runningTime, .genres, .countries,
            .languages, .link, .notes,
        ]
        let meanings = ofFilms.map(ColumnMeaning.field) + [.ratingOfOthers]
        return kind == .film && Set(columns.keys).isSubset(of: meanings)
    }
}
