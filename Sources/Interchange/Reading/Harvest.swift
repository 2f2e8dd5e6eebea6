import Domain
import Foundation

/// What readers found in sources, before it is compared with the journal.
struct Harvest: Sendable {
    /// What was recognised, in words for people, one a source.
    var sources: [String] = []
    var candidates: [Candidate] = []
    /// Rows of which nothing becomes, by the reason.
    var leftOut: [(reason: String, row: ImportRow)] = []
    /// What is left out as well unless the journal has it already, from an earlier import.
    var undecided: [Undecided] = []
    /// Rows that could not be read, by the reason.
    var unreadable: [(reason: String, row: ImportRow)] = []
    /// What the sources leave open. A candidate that waits for an answer names its question.
    var questions: [ImportQuestion] = []
    /// Files of a backup or of our own calendar, to take over byte for byte.
    var files: [HarvestedFile] = []
}

/// A row that may be no entry.
struct Undecided: Sendable {
    /// What names its first candidate.
    let origin: ImportOrigin
    let kind: EntryKind
    /// Made anew each time.
    let candidates: @Sendable () -> [Candidate]
    let reason: String
    let row: ImportRow
}

/// What a row says, as an entry.
struct Candidate: Sendable {
    var place: SourcePlace
    /// Without feedback where it follows from `rating` and the bands; our own files bring theirs.
    var entry: Entry
    /// The source and what it calls the row.
    var source: String
    var key: String
    var rating: OriginalRating?
    /// When the rating was given, where the source says so to the second.
    var rated: Date?
    /// What the reader found odd, in words for people.
    var remarks: [String] = []
    /// The question without whose answer nothing becomes of the row.
    var question: ImportQuestion.ID?
    /// The entry that was exported; nil unless its file has a name that no other entry has.
    var id: EntryID?
    /// What the source calls the film, whichever viewing of it this is; empty where that is unknown.
    var filmKey = ""
    var subject = Subject.entry

    /// What a name that the source gives is the name of.
    enum Subject {
        /// Of an entry, now and in every later export.
        case entry
        /// Of a film, whichever viewing of it there will be.
        case film
        /// Of one viewing of a film.
        case viewing
    }
}

/// A file of another journal.
struct HarvestedFile: Sendable {
    let place: SourcePlace
    /// The backup or the calendar that it is from.
    let source: String
    let name: String
    let content: [UInt8]
    /// Nil where the file is no entry.
    let entry: Entry?
    /// The first UID in it; nil where there is none.
    let uid: String?

    init(place: SourcePlace, source: String, name: String, content: [UInt8], entry: Entry?) {
        self.init(
            place: place, source: source, name: name, content: content, entry: entry,
            uid: CalendarUID.first(in: content))
    }

    /// The same where its UID is known.
    init(
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
