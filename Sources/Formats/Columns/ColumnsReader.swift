import Domain
import Foundation

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
    /// The places, by which times get zones, or `nil` if none is known.
    var gazetteer: (any FindsPlaces)?
    /// The zone of the person.
    var home = TimeZone.current

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
        let endings = [".csv", ".tsv", ".tab", ".xlsx", ".xlsm", ".ods"]
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

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var tables: [ImportTable] = []
        for table in files.compactMap({ Table($0) }) {
            let id = Self.id(of: table)
            let guess = ColumnGuess(ColumnSample(of: table))
            let place = tables.firstIndex { $0.id == id } ?? tables.count
            if place == tables.count {
                tables.append(try describe(table, id, guess, reading.answers))
            }
            tables[place].files.append(table.file.name)
            try read(table, tables[place].mapping, guess, into: reading)
        }
        reading.contents.tables += tables
        reading.contents.addSource(Self.source, files)
    }

    private static func id(of table: Table) -> ImportTable.ID {
        var fingerprint = Fingerprint()
        fingerprint.add(table.heading.names)
        return "columns|\(fingerprint.digits)"
    }

    private func describe(
        _ table: Table, _ id: ImportTable.ID, _ guess: ColumnGuess, _ answers: ImportAnswers
    ) throws(ImportError) -> ImportTable {
        let sample = guess.sample
        let said = answers[id].flatMap { ColumnMapping($0) }
        var mapping = said ?? known?.mapping(of: id) ?? guess.mapping
        if !mapping.fits(sample.titles.count) { mapping = guess.mapping }
        if said == nil, let named { mapping = try ColumnMapping(named, in: table) }
        return ImportTable(
            id: id, files: [], columns: sample.columns, mapping: mapping,
            guesses: [.film: guess.mapping(of: .film), .trip: guess.mapping(of: .trip)])
    }

    private func read(
        _ table: Table, _ mapping: ColumnMapping, _ guess: ColumnGuess,
        into reading: SourceReading
    ) throws(ImportError) {
        let answers = reading.answers
        guard mapping.missing.isEmpty else {
            let subject = mapping.columns.isEmpty ? guess.subject : nil
            return reading.contents.refuse(
                file: table.file.name,
                subject.map(RowTrouble.otherSubject) ?? .columnsMissing(mapping.missing))
        }
        func shown(_ row: TableRow) -> ImportRow {
            ImportRow(mapping.kind, at: row.place, title: mapping.title(of: row))
        }
        var meaning = FilmsOfTable.seen
        if named == nil, !answers.onlyFillsIn, mapping.saysNothingOfSeeing(in: guess.sample) {
            let question = ImportQuestion.films(of: table.file.name)
            reading.contents.questions.append(question)
            meaning = FilmsOfTable(rawValue: answers[question.id] ?? "") ?? .list
        }
        if meaning == .list {
            let films = try ListTable(table, by: mapping).films()
            return try reading.contents.addList(titled: table.file.stem, table.file, naming: films)
        }
        let kinds = try KindsOfTable(
            of: table, mapping, guess.headings, answers: answers, shown: shown)
        var forms = FormsOfTable(
            of: table.file.name, guess, mapping, airports: gazetteer, answers: answers)
        kinds.add(to: &forms.forms)
        var rows = try ColumnRow(
            of: table, mapping, forms.forms, mode: forms.mode, gazetteer: gazetteer, home: home,
            answers: answers, shown: shown)
        // Equal rows in two files that were chosen together are the same entries.
        var names = RowNames()
        var records: [ImportRecord] = []
        records.reserveCapacity(table.likelyRows)
        try table.read(into: reading, shown: shown) { row throws(RowTrouble) in
            switch try rows.read(row, shown: shown(row)) {
            case .leftOut(let reason): reading.contents.leaveOut(shown(row), reason)
            case .entry(let entry, let rest):
                var record = Self.record(entry, rest, row, &names)
                record.question = kinds.openQuestion(about: row) ?? record.question
                if meaning == .wanted || rest.isWanted { record.want() }
                record.onlyFillsIn = meaning == .facts
                records.append(record)
            }
        }
        reading.contents.add(records)
        reading.contents.questions += forms.questions + kinds.questions + rows.questions
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
        case .trip(let trip): key = names.name(of: trip)
        case .pass, .claim: key = names.name(entry.nameInList, nil, entry.day?.isoText ?? "")
        }
        return ImportRecord(
            entry, rest, row, source: source, key: key, filmKey: filmKey, subject: subject)
    }
}

extension ColumnMapping {
    fileprivate func title(of row: TableRow) -> String {
        func line(_ field: FieldName) -> String { row.text(columns[.field(field)]).onOneLine }
        return switch kind {
        case .film: line(.title)
        case .trip: Trip.nameInList(from: line(.from), to: line(.to)).onOneLine
        case .pass, .claim: ""
        }
    }

    /// Makes the mapping from the person's names of columns, which are headings or numbers such as
    /// `#3`.
    init(_ named: NamedColumns, in table: Table) throws(ImportError) {
        self.init(named.kind)
        for (meaning, name) in named.names.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            let column = try table.place(of: name.onOneLine)
            if self.meaning(of: column) != nil {
                throw .unreadable(file: table.file.name, .columnTwice(name))
            }
            set(column, to: meaning)
        }
    }
}

extension Table {
    /// Returns the index of a column by its name. The heading may be typed without accents and
    /// signs if only one column matches.
    fileprivate func place(of name: String) throws(ImportError) -> Int {
        let titles = heading.titles
        let (lower, plain) = (name.lowercased(), Heading.plain(name))
        let exact = titles.indices.filter { titles[$0].onOneLine.lowercased() == lower }
        let alike = titles.indices.filter { Heading.plain(titles[$0]) == plain }
        let places = name.isEmpty ? [] : exact.isEmpty && !plain.isEmpty ? alike : exact
        if places.count > 1 {
            throw .unreadable(file: file.name, .severalColumns(name, places.map { $0 + 1 }))
        }
        if let place = places.first { return place }
        if name.hasPrefix("#"), let number = Int(name.dropFirst()),
            (1...titles.count).contains(number)
        {
            return number - 1
        }
        throw .unreadable(file: file.name, .noColumn(name, of: titles.filter { !$0.isEmpty }))
    }
}

extension ImportRecord {
    init(
        _ entry: Entry, _ rest: ColumnRow.Rest, _ row: TableRow, source: String, key: String,
        filmKey: String = "", subject: Subject
    ) {
        self.init(
            place: row.place, entry: entry, source: source, key: key, rating: rest.rating,
            remarks: (row.isRepaired ? [.quoteRepaired] : []) + rest.remarks,
            question: rest.question,
            filmKey: filmKey, subject: subject)
        rated = rest.rated
        hasZonesOfPlaces = rest.hasZonesOfPlaces
    }
}
