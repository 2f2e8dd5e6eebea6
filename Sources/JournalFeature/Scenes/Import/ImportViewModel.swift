internal import Domain
public import Presentation
public import Wording

/// The preview of an import.
public struct ImportViewModel: Equatable, Sendable {
    /// The names of the files, such as "letterboxd.zip".
    public let title: String
    /// The sources that were recognised.
    public internal(set) var sources: [String] = []
    /// The tables of unknown formats, whose columns the person can map.
    public internal(set) var tables: [Table] = []
    public internal(set) var groups: [Group] = []
    public internal(set) var questions: [Question] = []
    /// The bands of ratings, or empty if no row has a rating.
    public internal(set) var bands: [Band] = []
    /// Whether only blanks of the journal's films are filled, or `nil` if that is not offered.
    public internal(set) var onlyFillsIn: Bool?
    /// The effect of Import, such as "12 films will be added and 3 changed.", or why it has none.
    public internal(set) var summary = ""
    /// The label of the button that imports, such as "_Import 12 Films", with an underscore before the
    /// mnemonic.
    public internal(set) var confirm = "_Import"
    /// Whether the journal can be written to, or `nil` if there is nothing to import.
    public internal(set) var importing: Availability?

    /// Rows with the same outcome.
    public struct Group: Equatable, Sendable {
        /// The id, which is the same in every preview of the same sources.
        public let id: String
        /// The outcome with its count, such as "12 films are new".
        public let title: String
        /// The reason for the outcome, or empty if the title says it.
        public internal(set) var reason = ""
        public let rows: ImportRows
        /// The question that has to be answered before the rows are imported, or `nil` if there is
        /// none.
        public internal(set) var question: Question.ID?

        /// The title and the reason on one line.
        public var heading: String { reason.isEmpty ? title : "\(title): \(reason)" }
    }

    /// A decision that the person has to make or can change.
    public struct Question: Equatable, Sendable, Identifiable {
        public let id: String
        public let words: String
        public let options: [String]
        /// The index of the chosen option, or `nil` until one is chosen.
        public let chosen: Int?
        public let rows: ImportRows
        /// The entry of the journal and the row that may be the same, or `nil` unless the question
        /// is about one such row.
        public internal(set) var pair: Pair?
    }

    /// An entry of the journal beside the row that may be the same.
    public struct Pair: Hashable, Sendable {
        public let mine: Side
        public let file: Side

        public struct Side: Hashable, Sendable {
            /// The place of the entry, such as "In Your Journal".
            public let caption: String
            public let title: String
            /// The day and the details, a line each.
            public let details: [String]

            init(_ caption: String, title: String, details: [String]) {
                self.caption = caption
                self.title = title
                self.details = details
            }
        }
    }

    /// A word of the scale, with the numbers that are imported as it.
    public struct Band: Equatable, Sendable {
        /// The caption with a mnemonic, such as "_very bad up to".
        public let caption: String
        /// The highest number of ten in the band, or `nil` for the last word, which takes the rest.
        public let end: Double?
        /// The caption with the number, such as "Very bad: up to 2".
        public let words: String
    }
}

/// The rows of a source, each put into words when it is shown.
public struct ImportRows: Equatable, Sendable {
    private let rows: [ImportRow]
    /// The entry of the journal that each row may be, or `nil` if there is none; empty if no row
    /// may be one.
    private let likely: [LikelyEntry?]
    private let words: Localizer

    init(_ rows: [ImportRow], likely: [LikelyEntry?] = [], words: Localizer = Localizer()) {
        self.rows = rows
        self.likely = likely
        self.words = words
    }

    public var count: Int { rows.count }

    public subscript(index: Int) -> ImportRowViewModel {
        ImportRowViewModel(
            rows[index], likely: likely.indices.contains(index) ? likely[index] : nil, words: words)
    }

    /// Compares the rows and their entries, from which the words follow.
    public static func == (one: ImportRows, other: ImportRows) -> Bool {
        one.rows == other.rows && one.likely == other.likely
    }
}

public struct ImportRowViewModel: Hashable, Sendable {
    /// The kind of the entry, or `nil` if the row is not an entry.
    public let kind: RowKind?
    /// The meaning of the row's icon.
    public let kindName: String
    public let title: String
    /// The details and the place in the source, such as "20 November 2026 · diary.csv, row 12".
    public let detail: String

