import Domain

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
    /// Whether the films may be those of a list, because no column is about a viewing, and none has
    /// own ratings.
    func saysNothingOfSeeing(in sample: ColumnSample) -> Bool {
        let ofSeeing: [ColumnMeaning] = [
            .field(.watched), .field(.viewing), .field(.rewatch), .field(.place), .field(.tags),
            .status,
        ]
        let isRated = columns[.field(.rating)].map { !sample.values[$0].isEmpty } ?? false
        return kind == .film && !isRated && ofSeeing.allSatisfy { columns[$0] == nil }
    }
}
