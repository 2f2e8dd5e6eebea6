import Domain
import JournalFormat

/// The table of a list of films, in Letterboxd's form or another.
struct ListTable {
    private let table: Table
    private let columns: ColumnMapping

    init(_ table: Table, by columns: ColumnMapping) {
        self.table = table
        self.columns = columns
    }

    /// Finds a list in a file, or makes `nil` if it has no films.
    init?(_ file: SourceFile) {
        guard !OwnTableReader().recognises(file),
            let table = Table(file, where: Self.namesFilms) ?? Table(file)
        else { return nil }
        let sample = ColumnSample(of: table)
        let columns =
            Self.knownColumns(of: table, sample) ?? ColumnGuess(sample).mapping(of: .film)
        guard columns.missing.isEmpty, Self.isOfFilms(table, columns, sample) else { return nil }
        self.init(table, by: columns)
    }

    /// The columns of a list that Letterboxd or a person made, by their headings.
    private static let known: [String: FieldName] = [
        "title": .title, "name": .title, "year": .year, "url": .link, "description": .notes,
    ]

    /// Returns the columns if all headings are known and are Letterboxd's, or the years are years,
    /// as in most lists, so that nothing has to be guessed, or `nil` otherwise. A guess takes no
    /// title for a time, as in `11:14`, and no note for a number.
    private static func knownColumns(of table: Table, _ sample: ColumnSample) -> ColumnMapping? {
        var columns = ColumnMapping(.film)
        for (index, name) in table.heading.names.enumerated() where name != "position" {
            guard let field = known[name], columns.columns[.field(field)] == nil else { return nil }
            columns.set(index, to: .field(field))
        }
        if namesFilms(table.heading.names) { return columns }
        guard columns.missing.isEmpty, let year = columns.columns[.field(.year)],
            sample.share(year, ColumnValues.isYear) == 1
        else { return nil }
        return columns
    }

    /// Whether a table is about films. Any table may have a column of names; one of films has a
    /// heading that only films have, or more columns about them.
    private static func isOfFilms(
        _ table: Table, _ columns: ColumnMapping, _ sample: ColumnSample
    ) -> Bool {
        if namesFilms(table.heading.names) || table.heading.has("const", "title type") {
            return true
        }
        guard columns.saysNothingOfSeeing(in: sample) else { return false }
        let title = columns.columns[.field(.title)].map { table.heading.names[$0] } ?? ""
        return columns.columns.count > 1 || !["name", "title"].contains(title)
            || table.heading.titles.count == 1
    }

    /// Whether the headings are Letterboxd's for the films of a list, which follow a table about
    /// the list.
    private static func namesFilms(_ names: [String]) -> Bool {
        names.contains("position") && names.contains("name")
    }

    /// Returns whether a file has Letterboxd's headings for the films of a list, of which there may
    /// be none yet.
    static func isBegun(in file: SourceFile) -> Bool { Table(file, where: namesFilms) != nil }

    /// Returns the films. Rows without a film are skipped.
    func films() throws(ImportError) -> [ListedFilm] {
        var films: [ListedFilm] = []
        var rest = SourceContents()
        try table.read(into: &rest, progress: { _ in }) { row, _ in
            if let film = film(in: row) { films.append(film) }
        }
        return films
    }

    private func film(in row: TableRow) -> ListedFilm? {
        let title = row.text(columns.columns[.field(.title)]).onOneLine
        // IMDb and others have series and games in their lists as well.
        let kind = WrittenKind.kind(row.text(columns.columns[.kind]))
        guard !title.isEmpty, TitleType(row["title type"]) == .film, kind ?? .film == .film else {
            return nil
        }
        let year = row.text(columns.columns[.field(.year)]).onOneLine
        let parts = year.isEmpty ? TitleWithYear(title) : nil
        let link = row.text(columns.columns[.field(.link)]).onOneLine
        return ListedFilm(
            title: parts?.title ?? title, year: parts?.year ?? DayText.year(year.prefix(4)),
            notes: SanitizedText.trimmed(row.text(columns.columns[.field(.notes)])),
            link: link.contains("://") ? link : FilmCells.imdbLink(link))
    }
}

/// The table about a list that Letterboxd writes above its films.
struct ListHead {
    let name: String
    let notes: String
    let link: String
    let date: String
    let tags: String

    init?(_ file: SourceFile) {
        guard
            let table = Table(
                file, where: { $0.contains("date") && $0.contains("name") && $0.contains("url") }),
            let row = TableBeginning.rows(of: table).first, !row.line("name").isEmpty
        else { return nil }
        name = row.line("name")
        notes = SanitizedText.trimmed(row["description"])
        link = row.line("url")
        date = row.line("date")
        tags = row.line("tags")
    }
}
