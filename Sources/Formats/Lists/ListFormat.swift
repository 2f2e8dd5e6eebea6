package import Domain
package import Foundation
import JournalFormat

/// Reads and writes the lists of films that are kept with a journal.
package struct ListFormat: ReadsLists, WritesLists {
    package init() {}

    package func list(of file: ListFile) -> FilmList? {
        let source = SourceFile(file)
        let head = ListHead(source)
        let films = (try? ListTable(source)?.films()) ?? []
        guard !films.isEmpty || head != nil && ListTable.isBegun(in: source) else { return nil }
        return FilmList(
            id: file.name, name: head?.name ?? file.title, notes: head?.notes ?? "",
            link: head?.link ?? "", films: films, date: head?.date ?? "", tags: head?.tags ?? "")
    }

    package func file(of list: FilmList, named name: String) -> ListFile {
        ListFile(name: name, content: ListText.bytes(of: list))
    }

    package func save(_ file: ListFile, to target: URL) throws(ExportError) {
        do throws(TargetTrouble) {
            let exported = try ExportedFile(target)
            try exported.append(file.content)
            try exported.finish()
        } catch {
            throw .file(path: target.path(percentEncoded: false), error)
        }
    }
}

extension SourceFile {
    /// Makes a source from a list in memory.
    init(_ file: ListFile) {
        self.init(
            name: file.name, size: file.content.count,
            head: Array(file.content.prefix(Self.headLength))
        ) { SingleStream(file.content) }
    }
}

/// Writes lists as Letterboxd's tables.
enum ListText {
    /// The first line, by which Letterboxd knows its lists.
    private static let mark = ["Letterboxd", "list", "export", "v7"]

    /// Returns the table of a list, with one about the list above its films.
    static func bytes(of list: FilmList) -> [UInt8] {
        [
            TableText.plainRow([mark.joined(separator: " ")]),
            TableText.plainRow(["Date", "Name", "Tags", "URL", "Description"]),
            TableText.plainRow([list.date, list.name, list.tags, list.link, list.notes]),
            Array("\r\n".utf8), bytes(of: list.films),
        ].reduce([], +)
    }

    static func bytes(of films: [ListedFilm]) -> [UInt8] {
        let heading = TableText.plainRow(["Position", "Name", "Year", "URL", "Description"])
        return films.enumerated().reduce(into: heading) { bytes, next in
            let (place, film) = next
            bytes += TableText.plainRow(
                [
                    String(place + 1), film.title, film.year.map(String.init) ?? "", film.link,
                    film.notes,
                ])
        }
    }
}

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
        let columns = Self.knownColumns(of: table, sample) ?? ColumnGuess(sample).mapping(of: .film)
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
        try table.scan { row in
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
    let name, notes, link, date, tags: String

    init?(_ file: SourceFile) {
        guard
            let table = Table(
                file, where: { $0.contains("date") && $0.contains("name") && $0.contains("url") }),
            let row = table.beginning.first, !row.line("name").isEmpty
        else { return nil }
        name = row.line("name")
        notes = SanitizedText.trimmed(row["description"])
        link = row.line("url")
        date = row.line("date")
        tags = row.line("tags")
    }
}

extension SourceContents {
    /// Adds a file as a list, byte for byte if it is UTF-8, or leaves it out if it has no films or is too large.
    ///
    /// - Parameter films: the films by the person's mapping of the columns, or `nil` without one.
    ///   If the file alone is read otherwise, these films are written instead.
    mutating func addList(
        titled title: String, _ file: SourceFile, naming films: [ListedFilm]? = nil
    ) throws(ImportError) {
        let bytes = try file.wholeText(upTo: CalendarFile.largest)
        let kept = bytes.map { ListFile(name: ListFile.name(titled: title), content: $0) }
        let list = kept.flatMap { ListFormat().list(of: $0) }
        if let films, list?.films != films { return addList(titled: title, of: films, in: file) }
        guard let kept else { return leaveOut(file, .largeList) }
        guard let list else { return leaveOut(file, .noFilms) }
        add(list, in: kept, of: file)
    }

    private mutating func leaveOut(_ file: SourceFile, _ reason: RowReason) {
        leaveOut(file: file.name, reason)
    }

    /// Adds a list from another journal unchanged.
    mutating func addList(_ kept: ListFile, of file: SourceFile) {
        guard let list = ListFormat().list(of: kept) else { return }
        lists.append(
            ImportedList(
                place: SourcePlace(file: kept.name, archive: file.name), file: kept, list: list,
                isOfBackup: true))
    }

    /// Adds a new list of films that were read from a file by other columns than its own headings
    /// say.
    mutating func addList(titled title: String, of films: [ListedFilm], in file: SourceFile) {
        let kept = ListFile(name: ListFile.name(titled: title), content: ListText.bytes(of: films))
        guard !films.isEmpty else { return leaveOut(file, .noFilms) }
        guard kept.content.count <= CalendarFile.largest else { return leaveOut(file, .largeList) }
        add(FilmList(id: kept.name, name: title, films: films), in: kept, of: file)
    }

    private mutating func add(_ list: FilmList, in kept: ListFile, of file: SourceFile) {
        lists.append(ImportedList(place: SourcePlace(file: file.name), file: kept, list: list))
    }
}

extension SourceFile {
    /// The file's name without folders and extension.
    var stem: String {
        let name = name.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
