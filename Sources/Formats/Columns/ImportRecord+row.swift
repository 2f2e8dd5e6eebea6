import Domain
import Wording

extension ImportRecord {
    /// Makes the record of a row that was read by its columns.
    init(
        _ entry: Entry, _ rest: ColumnRow.Rest, _ row: TableRow, source: String, key: String,
        filmKey: String = "", subject: Subject
    ) {
        let remarks = (row.isRepaired ? [.quoteRepaired] : []) + rest.remarks
        self.init(
            place: row.place, entry: entry, source: source, key: key, rating: rest.rating,
            remarks: remarks.map { Localizer.ofProgram.remark($0) }, question: rest.question,
            filmKey: filmKey, subject: subject)
        rated = rest.rated
        hasZonesOfPlaces = rest.hasZonesOfPlaces
    }
}
