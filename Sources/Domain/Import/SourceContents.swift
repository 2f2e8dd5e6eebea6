package import Foundation

/// The contents of sources as readers found them, before they are compared with the journal.
package struct SourceContents: Sendable {
    /// The name of each source that was recognised, in words for people.
    package var sources: [String] = []
    package var records: [ImportRecord] = []
    /// Rows of which nothing becomes, by the reason.
    package var leftOut: [(reason: RowReason, row: ImportRow)] = []
    /// Rows that are left out as well unless the journal has them already, from an earlier import.
    package var undecided: [UndecidedRecord] = []
    /// Rows that could not be read, by the reason.
    package var unreadable: [(reason: String, row: ImportRow)] = []
    /// Questions that the sources leave open. A record that waits for an answer names its question.
    package var questions: [ImportQuestion] = []
    /// Tables that were read by their columns.
    package var tables: [ImportTable] = []
    /// Files of a backup or of our own calendar, to take over byte for byte.
    package var files: [ImportedFile] = []
    /// Tickets that are to be kept with the trips on them.
    package var tickets: [ImportedTicket] = []
    /// Searches that a backup kept.
    package var searches: [SavedSearch] = []
    /// What a backup kept of answers about films of lists.
    package var answers: [ListAnswer] = []
    /// Lists of films, to keep as files.
    package var lists: [ImportedList] = []

    package init() {}
}

/// A list of films.
package struct ImportedList: Sendable {
    package let place: SourcePlace
    /// What is to be kept of it.
    package let file: ListFile
    package let list: FilmList
    /// Whether it was a file of a journal before.
    package let isOfBackup: Bool

    package init(place: SourcePlace, file: ListFile, list: FilmList, isOfBackup: Bool = false) {
        self.place = place
        self.file = file
        self.list = list
        self.isOfBackup = isOfBackup
    }
}

/// A row that may be no entry.
package struct UndecidedRecord: Sendable {
    /// The identity of its first record.
    package let origin: ImportOrigin
    package let kind: EntryKind
    /// Made anew each time.
    let records: @Sendable () -> [ImportRecord]
    package let reason: RowReason
    package let row: ImportRow

    package init(
        origin: ImportOrigin, kind: EntryKind, records: @escaping @Sendable () -> [ImportRecord],
        reason: RowReason, row: ImportRow
    ) {
        self.origin = origin
        self.kind = kind
        self.records = records
        self.reason = reason
        self.row = row
    }
}

/// A row of a source, as an entry.
package struct ImportRecord: Sendable {
    package var place: SourcePlace
    /// Without feedback where it follows from `rating` and the bands; our own files bring theirs.
    package var entry: Entry
    /// The source and what it calls the row.
    package var source: String
    package var key: String
    package var rating: OriginalRating?
    /// When the rating was given, where the source says so to the second.
    package var rated: Date?
    /// Oddities that the reader found, in words for people.
    package var remarks: [String] = []
    /// The question without whose answer nothing becomes of the row.
    package var question: ImportQuestion.ID?
    /// The entry that was exported; nil unless its file has a name that no other entry has.
    package var id: EntryID?
    /// The source's name for the film, whichever viewing of it this is, or empty if it has none.
    package var filmKey = ""
    package var subject = Subject.entry

    /// The thing that a source's name for a row identifies.
    package enum Subject {
        /// Of an entry, now and in every later export.
        case entry
        /// Of a film, whichever viewing of it there will be.
        case film
        /// Of one viewing of a film.
        case viewing
    }

    package init(
        place: SourcePlace, entry: Entry, source: String, key: String,
        rating: OriginalRating? = nil, remarks: [String] = [], question: ImportQuestion.ID? = nil,
        filmKey: String = "", subject: Subject = .entry
    ) {
        self.place = place
        self.entry = entry
        self.source = source
        self.key = key
        self.rating = rating
        self.remarks = remarks
        self.question = question
        self.filmKey = filmKey
        self.subject = subject
    }
}

extension ImportRecord {
    package var film: Film? {
        guard case .film(let film) = entry else { return nil }
        return film
    }

    /// Makes it a film that is still to be seen, which has another name than the film itself.
    package mutating func want() {
        changeFilm { ($0.isWanted, $0.watched) = (true, nil) }
        key = ImportOrigin.onWatchlist(key)
        (filmKey, subject) = ("", .film)
    }

    package mutating func changeFilm(_ change: (inout Film) -> Void) {
        guard case .film(var film) = entry else { return }
        change(&film)
        entry = .film(film)
    }
}

/// A file of another journal.
package struct ImportedFile: Sendable {
    package let place: SourcePlace
    /// The backup or the calendar that it is from.
    package let source: String
    package let name: String
    package let content: [UInt8]
    /// Nil if the file is not an entry.
    package let entry: Entry?
    /// The first UID in it; nil where there is none.
    package let uid: String?

    package init(
        place: SourcePlace, source: String, name: String, content: [UInt8], entry: Entry?,
        uid: String?
    ) {
        self.place = place
        self.source = source
        self.name = name
        self.content = content
        self.entry = entry
        self.uid = uid
    }
}
