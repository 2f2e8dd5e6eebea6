internal import Domain

/// A reader of CSV by RFC 4180: a field in quotes may contain commas, line breaks and doubled
/// quotes.
enum CommaRows {
    struct Row {
        /// The number of the first line, counted from 1.
        let line: Int
        var fields: [String]
    }

    /// Returns the rows that are not empty.
    static func rows(of text: String, file: String) throws(PlaceDefect) -> [Row] {
        var rows: [Row] = []
        var row = Row(line: 1, fields: [])
        var (field, line, isQuoted, opened) = ("", 1, false, 1)
        var rest = text[...]
        func isEmpty(_ row: Row) -> Bool { row.fields.allSatisfy(\.isEmpty) }
        while let character = rest.popFirst() {
            if character.isNewline { line += 1 }
            switch character {
            case "\"" where isQuoted && rest.first == "\"":
                field.append(character)
                rest.removeFirst()
            case "\"" where isQuoted: isQuoted = false
            case "\"" where field.isEmpty: (isQuoted, opened) = (true, line)
            case _ where isQuoted: field.append(character)
            case ",":
                row.fields.append(field)
                field = ""
            case _ where character.isNewline:
                row.fields.append(field)
                if !isEmpty(row) { rows.append(row) }
                (row, field) = (Row(line: line, fields: []), "")
            default: field.append(character)
            }
        }
        guard !isQuoted else { throw PlaceDefect(file: file, line: opened, .openQuote) }
        row.fields.append(field)
        if !isEmpty(row) { rows.append(row) }
        return rows
    }
}
