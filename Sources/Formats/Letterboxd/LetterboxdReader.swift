import Domain

/// Reads Letterboxd's exports, and the tables that it imports.
struct LetterboxdReader: SourceReader {
    static let source = "Letterboxd"

    /// The order of reading. Kinds that others are joined to come first.
    private static let order: [LetterboxdKind] = [
        .diary, .importFormat, .reviews, .ratings, .watched, .likes, .watchlist, .unnamed,
    ]

    func recognises(_ file: SourceFile) -> Bool { LetterboxdKind(file) != nil }

    func read(_ files: [SourceFile], into reading: SourceReading) throws(ImportError) {
        let records = LetterboxdRecords(reading)
        let kinds = files.map { (file: $0, kind: LetterboxdKind($0)) }
        for kind in Self.order {
            for table in kinds.filter({ $0.kind == kind }).compactMap({ Table($0.file) }) {
                switch kind {
                case .diary: try records.readDiary(table, .export)
                case .importFormat: try records.readDiary(table, .imported)
                case .reviews: try records.readReviews(table)
                default: try records.readFilms(table, kind)
                }
            }
        }
        records.joinFilms()
        for (file, kind) in kinds {
            if case .list = kind {
                // A list has no viewings, and is kept as it is.
                try reading.contents.addList(titled: ListHead(file)?.name ?? file.stem, file)
            } else if case .leftOut(let reason) = kind {
                reading.contents.leaveOut(file: file.name, reason)
            }
        }
        reading.contents.add(records.all)
        reading.contents.addSource(Self.source, files)
    }
}

/// The records of one or more of Letterboxd's exports, indexed for later tables.
final class LetterboxdRecords {
    let reading: SourceReading
    var all: [ImportRecord] = []
    /// The indices of the viewings, by Letterboxd's addresses.
    private var viewings: [String: Int] = [:]
    /// The indices of the records by their films, as far as `all` was indexed.
    private var byName: [FilmName: [Int]] = [:]
    private var indexed = 0
    private var names = RowNames()
    /// The rows of tables about films instead of viewings, which are joined to the viewings once
    /// all are read.
    private var films: [LetterboxdKind: [LetterboxdRow]] = [:]
    /// The films of tables whose kind the person has to choose first.
    private var waiting: [(row: LetterboxdRow, question: ImportQuestion.ID)] = []

