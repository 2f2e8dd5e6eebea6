import Domain

/// The kinds of a table's rows by the words in its columns for kind and state, with a question for
/// each word that is not known or leaves rows out.
struct KindsOfTable {
    private let file: String
    private let mapping: ColumnMapping
    private let answers: ImportAnswers
    /// The columns of numbers that only episodes have.
    private let episodeColumns: [Int]
    /// Whether a yes in the column for the state says that a film is on the watchlist.
    private let isOnList: Bool
    /// The words in the order in which they occur.
    private var words: [Word] = []
    private var rows: [Word: [ImportRow]] = [:]
    /// The words as the first row has them.
    private var spellings: [Word: String] = [:]
    private var episodes: RowsQuestion<RowsAnswer>

    private struct Word: Hashable {
        let meaning: ColumnMeaning
        let text: String
        /// The kind that the word says, or `nil` if it is not known.
        let kind: RowKind?
    }

    private enum Answer: String {
        case leave, add, want
    }

    /// Reads the whole table if it may have rows of several kinds.
    init(
        of table: Table, _ mapping: ColumnMapping, _ headings: [Heading], answers: ImportAnswers,
        shown: (TableRow) -> ImportRow
    ) throws(ImportError) {
        file = table.file.name
        self.mapping = mapping
        self.answers = answers
        let isMixed = mapping.kind == .film && mapping.columns[.kind] == nil
        episodeColumns = headings.indices.filter { column in
            isMixed && mapping.meaning(of: column) == nil
                && (headings[column].names("season") || headings[column].names("episode"))
        }
        episodes = RowsQuestion(
            "table.episodes", .imdbEpisodes,
            options: [(.leave, .leaveThemOut), (.add, .addAsFilms)], preset: .leave,
            answers: answers)
        isOnList = mapping.columns[.status].map { headings[$0].names("list") } ?? false
        guard isMixed || mapping.columns[.kind] != nil || mapping.columns[.status] != nil else {
            return
        }
        try table.scan { row in add(row, shown) }
    }

    private mutating func add(_ row: TableRow, _ shown: (TableRow) -> ImportRow) {
        let kind = word(.kind, in: row)
        kind.map { add($0, row, shown) }
        if kind.map({ RowKind.film == self.kind(of: $0) }) ?? true,
            let state = word(.status, in: row)
        {
            add(state, row, shown)
        }
        let isEpisode =
            mapping.columns[.kind] == nil && mapping.kind == .film
            && (episodeColumns.contains { !row.text($0).isEmpty }
                || EpisodeTitles.isEpisode(row.text(mapping.columns[.field(.title)])))
        if isEpisode { episodes.add(shown(row)) }
    }

    private mutating func add(_ word: Word, _ row: TableRow, _ shown: (TableRow) -> ImportRow) {
        if rows[word] == nil {
            words.append(word)
            spellings[word] = row.text(mapping.columns[word.meaning]).onOneLine
        }
        rows[word, default: []] += needsQuestion(word) ? [shown(row)] : []
    }

    private func word(_ meaning: ColumnMeaning, in row: TableRow) -> Word? {
        guard let column = mapping.columns[meaning] else { return nil }
        return row.text(column).onOneLine.lowercased().unlessEmpty.map {
            Word(meaning: meaning, text: $0, kind: kind($0, of: meaning))
        }
    }

    private func kind(_ text: String, of meaning: ColumnMeaning) -> RowKind? {
        guard meaning == .status else {
            return WrittenKind.kind(text) ?? WrittenMode.known(text).map { _ in .trip }
        }
        if isOnList, ColumnValues.isFlag(text) { return FilmCells.isYes(text) ? .wanted : .film }
        return WrittenKind.status(text)
    }

    // MARK: Answers

    private func needsQuestion(_ word: Word) -> Bool {
        switch word.kind {
        case .film, .wanted: mapping.kind != .film
        case .trip: mapping.kind != .trip
        default: true
        }
    }

    private func answer(about word: Word) -> Answer? {
        needsQuestion(word) ? answers[id(of: word)].flatMap(Answer.init) : nil
    }

