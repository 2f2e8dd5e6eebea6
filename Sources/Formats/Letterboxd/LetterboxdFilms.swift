import Domain
import JournalFormat

/// The films of one or more exports of Letterboxd, joined.
struct LetterboxdFilms {
    let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    var records: [ImportRecord] = []
    /// The viewings by what Letterboxd calls them.
    private var viewings: [String: Int] = [:]
    /// The viewings by their films, as far as `records` were indexed.
    private var byName: [FilmName: [Int]] = [:]
    private var indexed = 0
    private var names = RowNames()
    /// What the tables without viewings say.
    var collected: [LetterboxdKind: [LetterboxdRow]] = [:]
    /// Films of tables whose kind somebody has to tell first.
    var waiting: [(row: LetterboxdRow, question: ImportQuestion.ID)] = []

    init(answers: [ImportQuestion.ID: ImportQuestion.Option.ID]) {
        self.answers = answers
    }

    /// Reads a diary, or the table that Letterboxd imports; each row is a viewing.
    mutating func readViewings(
        _ table: Table, _ columns: LetterboxdRow.Columns, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var days = try FileDays(of: table, columns: [columns.watched, "date"], answers: answers)
        var repeated: [String: Int] = [:]
        records.reserveCapacity(records.count + table.likelyRows)
        // The same rows in two exports that were chosen together are the same viewings.
        let namesBefore = names
        names = RowNames()
        defer { names.reserve(namesBefore) }
        let namesViewings = columns.uri == LetterboxdRow.Columns.export.uri
        try table.read(into: &contents, progress: progress) { row, contents in
            guard let row = LetterboxdRow(row, columns, into: &contents) else { return }
            var key = ""
            if namesViewings && !row.uri.isEmpty {
                key = row.uri
                if let known = viewings[row.uri] {
                    guard records[known].place.file == row.place.file else {
                        contents.leaveOut(row.importRow, "Another of the files has the same entry")
                        return
                    }
                    repeated[row.uri, default: 1] += 1
                    key += "#\(repeated[row.uri, default: 1])"
                }
            }
            add(row, key: key, &days, into: &contents)
        }
        if let question = days.question { contents.questions.append(question) }
    }

    /// Adds a viewing; its key is made of what the row says where it is empty.
    mutating func add(
        _ row: LetterboxdRow, key: String, _ days: inout FileDays,
        into contents: inout SourceContents
    ) {
        var film = row.film
        var question: ImportQuestion.ID?
        switch days.read(row.watched, for: row.importRow) {
        case .day(let day): film.watched = day
        case .open(let id): question = id
        case .unreadable:
            contents.refuse(row.importRow, "“\(row.watched.onOneLine)” is not a date.")
            return
        }
        let key =
            key.isEmpty
            ? names.name(film.title, film.year, film.watched?.isoText ?? row.watched) : key
        if !row.uri.isEmpty, viewings[row.uri] == nil { viewings[row.uri] = records.count }
        append(row, film, key: key, .viewing, question: question)
        if ImportOrigin.isMade(key) {
            records[records.count - 1].filmKey = RowNames.film(film.title, film.year)
        }
    }

    private mutating func append(
        _ row: LetterboxdRow, _ film: Film, key: String, _ subject: ImportRecord.Subject,
        question: ImportQuestion.ID?
    ) {
        records.append(
            ImportRecord(
                place: row.place, entry: .film(film), source: LetterboxdReader.source, key: key,
                rating: row.rating, remarks: row.remarks, question: question, subject: subject))
    }

    /// Adds a film of which no viewing is known.
    mutating func addUndated(_ row: LetterboxdRow, question: ImportQuestion.ID? = nil) {
        let key = row.uri.isEmpty ? names.name(row.film.title, row.film.year, "") : row.uri
        append(row, row.film, key: key, .film, question: question)
        records[records.count - 1].filmKey = key
    }

    func viewing(called uri: String) -> Int? { viewings[uri] }

    /// The records that are of a film.
    mutating func all(of name: FilmName) -> [Int] {
        for index in indexed..<records.count {
            if let film = records[index].film {
                byName[FilmName(film.title, film.year), default: []].append(index)
            }
        }
        indexed = records.count
        return byName[name] ?? []
    }
}
