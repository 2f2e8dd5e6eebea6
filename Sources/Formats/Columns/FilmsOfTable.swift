import Domain
import Wording

/// What the films of a table are that says nothing of when they were seen, or how they were.
enum FilmsOfTable: String {
    case list, wanted, seen
}

extension ImportQuestion {
    static func films(of file: String) -> ImportQuestion {
        ImportQuestion(
            id: "films|\(file)", .films(file: file),
            options: [
                Option(FilmsOfTable.list.rawValue, .keptAsList),
                Option(FilmsOfTable.wanted.rawValue, .wantedFilms),
                Option(FilmsOfTable.seen.rawValue, .seenFilms),
            ],
            preset: FilmsOfTable.list.rawValue, rows: [])
    }
}

extension ColumnMapping {
    /// Whether its films may as well be those of a list.
    var saysNothingOfSeeing: Bool {
        let ofFilms: Set<FieldName> = [
            .title, .year, .originalTitle, .directors, .runningTime, .genres, .countries,
            .languages, .link, .notes,
        ]
        let meanings = ofFilms.map(ColumnMeaning.field) + [.ratingOfOthers]
        return kind == .film && Set(columns.keys).isSubset(of: meanings)
    }
}