    /// The kind that counts. A row whose kind is not known waits for an answer.
    private func kind(of word: Word) -> RowKind {
        let preset: RowKind = mapping.kind == .trip ? .trip : .film
        return switch answer(about: word) {
        case .add: preset
        case .want: .wanted
        case .leave: word.kind ?? .other
        case nil: word.kind ?? preset
        }
    }

    /// Adds the kinds to the forms of the table.
    func add(to forms: inout ColumnForms) {
        for word in words {
            if word.meaning == .kind {
                forms.kinds[word.text] = kind(of: word)
            } else {
                forms.statuses[word.text] = kind(of: word)
            }
        }
        guard !episodes.rows.isEmpty, episodes.answer == .leave else { return }
        forms.hasEpisodesInTitles = true
        forms.rules += episodeColumns.map { RowRule(column: $0, values: .notBlank, kind: .episode) }
    }

    // MARK: Questions

    /// Returns the question that a row waits for, or `nil` if all its words are known.
    func openQuestion(about row: TableRow) -> ImportQuestion.ID? {
        [ColumnMeaning.kind, .status].compactMap { word($0, in: row) }
            .first { $0.kind == nil && answer(about: $0) == nil }.map(id)
    }

    var questions: [ImportQuestion] {
        words.filter(needsQuestion).map(question) + [episodes.asked].compactMap(\.self)
    }

    private func id(of word: Word) -> ImportQuestion.ID {
        "\(word.meaning.rawValue)|\(file)|\(word.text)"
    }

    private func question(about word: Word) -> ImportQuestion {
        typealias Option = ImportQuestion.Option
        let leave = Option(Answer.leave.rawValue, .leaveThemOut)
        let options =
            mapping.kind == .trip
            ? [leave, Option(Answer.add.rawValue, .addAsTrips)]
            : [
                leave, Option(Answer.add.rawValue, .addAsFilms),
                Option(Answer.want.rawValue, .addAsWanted),
            ]
        return ImportQuestion(
            id: id(of: word), .rows(named: spellings[word] ?? word.text, file: file),
            options: options,
            preset: word.kind == nil ? nil : Answer.leave.rawValue, rows: rows[word] ?? [])
    }
}

/// The choice for films of a table that says neither when they were seen nor how they were rated.
enum FilmsOfTable: String {
    case list, wanted, seen
    /// The rows only fill blanks of films of the journal.
    case facts
}

extension ImportQuestion {
    static func films(of file: String) -> ImportQuestion {
        ImportQuestion(
            id: "films|\(file)", .films(file: file),
            options: [
                Option(FilmsOfTable.list.rawValue, .keptAsList),
                Option(FilmsOfTable.wanted.rawValue, .wantedFilms),
                Option(FilmsOfTable.seen.rawValue, .seenFilms),
                Option(FilmsOfTable.facts.rawValue, .onlyFacts),
            ],
            preset: FilmsOfTable.list.rawValue, rows: [])
    }
}

extension ColumnMapping {
    /// Whether the films may be those of a list, because no column is about a viewing, and none has
    /// own ratings.
    func saysNothingOfSeeing(in sample: ColumnSample) -> Bool {
        let ofSeeing: [ColumnMeaning] = [
            .field(.watched), .field(.viewing), .field(.rewatch), .field(.place), .field(.tags),
            .status,
        ]
        let isRated = columns[.field(.rating)].map { !sample.values[$0].isEmpty } ?? false
        return kind == .film && !isRated && ofSeeing.allSatisfy { columns[$0] == nil }
    }
}

/// The answer about films that have the days of their ratings only.
enum RatedDays: String {
    case undated, rated

    static func question(
        _ id: ImportQuestion.ID, _ question: SourceQuestion, answers: ImportAnswers
    ) -> RowsQuestion<RatedDays> {
        RowsQuestion(
            id, question, options: [(.undated, .dayUnknown), (.rated, .ratedDay)],
            preset: .undated, answers: answers)
    }
}

/// The answer about trips that have a day and no time of departure.
enum UntimedTrips: String {
    case leave
    /// The trips are added with noon as the time.
    case noon

    static func question(of file: String, answers: ImportAnswers) -> RowsQuestion<UntimedTrips> {
        RowsQuestion(
            "untimed|\(file)", .untimedTrips(file: file),
            options: [(.noon, .addAtNoon), (.leave, .leaveThemOut)], answers: answers)
    }
}
