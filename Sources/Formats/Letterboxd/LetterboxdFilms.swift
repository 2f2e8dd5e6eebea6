import Domain
import JournalFormat

/// The films of one or more exports of Letterboxd, joined.
struct LetterboxdFilms {
    let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    var candidates: [Candidate] = []
    /// The viewings by what Letterboxd calls them.
    private var viewings: [String: Int] = [:]
    /// The viewings by their films, as far as `candidates` were indexed.
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
        _ table: Table, _ columns: LetterboxdRow.Columns, into harvest: inout Harvest,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var days = try FileDays(of: table, columns: [columns.watched, "date"], answers: answers)
        var repeated: [String: Int] = [:]
        candidates.reserveCapacity(candidates.count + table.likelyRows)
        // The same rows in two exports that were chosen together are the same viewings.
        let namesBefore = names
        names = RowNames()
        defer { names.reserve(namesBefore) }
        let namesViewings = columns.uri == LetterboxdRow.Columns.export.uri
        try table.read(into: &harvest, progress: progress) { row, harvest in
            guard let row = LetterboxdRow(row, columns, into: &harvest) else { return }
            var key = ""
            if namesViewings && !row.uri.isEmpty {
                key = row.uri
                if let known = viewings[row.uri] {
                    guard candidates[known].place.file == row.place.file else {
                        harvest.leaveOut(row.importRow, "Another of the files has the same entry")
                        return
                    }
                    repeated[row.uri, default: 1] += 1
                    key += "#\(repeated[row.uri, default: 1])"
                }
            }
            add(row, key: key, &days, into: &harvest)
        }
        if let question = days.question { harvest.questions.append(question) }
    }

    /// Adds a viewing; its key is made of what the row says where it is empty.
    mutating func add(
        _ row: LetterboxdRow, key: String, _ days: inout FileDays, into harvest: inout Harvest
    ) {
        var film = row.film
        var question: ImportQuestion.ID?
        switch days.read(row.watched, for: row.importRow) {
        case .day(let day): film.watched = day
        case .open(let id): question = id
        case .unreadable:
            harvest.refuse(row.importRow, "“\(row.watched.onOneLine)” is not a date.")
            return
        }
        let key =
            key.isEmpty
            ? names.name(film.title, film.year, film.watched?.isoText ?? row.watched) : key
        if !row.uri.isEmpty, viewings[row.uri] == nil { viewings[row.uri] = candidates.count }
        append(row, film, key: key, .viewing, question: question)
        if ImportOrigin.isMade(key) {
            candidates[candidates.count - 1].filmKey = RowNames.film(film.title, film.year)
        }
    }

    private mutating func append(
        _ row: LetterboxdRow, _ film: Film, key: String, _ subject: Candidate.Subject,
        question: ImportQuestion.ID?
    ) {
        candidates.append(
            Candidate(
                place: row.place, entry: .film(film), source: LetterboxdReader.source, key: key,
                rating: row.rating, remarks: row.remarks, question: question, subject: subject))
    }

    /// Adds a film of which no viewing is known.
    mutating func addUndated(_ row: LetterboxdRow, question: ImportQuestion.ID? = nil) {
        let key = row.uri.isEmpty ? names.name(row.film.title, row.film.year, "") : row.uri
        append(row, row.film, key: key, .film, question: question)
        candidates[candidates.count - 1].filmKey = key
    }

    func viewing(called uri: String) -> Int? { viewings[uri] }

    /// The candidates that are of a film.
    mutating func all(of name: FilmName) -> [Int] {
        for index in indexed..<candidates.count {
            if let film = candidates[index].film {
                byName[FilmName(film.title, film.year), default: []].append(index)
            }
        }
        indexed = candidates.count
        return byName[name] ?? []
    }
}
