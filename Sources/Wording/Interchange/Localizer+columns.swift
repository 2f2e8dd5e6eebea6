package import Domain
import Presentation

/// Words for the import of tables by their columns.
extension Localizer {
    /// The meaning of a column, such as "Running time".
    package func name(of meaning: ColumnMeaning) -> String {
        switch meaning {
        case .field(.rating): say("Rating", context: "column of a table")
        case .field(.rewatch): say("Seen before", context: "column of a table")
        case .field(.actualDeparture): say("Actual departure")
        case .field(.actualArrival): say("Actual arrival")
        case .field(.fromCoordinates): say("Coordinates of the origin")
        case .field(.toCoordinates): say("Coordinates of the destination")
        case .field(.journeyName): say("Name of the journey")
        case .field(.substitute): say("Taken instead of a planned leg")
        case .field(.leg): say("Place in the journey")
        case .field(let field): name(of: field)
        case .date: say("Date", context: "column of a table of trips")
        case .currency: currency
        case .delay: say("Delay in minutes", context: "column of a table")
        case .duration: say("Duration", context: "column of a table of trips")
        case .rated: say("Rated at", context: "column of a table")
        case .ratingOfOthers: say("Rating of others", context: "column of a table")
        case .kind: say("Kind of row", context: "column of a table")
        case .status: say("Seen or wanted", context: "column of a table")
        case .cancelled: say("Cancelled", context: "column of a table")
        case .diverted: say("Diverted to", context: "column of a table")
        }
    }

    /// The question for the meaning of each column.
    package func whichColumn(in files: [String]) -> String {
        files.count == 1
            ? say("What Do the Columns of {file} Contain?", ["file": files[0].displayIsolated])
            : say(
                one: "What Do the Columns of {count} File Contain?",
                other: "What Do the Columns of {count} Files Contain?", count: files.count)
    }

    /// The kind of entry that a table's rows become.
    package func rows(of kind: EntryKind) -> String {
        switch kind {
        case .film: say("Films", context: "rows of a table")
        case .trip: say("Trips", context: "rows of a table")
        case .pass, .claim: listed(kind)
        }
    }

    /// The heading of a column, or its number if it has none.
    ///
    /// - Parameter place: the index of the column, from 0.
    package func column(_ name: String, at place: Int) -> String {
        name.isEmpty ? say("Column {number}", ["number": number(place + 1)]) : name.displayIsolated
    }

    /// Examples of a column's values, such as "Gilda, Playtime, …".
    package func examples(_ values: [String]) -> String {
        values.isEmpty
            ? say("Empty", context: "a column of a table")
            : say("{values}, …", ["values": values.map(\.displayIsolated).commaSeparated])
    }

    /// The meanings of a table's columns as command-line options, such as "Columns of log.csv:
    /// title=Film,watched=Gesehen am (--columns)".
    package func columns(of table: ImportTable) -> String {
        let files = table.files.map(\.displayIsolated).commaSeparated
        let named = table.mapping.columns.sorted { $0.value < $1.value }.map { meaning, place in
            // A heading that several columns have identifies none of them.
            let name = table.columns[place].name
            let isName = !name.isEmpty && table.columns.count { $0.name == name } == 1
            return "\(meaning.rawValue)=\(isName ? name.displayIsolated : "#\(place + 1)")"
        }
        return say(
            "Columns of {files}: {columns} (--columns)",
            ["files": files, "columns": named.joined(separator: ",")])
    }

    /// The columns that are not imported, or an empty text if all are.
    package func columnsLeftOut(of table: ImportTable) -> String {
        let left = table.columns.indices.filter { table.mapping.meaning(of: $0) == nil }
        guard !left.isEmpty else { return "" }
        let names = left.map { column(table.columns[$0].name, at: $0) }
        return say("Columns left out: {columns}", ["columns": names.commaSeparated])
    }
}
