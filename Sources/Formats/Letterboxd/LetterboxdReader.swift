import Domain

/// Reads Letterboxd's exports, and the tables that it imports.
struct LetterboxdReader: SourceReader {
    static let source = "Letterboxd"

    /// The order of reading. Kinds that others are joined to come first.
    private static let order: [LetterboxdKind] = [
        .diary, .importFormat, .reviews, .ratings, .watched, .likes, .watchlist, .unnamed,
    ]

    func recognises(_ file: SourceFile) -> Bool {
        LetterboxdKind(file) != nil
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) throws(ImportError) {
        let records = LetterboxdRecords()
        let diary = LetterboxdDiary(records: records, answers: answers)
        let reviews = LetterboxdReviews(records: records, answers: answers)
        var films = LetterboxdFilmTables(records: records, answers: answers)
        let kinds = files.map { (file: $0, kind: LetterboxdKind($0)) }
        for kind in Self.order {
            for table in kinds.filter({ $0.kind == kind }).compactMap({ Table($0.file) }) {
                switch kind {
                case .diary: try diary.read(table, .export, into: &contents, progress: progress)
                case .importFormat:
                    try diary.read(table, .imported, into: &contents, progress: progress)
                case .reviews: try reviews.read(table, into: &contents, progress: progress)
                default: try films.read(table, kind, into: &contents, progress: progress)
                }
            }
        }
        films.join(into: &contents)
        for (file, kind) in kinds {
            if case .list = kind {
                try LetterboxdList.read(file, into: &contents)
            } else if case .leftOut(let reason) = kind {
                let place = SourcePlace(file: file.name)
                contents.leaveOut(ImportRow(nil, at: place, title: file.name), reason)
            }
        }
        contents.add(records.all)
        contents.addSource(Self.source, files)
    }
}

/// The records of one or more of Letterboxd's exports, indexed for later tables.
final class LetterboxdRecords {
    var all: [ImportRecord] = []
    /// The indices of the viewings, by Letterboxd's addresses.
    private var viewings: [String: Int] = [:]
    /// The indices of the records by their films, as far as `all` was indexed.
    private var byName: [FilmName: [Int]] = [:]
    private var indexed = 0
    private var names = RowNames()

    subscript(index: Int) -> ImportRecord { all[index] }

    func viewing(called uri: String) -> Int? { viewings[uri] }

    /// Returns the indices of a film's records.
    func indices(of name: FilmName) -> [Int] {
        for index in indexed..<all.count {
            if let film = all[index].film {
                byName[FilmName(film.title, film.year), default: []].append(index)
            }
        }
        indexed = all.count
        return byName[name] ?? []
    }

    /// Adds a viewing. An empty key is replaced by one made from the row.
    ///
    /// - Parameters:
    ///   - file: the diary in which rows are counted for the key, or `nil` for a row of another
    ///     table.
    ///   - question: the question that the row waits for, or `nil` for none.
    func addViewing(
        _ row: LetterboxdRow, key: String, among file: String? = nil, _ days: inout FileDays,
        question asked: ImportQuestion.ID? = nil, into contents: inout SourceContents
    ) {
        var film = row.film
        var question: ImportQuestion.ID?
        switch days.read(row.watched, for: row.importRow) {
        case .day(let day): film.watched = day
        case .open(let id): question = id
        case .unreadable:
            contents.refuse(row.importRow, .noDate(row.watched.onOneLine))
            return
        }
        let key =
            key.isEmpty
            ? names.name(
                film.title, film.year, film.watched?.isoText ?? row.watched, among: file) : key
        if !row.uri.isEmpty, viewings[row.uri] == nil { viewings[row.uri] = all.count }
        all.append(
            ImportRecord(
                place: row.place, entry: .film(film), source: LetterboxdReader.source, key: key,
                rating: row.rating, remarks: row.remarks, question: asked ?? question,
                filmKey: ImportOrigin.isMade(key) ? RowNames.film(film.title, film.year) : "",
                subject: .viewing))
    }

    /// Adds a film without a known viewing.
    func addFilm(_ row: LetterboxdRow, question: ImportQuestion.ID? = nil) {
        let key = row.uri.isEmpty ? names.name(row.film.title, row.film.year, "") : row.uri
        all.append(
            ImportRecord(
                place: row.place, entry: .film(row.film), source: LetterboxdReader.source,
                key: key, rating: row.rating, remarks: row.remarks, question: question,
                filmKey: key, subject: .film))
    }

    /// Adds a film on the watchlist, with another key than that of the watched film.
    func addWanted(_ row: LetterboxdRow) {
        let key = row.uri.isEmpty ? names.name(row.film.title, row.film.year, "") : row.uri
        var record = ImportRecord(
            place: row.place, entry: .film(row.film), source: LetterboxdReader.source, key: key,
            remarks: row.remarks)
        record.want()
        all.append(record)
    }
}

/// Reads a list of films: a table about the list above one of its films. It has no viewings, and is
/// kept as it is.
enum LetterboxdList {
    static func read(
        _ file: SourceFile, into contents: inout SourceContents
    ) throws(ImportError) {
        try contents.addList(titled: ListHead(file)?.name ?? file.stem, file)
    }
}
