internal import Domain
public import Presentation
public import Wording

/// The preview of an import, as it is shown.
public struct ImportViewModel: Equatable, Sendable {
    /// Such as "letterboxd.zip".
    public let title: String
    /// The sources that were recognised.
    public let sources: [String]
    /// What is asked of the columns of tables whose format is unknown.
    public let tables: [Table]
    public let groups: [Group]
    public let questions: [Question]
    /// Empty where no row has a rating.
    public let bands: [Band]
    /// The effect of Import, such as "12 films will be added and 3 changed.", or why it has none.
    public let summary: String
    /// Whether the journal can be written to; nil where there is nothing to import.
    public let importing: Availability?

    init(
        title: String, sources: [String] = [], tables: [Table] = [], groups: [Group] = [],
        questions: [Question] = [],
        bands: [Band] = [], summary: String = "", importing: Availability? = nil
    ) {
        self.title = title
        self.sources = sources
        self.tables = tables
        self.groups = groups
        self.questions = questions
        self.bands = bands
        self.summary = summary
        self.importing = importing
    }

    /// Rows of which the same becomes.
    public struct Group: Equatable, Sendable {
        /// The same in every preview of the same sources.
        public let id: String
        /// Such as "12 films are new".
        public let title: String
        /// Why; empty where the title says all.
        public let reason: String
        public let rows: ImportRows
        /// The question that has to be answered before anything becomes of the rows.
        public let question: Question.ID?

        init(
            id: String, title: String, reason: String = "", rows: ImportRows,
            question: Question.ID? = nil
        ) {
            self.id = id
            self.title = title
            self.reason = reason
            self.rows = rows
            self.question = question
        }

        /// All its words on one line.
        public var heading: String { reason.isEmpty ? title : "\(title): \(reason)" }
    }

    /// Something that somebody has to decide, or may decide otherwise.
    public struct Question: Equatable, Sendable, Identifiable {
        public let id: String
        public let words: String
        public let options: [String]
        /// Nil while it waits for an answer.
        public let chosen: Int?
        public let rows: ImportRows

        init(id: String, words: String, options: [String], chosen: Int?, rows: ImportRows) {
            self.id = id
            self.words = words
            self.options = options
            self.chosen = chosen
            self.rows = rows
        }
    }

    /// One of the words that numbers become.
    public struct Band: Equatable, Sendable {
        /// Such as "_very bad up to", with an underscore before the letter that leads to its end.
        public let caption: String
        /// The highest number of ten that becomes it; nil for the last word, which takes the rest.
        public let end: Double?

        init(caption: String, end: Double?) {
            self.caption = caption
            self.end = end
        }
    }
}

/// Rows of a source, put into words one by one as they are shown.
public struct ImportRows: Equatable, Sendable {
    private let rows: [ImportRow]
    private let words: LocalWords

    init(_ rows: [ImportRow], words: LocalWords = LocalWords()) {
        self.rows = rows
        self.words = words
    }

    public var count: Int { rows.count }

    public subscript(index: Int) -> ImportRowViewModel {
        ImportRowViewModel(rows[index], words: words)
    }

    /// The words follow from the rows.
    public static func == (one: ImportRows, other: ImportRows) -> Bool { one.rows == other.rows }
}

public struct ImportRowViewModel: Hashable, Sendable {
    /// Nil if it is no entry.
    public let kind: RowKind?
    /// The meaning of its icon.
    public let kindName: String
    public let title: String
    /// Its details, and its place in the source, such as
    /// "20 November 2026 · diary.csv, row 12".
    public let detail: String

    init(_ row: ImportRow, words: LocalWords) {
        switch row.kind {
        case .film: (kind, kindName) = (.film, words.kind(.film))
        case .trip: (kind, kindName) = (RowKind(row.mode), words.trip(by: row.mode ?? .other))
        case .pass: (kind, kindName) = (.pass, words.kind(.pass))
        case .claim: (kind, kindName) = (.claim, words.kind(.claim))
        case nil: (kind, kindName) = (nil, "")
        }
        title = Self.cut(row.title)
        let time = row.time.map { words.time($0) } ?? ""
        detail = Self.cut(
            [time, row.detail, words.place(row.place)].filter {
                !$0.isEmpty && $0 != row.title.displayIsolated
            }.joined(separator: " · "))
    }

    /// One line is all that a row shows of a text, however long a source makes it.
    private static func cut(_ text: String) -> String {
        text.utf8.count <= 500 ? text : text.prefix(500) + "…"
    }
}

/// How far something is.
public struct ProgressViewModel: Hashable, Sendable {
    /// Such as "Writing 340 of 1,234".
    public let text: String
    /// From 0 to 1; nil while that is unknown.
    public let fraction: Double?

    package init(text: String, fraction: Double? = nil) {
        self.text = text
        self.fraction = fraction
    }

    init(reading progress: ImportProgress, _ words: LocalWords) {
        self.init(text: words.progress(of: .reading, progress), fraction: progress.fraction)
    }

    init(writing progress: ImportProgress, _ words: LocalWords) {
        self.init(text: words.progress(of: .writing, progress), fraction: progress.fraction)
    }
}

/// The outcome of an import.
public struct ImportedViewModel: Hashable, Sendable {
    /// Such as "Imported 1,234 films and 12 trips".
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
    /// From 0 to 1; nil while that is unknown.
    fileprivate var fraction: Double? {
        total.flatMap { $0 > 0 ? min(1, Double(done) / Double($0)) : nil }
    }
}
