import Domain
import JournalFormat

/// The columns of a table with the values of its first rows.
struct ColumnSample {
    /// The headings of the columns as written.
    let titles: [String]
    /// The cells of the first rows, each on one line.
    let cells: [[String]]
    /// The non-empty cells of each column.
    let values: [[String]]

    var rows: Int { cells.count }

    init(of table: Table) {
        let titles = table.heading.titles.map { $0.onOneLine }
        self.init(
            titles,
            table.beginning.map { row in
                titles.indices.map { FormulaGuard.restored(row[$0]).onOneLine }
            })
    }

    /// - Parameter cells: the rows, each with a cell for every title.
    init(_ titles: [String], _ cells: [[String]]) {
        self.titles = titles
        self.cells = cells
        values = titles.indices.map { column in
            cells.map { $0[column] }.filter { !$0.isEmpty }
        }
    }

    /// Returns the sample with only the rows whose cell in a column meets a condition, or the whole
    /// one if none does.
    func rows(where column: Int, _ isRight: (String) -> Bool) -> ColumnSample {
        let some = cells.filter { isRight($0[column]) }
        return some.isEmpty ? self : ColumnSample(titles, some)
    }

    /// The headings and example values, by which people recognise the columns.
    var columns: [ImportTable.Column] {
        zip(titles, values).map { title, values in
            ImportTable.Column(
                String(title.prefix(200)),
                examples: Array(SanitizedText.list(values).prefix(2)).map { String($0.prefix(60)) })
        }
    }

    /// The part of the rows that have a value in a column, from 0 to 1.
    func fill(_ column: Int) -> Double {
        rows == 0 ? 0 : Double(values[column].count) / Double(rows)
    }

    /// The part of a column's values that meet a condition, from 0 to 1. A column without values
    /// has none.
    func share(_ column: Int, _ isRight: (String) -> Bool) -> Double {
        let values = values[column]
        return values.isEmpty ? 0 : Double(values.count(where: isRight)) / Double(values.count)
    }

    /// Whether the values of a column are the numbers of its rows.
    func isCounted(_ column: Int) -> Bool {
        let numbers = values[column].map { Int($0) }
        return numbers.count > 2
            && zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
                one.map { abs((next ?? -1) - $0) == 1 } ?? false
            }
    }
}
