import Domain
import Foundation

/// A film with what a person did with it, as a service has it.
struct ServiceFilm {
    /// The state of a film in the service.
    enum State {
        case seen, wanted
        /// A film that was begun, interrupted or given up, or that is only in a library.
        case unseen
    }

    var film: Film
    var state: State
    /// The service's id of the row, or empty if it has none.
    var id = ""
    /// The service's id of the film if its rows are viewings, or empty if each film is one row.
    var filmID = ""
    /// The rating that the person gave. A rated film was seen.
    var rating: OriginalRating?
    var rated: Date?
    /// Whether the service tells the day of the last viewing only.
    var isLastViewing = false

    /// Whether the film was seen, as far as the service knows.
    var isSeen: Bool { state == .seen || rating != nil }
}

/// The films of a service, of which each becomes one record.
struct ServiceFilms {
    private let source: String
    private let reading: SourceReading
    private(set) var records: [ImportRecord] = []
    private var names = RowNames()

    init(of source: String, into reading: SourceReading) {
        self.source = source
        self.reading = reading
    }

    /// Adds a film that was seen or is wanted, and leaves out another one.
    mutating func add(_ one: ServiceFilm, at place: SourcePlace) throws(RowTrouble) {
        var film = try one.film.checked()
        guard one.isSeen || one.state == .wanted else {
            let row = ImportRow(.film, at: place, title: film.nameInList)
            return reading.contents.leaveOut(row, .unwatched)
        }
        film.rating = one.rating.map { ImportedRating($0.text, source: source) }
        let key =
            one.id.isEmpty
            ? names.name(film.title, film.year, film.watched?.isoText ?? "") : one.id
        var record = ImportRecord(
            place: place, entry: .film(film), source: source, key: key, rating: one.rating)
        record.rated = one.rated
        record.isLastViewing = one.isLastViewing
        if !one.filmID.isEmpty {
            record.filmKey = one.filmID
            record.subject = film.watched == nil ? .film : .viewing
        }
        if !one.isSeen { record.want() }
        records.append(record)
    }

    mutating func changeLast(_ change: (inout Film) -> Void) {
        records[records.count - 1].changeFilm(change)
    }

    /// Lets equal rows of the next file be the same films as those of this one.
    mutating func beginFile() {
        names = RowNames()
    }
}

extension OriginalRating {
    /// Makes a rating of ten, or `nil` if the number is zero, missing or not on the scale.
    init?(ofTen number: Double?) {
        guard let number else { return nil }
        self.init(number, of: 10)
    }
}

/// The name of a film in a source, which ignores differences of spelling.
struct FilmName: Hashable {
    let title: String
    let year: Int?

    init(_ title: String, _ year: Int?) {
        self.title = Self.plain(title)
        self.year = year
    }

    /// Returns a title in lower case, with single plain blanks, for comparison.
    static func plain(_ title: String) -> String {
        if title.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return title.lowercased() }
        return title.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

/// Makes keys for rows without ids, which are the same in every later export.
struct RowNames {
    private var counts: [String: Int] = [:]
    /// The last table whose rows were numbered separately.
    private var table: (file: String, counts: [String: Int]) = ("", [:])

    /// Returns a key of title, year and day, and of the number of earlier rows with these.
    ///
    /// - Parameter file: the table in which rows are counted, so that equal rows in two exports
    ///   that are imported together have the same key. All its rows are named before those of
    ///   another.
    mutating func name(
        _ title: String, _ year: Int?, _ day: String, among file: String? = nil
    ) -> String {
        let name = "\(FilmName.plain(title))|\(year.map(String.init) ?? "")|\(day)"
        guard let file else {
            counts[name, default: 0] += 1
            return "\(name)|\(counts[name] ?? 1)"
        }
        if table.file != file { table = (file, [:]) }
        let count = table.counts[name, default: 0] + 1
        table.counts[name] = count
        // Later keys without a table have to differ from those of each table.
        counts[name] = max(counts[name] ?? 0, count)
        return "\(name)|\(count)"
    }

    /// Returns the key of a film without a known viewing.
    static func film(_ title: String, _ year: Int?) -> String {
        var names = RowNames()
        return names.name(title, year, "")
    }
}

extension CalendarDay {
    /// Returns the day of a moment in ISO 8601, or `nil` if there is none.
    ///
    /// - Throws: The text if it is not a moment.
    static func read(moment text: String?, in zone: TimeZone) throws(RowTrouble) -> CalendarDay? {
        let text = (text ?? "").onOneLine
        if text.isEmpty { return nil }
        guard let moment = Moment.read(text) else { throw .noMoment(text) }
        return CalendarDay(moment, in: zone)
    }
}

extension Film {
    /// Sets the number of the viewing, which is the last of a number of viewings. A single one is
    /// not counted.
    mutating func count(viewings: Int?) {
        guard let viewings, viewings > 1 else { return }
        viewing = viewings
        isRewatch = true
    }
}

/// A row of a service's JSON that may be a film.
protocol FilmRow: Decodable {
    static var source: String { get }
    /// The keys of the arrays of rows, or `nil` for a file that is one.
    static var arrays: [String?] { get }
    /// The key of an array of series, or `nil` if they are among the rows.
    static var series: String? { get }

    /// Whether the keys of a file are those of the service.
    static func recognises(_ keys: JSONKeys) -> Bool

    /// The title for messages.
    var title: String { get }
    /// The reason why the row is left out, or `nil` if it is a film.
    var reasonToLeaveOut: RowReason? { get }

    /// Returns the film, or one film for each of its viewings.
    ///
    /// - Parameter zone: the person's time zone, because services only export UTC.
    func films(in zone: TimeZone) throws(RowTrouble) -> [ServiceFilm]
}

extension FilmRow {
    static var series: String? { nil }
    var reasonToLeaveOut: RowReason? { nil }
}

/// Reads the films of a service's JSON.
struct FilmRowsReader<Row: FilmRow>: SourceReader {
    /// The person's time zone, because services only export UTC.
    var zone = TimeZone.gmt

    func recognises(_ file: SourceFile) -> Bool { file.keys.map(Row.recognises) ?? false }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        var films = ServiceFilms(of: Row.source, into: reading)
        for file in files {
            films.beginFile()
            var rows = JSONRows(file: file, key: nil, isInSnakeCase: true)
            for key in Row.arrays {
                rows.key = key
                rows.earlier += try rows.read(
                    as: Row.self, into: reading,
                    shown: { ImportRow(.film, at: $1, title: $0.title) }
                ) { row, place throws(RowTrouble) in
                    if let reason = row.reasonToLeaveOut {
                        let shown = ImportRow(nil, at: place, title: row.title)
                        return reading.contents.leaveOut(shown, reason)
                    }
                    for film in try row.films(in: zone) {
                        try films.add(film, at: place)
                    }
                }
            }
            guard let series = Row.series else { continue }
            rows.key = series
            try rows.read(
                as: SeriesRow.self, into: reading,
                shown: { ImportRow(nil, at: $1, title: $0.title ?? "") }
            ) { row, place in
                let title = (row.title ?? "").onOneLine
                reading.contents.leaveOut(ImportRow(nil, at: place, title: title), .series)
            }
        }
        reading.contents.add(films.records)
        reading.contents.addSource(Row.source, files)
    }
}

private struct SeriesRow: Decodable {
    let title: String?
}
