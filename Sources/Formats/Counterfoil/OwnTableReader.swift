import Domain
import Wording

/// Reads Counterfoil's own tables of films and of trips.
struct OwnTableReader: SourceReader {
    func recognises(_ file: SourceFile) -> Bool {
        guard let heading = file.heading else { return false }
        return Self.firstColumns.contains(heading.names.first ?? "")
    }

    private static let firstColumns = [OwnColumn<Film>.heading, OwnColumn<Trip>.heading].map {
        $0.lowercased()
    }

    /// With their names as a heading is compared, made once and not for each row.
    private typealias Columns<Whole: HasFields> = [(heading: String, column: OwnColumn<Whole>)]

    private static let filmColumns: Columns<Film> = columns()
    private static let tripColumns: Columns<Trip> = columns()

    private static func columns<Whole>() -> Columns<Whole> {
        OwnColumn<Whole>.all.map { ($0.name.lowercased(), $0) }
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var records = OwnRecords()
        for table in files.compactMap({ Table($0) }) {
            let areFilms = table.heading.names.first == Self.firstColumns[0]
            var days = try FileDays(of: table, columns: ["watched"], answers: answers)
            try table.read(
                into: &contents, progress: progress, shown: { $0.importRow(areFilms: areFilms) }
            ) { row, contents throws(RowDefect) in
                var question: ImportQuestion.ID?
                let entry =
                    areFilms ? try Self.film(row, &days, &question) : try Self.trip(row)
                records.add(
                    entry, called: row[table.heading.names[0]].onOneLine, at: row.place,
                    question: question, into: &contents)
            }
            if let question = days.question { contents.questions.append(question) }
        }
        contents.add(records.all)
        contents.addSource(ImportOrigin.counterfoil, files)
    }

    /// A spreadsheet may have written the day in another way than we do.
    private static func film(
        _ row: TableRow, _ days: inout FileDays, _ question: inout ImportQuestion.ID?
    ) throws(RowDefect) -> Entry {
        var film = FieldRecords<Film>()
        try fill(&film, filmColumns, row)
        let shown = ImportRow(.film, at: row.place, title: film.title)
        switch days.read(film.text(.watched), for: shown) {
        case .day(let day): film[.watched] = day.map { .text($0.isoText) }
        case .open(let id):
            film[.watched] = nil
            question = id
        case .unreadable: break
        }
        return try film.entry()
    }

    private static func trip(_ row: TableRow) throws(RowDefect) -> Entry {
        var trip = FieldRecords<Trip>()
        try fill(&trip, tripColumns, row)
        return try trip.entry()
    }

    private static func fill<Whole>(
        _ record: inout FieldRecords<Whole>, _ columns: Columns<Whole>, _ row: TableRow
    ) throws(RowDefect) {
        for (heading, column) in columns {
            let text = FormulaGuard.restored(row[heading])
            if !text.isEmpty { try column.read(text, &record) }
        }
    }
}

extension TableRow {
    fileprivate func importRow(areFilms: Bool) -> ImportRow {
        let title =
            areFilms
            ? line("title") : Trip.nameInList(from: line("from"), to: line("to"))
        return ImportRow(areFilms ? .film : .trip, at: place, title: title)
    }
}
