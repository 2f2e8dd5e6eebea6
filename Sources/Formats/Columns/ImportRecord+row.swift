import Domain

extension ImportRecord {
    /// Makes the record of a row that was read by its columns.
    init(
        _ entry: Entry, _ rest: ColumnRow.Rest, _ row: TableRow, source: String, key: String,
        filmKey: String = "", subject: Subject
    ) {
        self.init(
            place: row.place, entry: entry, source: source, key: key, rating: rest.rating,
            remarks: (row.isRepaired ? [.quoteRepaired] : []) + rest.remarks,
            question: rest.question,
            filmKey: filmKey, subject: subject)
        rated = rest.rated
        hasZonesOfPlaces = rest.hasZonesOfPlaces
    }
}
