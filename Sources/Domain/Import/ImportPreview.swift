/// The preview of an import, before anything is written.
public struct ImportPreview: Sendable {
    public var sources: [SourceNote]
    /// The rows by outcome, in the order in which they are shown. No group is empty.
    public var groups: [ImportGroup]
    /// The questions to the user, some with a preset answer.
    public var questions: [ImportQuestion]
    /// Whether any row has a numeric rating, so that the bands matter.
    public var hasRatings: Bool
    /// The tables whose columns the user may map differently.
    public var tables: [ImportTable]
    /// The saved searches in the sources. Those with new names are added to the journal.
    public var searches: [SavedSearch]
    /// The answers about films of lists in the sources. Those to unanswered questions are added to
    /// the journal.
    public var answers: [ListAnswer]
    /// Whether only blanks of the journal's films are filled, or `nil` if there are no films to add.
    public var onlyFillsIn: Bool?
    public var batch: EntryBatch

    public init(
        sources: [SourceNote] = [], groups: [ImportGroup] = [], questions: [ImportQuestion] = [],
        hasRatings: Bool = false, tables: [ImportTable] = [], searches: [SavedSearch] = [],
        answers: [ListAnswer] = [], onlyFillsIn: Bool? = nil,
        batch: EntryBatch = EntryBatch()
    ) {
        self.sources = sources
        self.groups = groups
        self.questions = questions
        self.hasRatings = hasRatings
        self.tables = tables
        self.searches = searches
        self.answers = answers
        self.onlyFillsIn = onlyFillsIn
        self.batch = batch
    }

    /// The rows that are not imported unless a question is answered.
    public var undecided: [ImportRow] { groups.filter { $0.outcome == .ambiguous }.flatMap(\.rows) }

    /// The tables with rows that are entries, from this import or an earlier one.
    public var importedTables: [ImportTable] {
        guard !tables.isEmpty else { return [] }
        let imported: Set<ImportOutcome> = [.new, .changed, .alreadyThere]
        let files = Set(
            groups.filter { imported.contains($0.outcome) }.flatMap(\.rows).map(\.place.file))
        return tables.filter { !files.isDisjoint(with: $0.files) }
    }
}

/// Rows with the same outcome and reason.
public struct ImportGroup: Hashable, Sendable {
    public let outcome: ImportOutcome
    /// The reason, or `nil` if the outcome is enough.
    public let reason: RowReason?
    public let rows: [ImportRow]
    /// The questions that decide about the rows.
    public let questions: [ImportQuestion.ID]

    public init(
        _ outcome: ImportOutcome, reason: RowReason? = nil, rows: [ImportRow],
        waitingFor questions: [ImportQuestion.ID] = []
    ) {
        self.outcome = outcome
        self.reason = reason
        self.rows = rows
        self.questions = questions
    }

    /// Returns the number of rows that are entries of a kind.
    public func count(of kind: EntryKind) -> Int { rows.count { $0.kind == kind } }
}

public enum ImportOutcome: String, CaseIterable, Sendable {
    /// The row becomes a new entry.
    case new
    case changed
    /// The journal has the row already, unchanged.
    case alreadyThere
    /// The row waits for an answer and is not imported without one.
    case ambiguous
    /// Another row has all that the row says.
    case joined
    case leftOut
    /// The row cannot be read.
    case unreadable
}

/// A row of a source as the preview shows it.
public struct ImportRow: Hashable, Sendable {
    /// The kind of entry, or `nil` if the row is not an entry.
    public let kind: EntryKind?
    /// Whether the row is a list of films.
    public let isList: Bool
    /// A trip's means of transport, or `nil` if it is unknown.
    public let mode: TravelMode?
    public let place: SourcePlace
    /// The title, such as `Brief Encounter (1945)`.
    public let title: String
    /// The day or time of the entry, or `nil` if it is unknown.
    public let time: ImportTime?
    public let remarks: [RowRemark]

    public init(
        _ kind: EntryKind?, by mode: TravelMode? = nil, at place: SourcePlace, title: String,
        time: ImportTime? = nil, remarks: [RowRemark] = [], isList: Bool = false
    ) {
        self.kind = kind
        self.mode = mode
        self.place = place
        self.title = title
        self.time = time
        self.remarks = remarks
        self.isList = isList
    }

    /// Returns the row of an entry with a further remark.
    package func adding(_ remark: RowRemark) -> ImportRow {
        ImportRow(kind, by: mode, at: place, title: title, time: time, remarks: remarks + [remark])
    }
}

/// The place of a row or a file within a source.
public struct SourcePlace: Hashable, Sendable {
    /// The name of the file, with its folders inside an archive.
    public let file: String
    /// The number of the row or event from 1, with a table's heading as row 1, or `nil` if there
    /// are no rows.
    public let row: Int?
    /// The archive that holds the file, or `nil` if the name of the file is enough.
    public let archive: String?

    public init(file: String, row: Int? = nil, archive: String? = nil) {
        self.file = file
        self.row = row
        self.archive = archive
    }
}

/// A remark about a row that can be read, or a further detail of it.
public enum RowRemark: Hashable, Sendable {
    case quoteRepaired
    case noRating(String, best: Int)
    /// A rating whose scale belongs to a column or is not known.
    case unrated(String)
    /// A rating of zero, which the journal has none of.
    case zeroRating
    case noDay(service: String)
    /// A delay without the arrival that it is of.
    case delayAlone
    /// A duration without the zone of the clock at its end.
    case durationAlone
    /// The place where the trip ended instead of its destination.
    case diverted(to: String)

    /// Times that have no zone of their own, with the zones of the places.
    case localTimes(in: [String])

    // These are remarks about an event.
    case endBeforeBeginning, noPlaces, onlyFirst, western
    case zoneTaken(String, for: String)
    case endlessLeg, timesDoNotFit
    case walk(from: String, to: String)
    case otherDay(said: String, event: String)
    case otherPlace(said: String, title: String)
    case otherTime(TripStop, said: String, event: String)
    case otherReservation(TripStop, said: String, event: String)

    // These are remarks about what an import changes in the entry of the journal.
    case added([FieldName]), kept([FieldName]), updated([FieldName])
    case hiddenOnly, newUID, notWritable, fileIsNewer, journalIsNewer

    // These are details of the row itself.
    case text(String)
    case rating(String, Feedback), feedback(Feedback)
    case wanted
    case fields([FieldName])
    case films(Int)
    indirect case trouble(RowTrouble)
}

/// A remark about a source that was recognised.
public enum SourceNote: Hashable, Sendable {
    /// A service's export, with the files that were read from it.
    case export(of: String, files: [String])
    /// A calendar, with the services that wrote its events.
    case calendar(String, by: [String])
    /// A backup, with the number of its saved searches.
    case backup(String, searches: Int)
    case reservations(String)
    /// A file whose text is not Unicode.
    case encoding(of: String, String)
    /// The one of several sheets that is read.
    case sheet(String, of: String)
}

/// The day or time of an entry in a source.
public enum ImportTime: Hashable, Sendable {
    case day(CalendarDay)
    /// A local time.
    case clock(DateTime)
}

extension ImportTime: CustomStringConvertible {
    /// The time in a form independent of locale, such as `2026-11-20` or `2026-11-20 14:02`.
    public var description: String {
        switch self {
        case .day(let day): day.isoText
        case .clock(let time):
            "\(time.day.isoText) \(time.hour.padded(to: 2)):\(time.minute.padded(to: 2))"
                + (time.zone == .utc ? " UTC" : "")
        }
    }
}
