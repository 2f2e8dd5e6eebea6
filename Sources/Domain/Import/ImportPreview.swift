/// A preview of an import, before anything is written.
public struct ImportPreview: Sendable {
    /// The sources that were recognised, such as `Letterboxd: diary.csv, ratings.csv`.
    public var sources: [String]
    /// The rows by their outcome, in the order in which they are shown; no group is empty.
    public var groups: [ImportGroup]
    /// The questions that somebody has to answer, or may answer otherwise.
    public var questions: [ImportQuestion]
    /// Whether any row has a rating of numbers, so that the bands matter.
    public var hasRatings: Bool
    /// The tables whose columns somebody may take for something else.
    public var tables: [ImportTable]
    /// Saved searches, of which the journal gets those whose names it does not have.
    public var searches: [SavedSearch]
    /// Answers about films of lists, of which the journal gets those to questions that nobody answered.
    public var answers: [ListAnswer]
    /// The batch that would be written.
    public var batch: EntryBatch

    public init(
        sources: [String] = [], groups: [ImportGroup] = [], questions: [ImportQuestion] = [],
        hasRatings: Bool = false, tables: [ImportTable] = [], searches: [SavedSearch] = [],
        answers: [ListAnswer] = [], batch: EntryBatch = EntryBatch()
    ) {
        self.sources = sources
        self.groups = groups
        self.questions = questions
        self.hasRatings = hasRatings
        self.tables = tables
        self.searches = searches
        self.answers = answers
        self.batch = batch
    }

    /// The rows that wait for an answer: nothing becomes of them without one.
    public var undecided: [ImportRow] {
        groups.filter { $0.outcome == .ambiguous }.flatMap(\.rows)
    }

    /// The tables of which rows are entries, now or already before.
    public var importedTables: [ImportTable] {
        guard !tables.isEmpty else { return [] }
        let imported: Set<ImportOutcome> = [.new, .changed, .alreadyThere]
        let files = Set(
            groups.filter { imported.contains($0.outcome) }.flatMap(\.rows).map(\.place.file))
        return tables.filter { !files.isDisjoint(with: $0.files) }
    }
}

/// Rows of which the same becomes.
public struct ImportGroup: Hashable, Sendable {
    public let outcome: ImportOutcome
    /// Why, in words for people; empty where the outcome says all.
    public let reason: String
    public let rows: [ImportRow]
    /// The questions that the rows wait for.
    public let questions: [ImportQuestion.ID]

    public init(
        _ outcome: ImportOutcome, reason: String = "", rows: [ImportRow],
        waitingFor questions: [ImportQuestion.ID] = []
    ) {
        self.outcome = outcome
        self.reason = reason
        self.rows = rows
        self.questions = questions
    }

    /// How many of the rows are films, or trips; rows that are neither count in neither.
    public func count(of kind: EntryKind) -> Int {
        rows.count { $0.kind == kind }
    }
}

/// The outcome for a row.
public enum ImportOutcome: String, CaseIterable, Sendable {
    /// It becomes an entry.
    case new
    /// An entry is changed by it.
    case changed
    /// The journal has it, and nothing changed.
    case alreadyThere
    /// It waits for an answer; until then nothing becomes of it.
    case ambiguous
    /// Nothing becomes of it.
    case leftOut
    /// It could not be read.
    case unreadable
}

/// A row of a source, as it is shown.
public struct ImportRow: Hashable, Sendable {
    /// Nil if it is neither a film nor a trip.
    public let kind: EntryKind?
    /// Whether it is a list of films.
    public let isList: Bool
    /// A trip's means of transport; nil where it is unknown.
    public let mode: TravelMode?
    public let place: SourcePlace
    /// Such as `Brief Encounter (1945)`.
    public let title: String
    /// When it was; nil where that is unknown.
    public let time: ImportTime?
    /// Further details, in words for people.
    public let detail: String

    public init(
        _ kind: EntryKind?, by mode: TravelMode? = nil, at place: SourcePlace, title: String,
        time: ImportTime? = nil, detail: String = ""
    ) {
        self.kind = kind
        self.mode = mode
        self.place = place
        self.title = title
        self.time = time
        self.detail = detail
        isList = false
    }

    /// A list of films.
    public init(listAt place: SourcePlace, title: String, detail: String) {
        kind = nil
        mode = nil
        self.place = place
        self.title = title
        time = nil
        self.detail = detail
        isList = true
    }
}

/// Where in a source something stands.
public struct SourcePlace: Hashable, Sendable {
    /// The file's name, with the folders it is in inside an archive.
    public let file: String
    /// The number of the row, or of the event, from 1; a table's heading is row 1. Nil where there
    /// are no rows.
    public let row: Int?
    /// The archive that holds the file, where its name alone does not say where it is.
    public let archive: String?

    public init(file: String, row: Int? = nil, archive: String? = nil) {
        self.file = file
        self.row = row
        self.archive = archive
    }
}