    init(_ row: ImportRow, likely: LikelyEntry? = nil, words: Localizer) {
        switch row.kind {
        case .film: (kind, kindName) = (.film, words.kind(.film))
        case .trip: (kind, kindName) = (RowKind(row.mode), words.trip(by: row.mode ?? .other))
        case .pass: (kind, kindName) = (.pass, words.kind(.pass))
        case .claim: (kind, kindName) = (.claim, words.kind(.claim))
        case nil: (kind, kindName) = (nil, "")
        }
        title = Self.cut(row.title)
        let time = row.time.map { words.time($0) } ?? ""
        let mine = likely.map { words.inJournal($0) } ?? ""
        detail = Self.cut(
            [time, words.detail(of: row), words.place(row.place), mine].filter {
                $0 != row.title.displayIsolated
            }.listed)
    }

    /// Returns the beginning of a long text, because a row shows no more than a line.
    private static func cut(_ text: String) -> String {
        text.utf8.count <= 500 ? text : text.prefix(500) + "…"
    }
}

/// The progress of a task.
public struct ProgressViewModel: Hashable, Sendable {
    /// The progress in words, such as "Writing 340 of 1,234".
    public let text: String
    /// The completed fraction, from 0 to 1, or `nil` if it is unknown.
    public let fraction: Double?

    package init(text: String, fraction: Double? = nil) {
        self.text = text
        self.fraction = fraction
    }

    init(reading progress: ImportProgress, _ words: Localizer) {
        self.init(text: words.progress(of: .reading, progress), fraction: progress.fraction)
    }

    init(writing progress: ImportProgress, _ words: Localizer) {
        self.init(text: words.progress(of: .writing, progress), fraction: progress.fraction)
    }
}

/// The outcome of an import.
public struct ImportedViewModel: Hashable, Sendable {
    /// The result, such as "Imported 1,234 films and 12 trips".
    public let title: String
    public let detail: String
    public let canUndo: Bool

    package init(title: String, detail: String = "", canUndo: Bool) {
        self.title = title
        self.detail = detail
        self.canUndo = canUndo
    }
}

extension ImportProgress {
    /// The completed fraction, from 0 to 1, or `nil` if it is unknown.
    fileprivate var fraction: Double? {
        total.flatMap { $0 > 0 ? min(1, Double(done) / Double($0)) : nil }
    }
}

extension ImportViewModel {
    /// A table with the meanings of its columns.
    public struct Table: Equatable, Sendable, Identifiable {
        public let id: String
        /// The question, such as "Which column is what in log.csv?"
        public let title: String
        /// The kinds that the rows can have.
        public let kinds: [String]
        public let kind: Int
        /// The meanings that a column can have. The first one leaves it out.
        public let options: [String]
        public let columns: [Column]
        /// The index of each column's chosen option.
        public let chosen: [Int]
    }

    /// A column of a table.
    public struct Column: Equatable, Sendable {
        /// The heading of the column.
        public let name: String
        /// Samples of its values, such as "Gilda, Playtime, …".
        public let examples: String
    }
}

