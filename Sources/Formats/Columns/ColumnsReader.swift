import Domain
import JournalFormat
import Wording

/// Reads tables of unknown formats by the given or guessed meanings of their columns.
struct ColumnsReader: SourceReader {
    static let source = "Table"

    /// The greatest number of columns. Each is shown in the preview, and tables kept by hand have
    /// fewer.
    private static let mostColumns = 256

    /// The columns as the person has named them, or `nil` if they have not.
    var named: NamedColumns?
    /// The memory of earlier answers about columns.
    var known: (any RemembersColumns)?

    var isGuessing: Bool { named == nil }

    /// Whether the file is a table: it has rows below a heading. Text with commas looks like one
    /// too, so either the columns or the file's extension must confirm it.
    func recognises(_ file: SourceFile) -> Bool {
        guard let table = Table(file), (1...Self.mostColumns).contains(table.heading.titles.count),
            table.heading.titles.contains(where: { !$0.isEmpty }),
            table.heading.titles.allSatisfy(Self.isName)
        else { return false }
        let sample = ColumnSample(of: table)
        guard sample.rows > 0 else { return false }
        if named != nil { return true }
        let endings = [".csv", ".tsv", ".tab"]
        let isTable = endings.contains { file.name.lowercased().hasSuffix($0) }
        if table.heading.titles.count == 1 {
            return isTable && ColumnGuess(sample).mapping.missing.isEmpty
        }
        return isTable
            || (!TextStream.beginning(of: file).contains(0)
                && ColumnGuess(sample).mapping.missing.isEmpty)
    }

    private static func isName(_ title: String) -> Bool {
        if case .unreadable = DayText(title) { return !title.unicodeScalars.contains("\0") }
        return title.isEmpty
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        var tables: [ImportTable] = []
        for table in files.compactMap({ Table($0) }) {
            let id = Self.id(of: table)
            let place = tables.firstIndex { $0.id == id } ?? tables.count
            if place == tables.count { tables.append(try describe(table, id, answers)) }
            tables[place].files.append(table.file.name)
            try read(table, tables[place].mapping, answers, into: &contents, progress)
        }
        contents.tables += tables
        contents.addSource(Self.source, files)
    }

    private static func id(of table: Table) -> ImportTable.ID {
        var fingerprint = Fingerprint()
        fingerprint.add(table.heading.names)
        return "columns|\(fingerprint.digits)"
    }

    private func describe(
        _ table: Table, _ id: ImportTable.ID,
        _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    ) throws(ImportError) -> ImportTable {
        let sample = ColumnSample(of: table)
        let guess = ColumnGuess(sample)
        let said = answers[id].flatMap { ColumnMapping($0) }
        var mapping = said ?? known?.mapping(of: id) ?? guess.mapping
        if !mapping.fits(sample.titles.count) { mapping = guess.mapping }
        if said == nil, let named { mapping = try ColumnMapping(named, in: table) }
        return ImportTable(
            id: id, files: [], columns: sample.columns, mapping: mapping,
            guesses: [.film: guess.mapping(of: .film), .trip: guess.mapping(of: .trip)])
    }

    private func read(
        _ table: Table, _ mapping: ColumnMapping,
        _ answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, _ progress: (Int) -> Void
    ) throws(ImportError) {
        guard mapping.missing.isEmpty else {
            let row = ImportRow(
                nil, at: SourcePlace(file: table.file.name), title: table.file.name)
            contents.refuse(row, .columnsMissing(mapping.missing))
            return
        }
        func shown(_ row: TableRow) -> ImportRow {
            ImportRow(mapping.kind, at: row.place, title: mapping.title(of: row))
        }
        var meaning = FilmsOfTable.seen
        if named == nil, mapping.saysNothingOfSeeing {
            let question = ImportQuestion.films(of: table.file.name)
            contents.questions.append(question)
            meaning = FilmsOfTable(rawValue: answers[question.id] ?? "") ?? .list
        }
        if meaning == .list {
            let films = try ListTable(table, by: mapping).films()
            return try contents.addList(titled: table.file.stem, table.file, naming: films)
        }
        let dated = mapping.dated
        var rows = ColumnRow(
            mapping: mapping,
            numbers: try ColumnNumbers(of: table, mapping, answers: answers, shown: shown),
            mode: WrittenMode.mode(
                headings: mapping.columns.values.map { table.heading.titles[$0] }),
            days: try FileDays(of: table, answers: answers) { row in dated.map { row[$0] } })
        // Equal rows in two files that were chosen together are the same entries.
        var names = RowNames()
        var records: [ImportRecord] = []
        records.reserveCapacity(table.likelyRows)
        try table.read(into: &contents, progress: progress, shown: shown) {
            row, contents throws(RowDefect) in
            let (entry, rest) = try rows.read(row, shown: shown(row))
            var record = Self.record(entry, rest, row, &names)
            if meaning == .wanted { record.want() }
            records.append(record)
        }
        contents.add(records)
        contents.questions += [rows.days.question, rows.numbers.question].compactMap(\.self)
    }

    private static func record(
        _ entry: Entry, _ rest: ColumnRow.Rest, _ row: TableRow, _ names: inout RowNames
    ) -> ImportRecord {
        let key: String
        var filmKey = ""
        var subject = ImportRecord.Subject.entry
        switch entry {
        case .film(let film):
            key = names.name(film.title, film.year, film.watched?.isoText ?? "")
            filmKey = RowNames.film(film.title, film.year)
            subject = film.watched == nil && rest.question == nil ? .film : .viewing
        case .trip(let trip):
            key = names.name("\(trip.from) – \(trip.to)", nil, trip.departure.text)
        case .pass, .claim: key = names.name(entry.nameInList, nil, entry.day?.isoText ?? "")
        }
        let remarks = [row.isRepaired ? .quoteRepaired : nil, rest.remark].compactMap(\.self)
        var record = ImportRecord(
            place: row.place, entry: entry, source: source, key: key, rating: rest.rating,
            remarks: remarks.map { Localizer.ofProgram.remark($0) },
            question: rest.question, filmKey: filmKey, subject: subject)
        record.rated = rest.rated
        return record
    }
}

extension ColumnMapping {
    /// The indices of columns with dates, with or without a time.
    fileprivate var dated: [Int] {
        let times: [FieldName] = [
            .watched, .departure, .arrival, .actualDeparture, .actualArrival,
        ]
        return ([.date] + times.map(ColumnMeaning.field)).compactMap { columns[$0] }
    }

    fileprivate func title(of row: TableRow) -> String {
        func line(_ field: FieldName) -> String { row.text(columns[.field(field)]).onOneLine }
        return switch kind {
        case .film: line(.title)
        case .trip: Trip.nameInList(from: line(.from), to: line(.to)).onOneLine
        case .pass, .claim: ""
        }
    }
}
