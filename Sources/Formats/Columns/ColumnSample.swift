import Domain
import JournalFormat
import Wording

/// The columns of a table with what stands in its first rows.
struct ColumnSample {
    /// As the heading has them.
    let titles: [String]
    /// The cells of each column that are not empty.
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

    /// For people, who tell by them what a column is.
    var columns: [ImportTable.Column] {
        zip(titles, values).map { title, values in
            ImportTable.Column(
                String(title.prefix(200)),
                examples: Array(KeptText.list(values).prefix(2)).map { String($0.prefix(60)) })
        }
    }

    /// Whether so many of a hundred values of a column, which has some, are as they should be.
    func holds(_ column: Int, percent: Int, _ isRight: (String) -> Bool) -> Bool {
        let values = values[column]
        return !values.isEmpty && values.count(where: isRight) * 100 >= values.count * percent
    }
}
