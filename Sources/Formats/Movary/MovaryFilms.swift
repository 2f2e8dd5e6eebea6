import Domain
import JournalFormat
import Wording

/// The viewings and ratings of one or more of Movary's exports, joined.
struct MovaryFilms {
    private let answers: [ImportQuestion.ID: ImportQuestion.Option.ID]
    private(set) var records: [ImportRecord] = []
    private var byFilm: [String: [Int]] = [:]
    private var names = RowNames()

    init(answers: [ImportQuestion.ID: ImportQuestion.Option.ID]) {
        self.answers = answers
    }

    mutating func read(
        _ table: Table, _ column: String, into contents: inout SourceContents,
        progress: (Int) -> Void
    ) throws(ImportError) {
        var days = try FileDays(of: table, columns: ["watchedat"], answers: answers)
        // Equal rows in two exports that were chosen together are the same viewings.
        names = RowNames()
        try table.read(
            into: &contents, progress: progress,
            shown: { ImportRow(.film, at: $0.place, title: $0.line("title")) }
        ) { row, contents throws(RowDefect) in
            let film = try Film(
                title: row.line("title"), year: FilmCells.year(row["year"]), link: Self.link(row)
            ).checked()
            let shown = ImportRow(.film, at: row.place, title: film.nameInList)
            switch column {
            case "addedat": want(film, row)
            case "userrating": rate(film, row, shown, into: &contents)
            default: watch(film, row, shown, &days, into: &contents)
            }
        }
        if let question = days.question { contents.questions.append(question) }
    }

    private mutating func watch(
        _ film: Film, _ row: TableRow, _ shown: ImportRow, _ days: inout FileDays,
        into contents: inout SourceContents
    ) {
        var film = film
        film.notes = SanitizedText.paragraphs(row["comment"])
        film.place = row.line("location")
        var question: ImportQuestion.ID?
        switch days.read(row["watchedat"], for: shown) {
        case .day(let day): film.watched = day
        case .open(let id): question = id
        case .unreadable:
            contents.refuse(shown, .noDate(row.line("watchedat")))
            return
        }
        let day = film.watched?.isoText ?? row.line("watchedat")
        add(film, key: names.name(Self.name(film, row), nil, day), .viewing, row, nil, question)
    }

    private mutating func want(_ film: Film, _ row: TableRow) {
        var record = record(film, key: Self.name(film, row), .film, row, nil, nil)
        record.want()
        records.append(record)
    }

    private mutating func rate(
        _ film: Film, _ row: TableRow, _ shown: ImportRow, into contents: inout SourceContents
    ) {
        guard
            let rating = FilmCells.number(row["userrating"]).flatMap({ OriginalRating($0, of: 10) })
        else {
            contents.leaveOut(shown, .unrated)
            return
        }
        let kept = ImportedRating(rating.text, source: MovaryReader.source)
        guard let viewings = byFilm[Self.name(film, row)] else {
            var film = film
            film.rating = kept
            add(film, key: names.name(Self.name(film, row), nil, ""), .film, row, rating, nil)
            return
        }
        for index in viewings {
            records[index].rating = rating
            records[index].changeFilm { $0.rating = kept }
        }
        contents.leaveOut(shown, .rating)
    }

    private mutating func add(
        _ film: Film, key: String, _ subject: ImportRecord.Subject, _ row: TableRow,
        _ rating: OriginalRating?, _ question: ImportQuestion.ID?
    ) {
        byFilm[Self.name(film, row), default: []].append(records.count)
        records.append(record(film, key: key, subject, row, rating, question))
    }

    private func record(
        _ film: Film, key: String, _ subject: ImportRecord.Subject, _ row: TableRow,
        _ rating: OriginalRating?, _ question: ImportQuestion.ID?
    ) -> ImportRecord {
        ImportRecord(
            place: row.place, entry: .film(film), source: MovaryReader.source, key: key,
            rating: rating,
            remarks: row.isRepaired ? [Localizer.ofProgram.remark(.quoteRepaired)] : [],
            question: question, filmKey: RowNames.film(Self.name(film, row), nil),
            subject: subject)
    }

    /// Returns the key of a film, which is The Movie Database's number if the row has one.
    private static func name(_ film: Film, _ row: TableRow) -> String {
        let number = row.line("tmdbid")
        return number.isEmpty ? film.nameInList : "tmdb:\(number)"
    }

    private static func link(_ row: TableRow) -> String {
        let link = FilmCells.imdbLink(row["imdbid"])
        let number = row.line("tmdbid")
        if !link.isEmpty || number.isEmpty || !number.allSatisfy(\.isNumber) { return link }
        return "https://www.themoviedb.org/movie/\(number)"
    }
}
