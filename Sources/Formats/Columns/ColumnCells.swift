import Domain

/// The texts of rows by the meanings of their columns.
struct ColumnCells {
    private let texts: [ColumnMeaning: [ColumnText]]
    private let blanks: [ColumnMeaning: Set<String>]
    private let words: [ColumnMeaning: [String: String]]

    init(_ mapping: ColumnMapping, _ forms: ColumnForms = ColumnForms()) {
        texts = mapping.columns.mapValues { [.column($0)] }
            .merging(forms.texts) { _, text in text }
        (blanks, words) = (forms.blanks, forms.words)
    }

    func has(_ meaning: ColumnMeaning) -> Bool { texts[meaning] != nil }

    /// Returns the text of a meaning in a row, or empty if there is none or it is blank.
    func text(_ meaning: ColumnMeaning, in row: TableRow) -> String {
        guard let texts = texts[meaning] else { return "" }
        let (blanks, words) = (blanks[meaning] ?? [], words[meaning] ?? [:])
        let isWhole = meaning == .field(.notes)
        var parts: [String] = []
        for text in texts {
            func cell(_ column: Int) -> String {
                let text = Self.word(row.text(column), words)
                return blanks.contains(text.onOneLine.lowercased()) ? "" : text
            }
            let text = isWhole ? text.partialText(cell) : text.text(cell)
            if text.isEmpty || blanks.contains(text.onOneLine.lowercased()) { continue }
            if !isWhole { return text }
            parts.append(text)
        }
        return parts.joined(separator: "\n")
    }

    func line(_ meaning: ColumnMeaning, in row: TableRow) -> String {
        text(meaning, in: row).onOneLine
    }

    private static func word(_ cell: String, _ words: [String: String]) -> String {
        guard !words.isEmpty, !cell.isEmpty else { return cell }
        return words[cell.onOneLine.lowercased()] ?? words["*"] ?? cell
    }
}

extension TableRow {
    /// Returns the cell of a column, or empty if there is none or it is blank.
    func text(_ column: Int?) -> String {
        guard let column else { return "" }
        let text = FormulaGuard.restored(self[column])
        return text.allSatisfy(\.isWhitespace) ? "" : text
    }
}

/// A text that the columns of a row make, such as a kind of train, a blank and its number.
struct ColumnText: Hashable, Sendable {
    enum Part: Hashable, Sendable {
        case column(Int)
        case text(String)
    }

    let parts: [Part]

    init(_ parts: [Part]) {
        self.parts = parts
    }

    static func column(_ column: Int) -> ColumnText { ColumnText([.column(column)]) }

    /// Returns the text, or empty if one of its columns is blank.
    ///
    /// - Parameter cell: returns the cell of a column, or empty if it is blank.
    func text(_ cell: (Int) -> String) -> String {
        var whole = ""
        for part in parts {
            switch part {
            case .text(let text): whole += text
            case .column(let column):
                let text = cell(column)
                guard !text.isEmpty else { return "" }
                whole += text
            }
        }
        return whole
    }

    /// Returns the text of the columns that are not blank, or empty if all are. What stands before
    /// a column stands there with it.
    func partialText(_ cell: (Int) -> String) -> String {
        var whole = ""
        var between = ""
        for (place, part) in parts.enumerated() {
            switch part {
            case .text(let text): between = text
            case .column(let column):
                let text = cell(column)
                if text.isEmpty { continue }
                whole += whole.isEmpty && place > 1 ? text : between + text
                between = ""
            }
        }
        return whole.isEmpty ? "" : whole + (parts.last == .text(between) ? between : "")
    }
}