    init(_ reading: SourceReading) {
        self.reading = reading
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
        question asked: ImportQuestion.ID? = nil
    ) {
        var film = row.film
        var question: ImportQuestion.ID?
        switch days.read(row.watched, for: row.importRow) {
        case .day(let day): film.watched = day
        case .open(let id): question = id
        case .unreadable:
            reading.contents.refuse(row.importRow, .noDate(row.watched.onOneLine))
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
    ///
    /// - Parameter isWanted: whether it is on the watchlist, where its key is another one.
    func addFilm(_ row: LetterboxdRow, isWanted: Bool = false, question: ImportQuestion.ID? = nil) {
        let key = row.uri.isEmpty ? names.name(row.film.title, row.film.year, "") : row.uri
        var record = ImportRecord(
            place: row.place, entry: .film(row.film), source: LetterboxdReader.source, key: key,
            rating: isWanted ? nil : row.rating, remarks: row.remarks, question: question,
            filmKey: key, subject: .film)
        if isWanted { record.want() }
        all.append(record)
    }
}

// MARK: Tables about films

extension LetterboxdRecords {
    func readFilms(_ table: Table, _ kind: LetterboxdKind) throws(ImportError) {
        var kind = kind
        var waits: ImportQuestion.ID?
        var rows: [LetterboxdRow] = []
        try table.read(
            into: reading, shown: { LetterboxdRow.shown($0, .export) }
        ) { row throws(RowTrouble) in rows.append(try LetterboxdRow(row, .export)) }
        if kind == .unnamed {
            let question = Self.question(about: table.file.name, rows.map(\.importRow))
            reading.contents.questions.append(question)
            switch reading.answers[question.id] {
            case "watched": kind = .watched
            case "watchlist": kind = .watchlist
            case "likes": kind = .likes
            default: waits = question.id
            }
        }
        if let waits {
            waiting += rows.map { ($0, waits) }
        } else {
            films[kind, default: []] += rows
        }
    }

    private static func question(about file: String, _ rows: [ImportRow]) -> ImportQuestion {
        ImportQuestion(
            id: "letterboxd.kind|\(file)", .letterboxdKind(file: file),
            options: [
                ImportQuestion.Option("watched", .watched),
                ImportQuestion.Option("watchlist", .onWatchlist),
                ImportQuestion.Option("likes", .liked),
            ], preset: nil, rows: rows)
    }

    /// Joins the films to the viewings. One without any becomes a film without a date.
    func joinFilms() {
        let viewings = all.count
        let kinds = [LetterboxdKind.ratings, .watched, .likes]
        let namesakes = Namesakes(kinds.flatMap { films[$0] ?? [] })
        var known: Set<String> = []
        for kind in kinds where kind != .likes {
            for row in films[kind] ?? [] {
                join(row, kind, viewings: viewings, namesakes, &known)
            }
        }
        let seen = namesakes.names.filter { indices(of: $0).contains { $0 < viewings } }
        reading.contents.questions += namesakes.questions(about: seen)
        tag(films[.likes] ?? [], viewings: viewings, namesakes)
        for row in films[.watchlist] ?? [] { addFilm(row, isWanted: true) }
        // Nothing may be joined to what may not have been watched.
        for (row, question) in waiting { addFilm(row, question: question) }
    }

    private func join(
        _ row: LetterboxdRow, _ kind: LetterboxdKind, viewings: Int, _ namesakes: Namesakes,
        _ known: inout Set<String>
    ) {
        let same = indices(of: row.name)
        let seen = same.filter { $0 < viewings }
        let isKnown = row.uri.isEmpty ? same.count > seen.count : !known.insert(row.uri).inserted
        if isKnown {
            reading.contents.leaveOut(row.importRow, .sameFilm)
        } else if seen.isEmpty {
            addFilm(row)
        } else if let question = namesakes.question(of: row) {
            switch reading.answers[question] {
            case nil: addFilm(row, question: question)
            case row.uri: join(row, kind, to: seen)
            case Namesakes.all:
                // A rating cannot be joined, as the film of each viewing is unknown.
                reading.contents.leaveOut(
                    row.importRow, row.rating == nil ? .viewing : .ratingOfSeveral)
            default: addFilm(row)
            }
        } else {
            join(row, kind, to: seen)
        }
    }

    private func join(_ row: LetterboxdRow, _ kind: LetterboxdKind, to viewings: [Int]) {
        // An export from before the viewing called it by the film's name.
        for viewing in viewings where !row.uri.isEmpty {
            all[viewing].filmKey = row.uri
        }
        guard kind == .ratings, let rating = row.rating else {
            reading.contents.leaveOut(row.importRow, .viewing)
            return
        }
        // A viewing that was rated says more of itself than the film's rating does.
        let isRated = viewings.contains { all[$0].rating != nil }
        reading.contents.leaveOut(row.importRow, isRated ? .ratingBesideAnother : .rating)
        for viewing in viewings where !isRated {
            all[viewing].rating = rating
            all[viewing].changeFilm { $0.rating = row.film.rating }
        }
    }

    private static let liked = "liked"

    private enum LikesAnswer: String {
        case tag, add, leave
    }

    /// Tags liked films among the records.
    private func tag(_ rows: [LetterboxdRow], viewings: Int, _ namesakes: Namesakes) {
        var question = RowsQuestion<LikesAnswer>(
            "letterboxd.likes", .likes,
            options: [(.tag, .tagged(Self.liked)), (.add, .taggedAndAdded), (.leave, .nothing)],
            preset: .tag, answers: reading.answers)
        for row in rows { question.add(row.importRow) }
        reading.contents.questions += [question.asked].compactMap(\.self)
        let others = all.count
        for row in rows {
            let films = indices(of: row.name).filter { $0 < others }
            if question.answer == .leave {
                reading.contents.leaveOut(row.importRow, .likeUnwanted)
            } else if films.isEmpty, question.answer == .add {
                var row = row
                row.film.tags = [Self.liked]
                addFilm(row)
            } else if films.isEmpty {
                reading.contents.leaveOut(row.importRow, .likeOfUnwatched)
            } else if let doubtful = namesakes.question(of: row) {
                let own = films.filter { all[$0].key == row.uri }
                if own.isEmpty, reading.answers[doubtful] != row.uri {
                    reading.contents.leaveOut(row.importRow, .likeOfSeveral)
                } else {
                    let seen = films.filter { $0 < viewings }
                    tag(own.isEmpty ? seen : own, row)
                }
            } else {
                tag(films, row)
            }
        }
    }

    private func tag(_ films: [Int], _ row: LetterboxdRow) {
        for index in films {
            all[index].changeFilm { film in
                if !film.tags.contains(Self.liked) { film.tags.append(Self.liked) }
            }
        }
        reading.contents.leaveOut(row.importRow, .like)
    }
}
