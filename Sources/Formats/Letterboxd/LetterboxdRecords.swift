import Domain
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

    func change(_ index: Int, _ change: (inout ImportRecord) -> Void) {
        change(&all[index])
    }

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