extension ImportViewModel.Table {
    init(_ table: ImportTable, words: Localizer) {
        id = table.id
        title = words.whichColumn(in: table.files)
        kinds = EntryKind.lived.map { words.rows(of: $0) }
        kind = EntryKind.lived.firstIndex(of: table.mapping.kind) ?? 0
        let meanings = ColumnMeaning.all(of: table.mapping.kind)
        options =
            [words.say("Ignore", context: "a column of a table")]
            + meanings.map { words.name(of: $0) }
        columns = table.columns.enumerated().map { place, column in
            ImportViewModel.Column(
                name: words.column(column.name, at: place),
                examples: words.examples(column.examples))
        }
        chosen = table.columns.indices.map { place in
            let meaning = table.mapping.meaning(of: place)
            return meaning.flatMap { meanings.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        }
    }
}

extension ImportTable {
    /// Returns the mapping of the columns after a choice, or `nil` if the choice is not offered.
    ///
    /// - Parameter current: the mapping so far, which may include later choices than this table
    ///   shows.
    func mapping(_ current: ColumnMapping, after choice: ImportColumnChoice) -> ColumnMapping? {
        guard let column = choice.column else {
            guard EntryKind.lived.indices.contains(choice.option) else { return nil }
            let kind = EntryKind.lived[choice.option]
            return kind == current.kind ? current : guesses[kind] ?? ColumnMapping(kind)
        }
        // The index of an option counts only for the options that the table shows.
        let meanings = ColumnMeaning.all(of: mapping.kind)
        guard current.kind == mapping.kind, columns.indices.contains(column),
            (0...meanings.count).contains(choice.option)
        else { return nil }
        var changed = current
        changed.set(column, to: choice.option == 0 ? nil : meanings[choice.option - 1])
        return changed
    }
}

extension ImportViewModel {
    /// A preview in words.
    init(
        _ preview: ImportPreview, choices: ImportChoices, title: String,
        whyReadOnly: String?, words: Localizer
    ) {
        self.init(
            title: title,
            sources: preview.sources.map(words.note),
            tables: preview.tables.map { Table($0, words: words) },
            groups: preview.groups.map { group in
                Group(group, question: preview.question(for: group, choices), words: words)
            },
            questions: preview.questions.map { Question($0, choices: choices, words: words) },
            bands: preview.hasRatings ? Band.all(of: choices.bands, words) : [],
            onlyFillsIn: preview.onlyFillsIn,
            summary: [words.summary(of: preview), whyReadOnly ?? ""].spaced,
            confirm: words.importing(preview.batch.isEmpty ? [] : preview.importedRows),
            importing: preview.batch.isEmpty ? nil : Availability(unless: whyReadOnly))
    }
}

extension ImportPreview {
    /// The rows that become entries or change some.
    fileprivate var importedRows: [ImportRow] {
        groups.filter { [.new, .changed].contains($0.outcome) }.flatMap(\.rows)
    }

    /// Returns the first question of a group without an answer, or else its first one.
    fileprivate func question(
        for group: ImportGroup, _ choices: ImportChoices
    ) -> ImportQuestion.ID? {
        let questions = questions.filter { group.questions.contains($0.id) }
        return (questions.first { choices.answer(to: $0) == nil } ?? questions.first)?.id
    }
}

extension ImportViewModel.Group {
    init(_ group: ImportGroup, question: String?, words: Localizer) {
        let reason = group.reason.map(words.reason) ?? ""
        self.init(
            id: "\(group.outcome.rawValue) \(reason)", title: words.title(of: group),
            reason: reason,
            rows: ImportRows(group.rows, words: words), question: question)
    }
}

extension ImportViewModel.Question {
    init(_ question: ImportQuestion, choices: ImportChoices, words: Localizer) {
        let answer = choices.answer(to: question)
        self.init(
            id: question.id,
            words: words.question(question) { words.time($0) },
            options: question.options.map { words.answer($0) { words.time($0) } },
            chosen: question.options.firstIndex { $0.id == answer },
            rows: ImportRows(question.rows, likely: question.likely, words: words),
            pair: question.rows.count == 1
                ? question.likely.first.flatMap(\.self).map {
                    ImportViewModel.Pair($0, question.rows[0], words: words)
                } : nil)
    }
}

extension ImportViewModel.Pair {
    init(_ likely: LikelyEntry, _ row: ImportRow, words: Localizer) {
        let noDay = words.say("No day", context: "of an entry")
        mine = Side(
            words.say("In Your Journal"), title: likely.title,
            details: [likely.time.map { words.time($0) } ?? noDay]
                + words.remarks(likely.details))
        file = Side(
            words.place(row.place), title: row.title,
            details: [row.time.map { words.time($0) } ?? noDay] + words.remarks(row.remarks))
    }
}

extension ImportViewModel.Band {
    static func all(of bands: RatingBands, _ words: Localizer) -> [ImportViewModel.Band] {
        Feedback.allCases.filter { $0 != .none }.enumerated().map { place, feedback in
            let end = bands.ends.indices.contains(place) ? bands.ends[place] : nil
            let caption = words.band(feedback)
            let number = end.map(words.highest) ?? ""
            return ImportViewModel.Band(
                caption: caption, end: end, words: [caption.withoutMnemonic, number].spaced)
        }
    }
}

extension RatingBands {
    /// Returns the bands with one end moved. Ends that it passes move along.
    func moving(_ band: Int, to end: Double) -> RatingBands {
        guard ends.indices.contains(band) else { return self }
        let end = min(max(end, 0), 10)
        let moved = ends.indices.map { place in
            place == band ? end : place < band ? min(ends[place], end) : max(ends[place], end)
        }
        return RatingBands(ends: moved) ?? self
    }
}
