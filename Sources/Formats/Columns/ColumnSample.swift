import Domain
import JournalFormat
import Wording

/// The columns of a table with the values of its first rows.
struct ColumnSample {
    /// The headings of the columns as written.
    let titles: [String]
    /// The non-empty cells of each column.
    let values: [[String]]
    let rows: Int

    init(of table: Table) {
        let rows = TableBeginning.rows(of: table)
        titles = table.heading.titles.map { $0.onOneLine }
        values = titles.indices.map { column in
            rows.map { FormulaGuard.restored($0[column]).onOneLine }.filter { !$0.isEmpty }
        }
        self.rows = rows.count
    }

    /// The headings and example values, by which people recognise the columns.
    var columns: [ImportTable.Column] {
        zip(titles, values).map { title, values in
            ImportTable.Column(
                String(title.prefix(200)),
                examples: Array(SanitizedText.list(values).prefix(2)).map { String($0.prefix(60)) })
        }
    }

    /// Whether a percentage of a column's values meets a condition. A column without values does
    /// not.
    func holds(_ column: Int, percent: Int, _ isRight: (String) -> Bool) -> Bool {
        let values = values[column]
        return !values.isEmpty && values.count(where: isRight) * 100 >= values.count * percent
    }
}
