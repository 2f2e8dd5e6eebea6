package import Foundation

/// The contents of sources as readers found them, before the comparison with the journal.
package struct SourceContents: Sendable {
    package var sources: [SourceNote] = []
    package var records: [ImportRecord] = []
    /// The rows that are not imported, with the reason.
    package var leftOut: [(reason: RowReason, row: ImportRow)] = []
    /// The rows that are left out unless the journal has them from an earlier import.
    package var undecided: [UndecidedRecord] = []
    /// The rows that cannot be read.
    package var unreadable: [UnreadableRow] = []
    /// The questions that the sources leave open. A record that waits for an answer names its
    /// question.
    package var questions: [ImportQuestion] = []
    /// The tables that were read by their columns.
    package var tables: [ImportTable] = []
    /// The files of a backup or of Counterfoil's own calendar, to be copied unchanged.
    package var files: [ImportedFile] = []
    /// The tickets to store with their trips.
    package var tickets: [ImportedTicket] = []
    /// The saved searches of a backup.
    package var searches: [SavedSearch] = []
    /// The answers about films of lists of a backup.
    package var answers: [ListAnswer] = []
    /// The lists of films, to be stored as files.
    package var lists: [ImportedList] = []
    /// The tables that are read once the films of the journal are known.
    package var catalogues: [FilmCatalogue] = []

    package init() {}
}

/// A list of films in a source.
package struct ImportedList: Sendable {
    package let place: SourcePlace
    package let file: ListFile
    package let list: FilmList
    /// Whether the list was a file of a journal before.
    package let isOfBackup: Bool

    package init(place: SourcePlace, file: ListFile, list: FilmList, isOfBackup: Bool = false) {
        self.place = place
        self.file = file
        self.list = list
        self.isOfBackup = isOfBackup
    }
}

package struct UnreadableRow: Sendable {
    package let trouble: RowTrouble
    package let row: ImportRow
}

/// A row that may not be an entry.
package struct UndecidedRecord: Sendable {
    /// The identity of its first record.
    package let origin: ImportOrigin
    package let kind: EntryKind
    /// Creates the records again on each call.
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
    /// The entry, without feedback if `rating` and the bands give it. Counterfoil's own files
    /// contain feedback.
    package var entry: Entry
    /// The name of the source. `key` is the source's identifier of the row.
    package var source: String
    package var key: String
    package var rating: OriginalRating?
    /// The time of the rating, if the source has it to the second.
    package var rated: Date?
    /// The oddities that the reader found.
    package var remarks: [RowRemark] = []
    /// The question that must be answered before the row is imported.
    package var question: ImportQuestion.ID?
    /// The exported entry, or `nil` if the name of its file is not unique.
    package var id: EntryID?
    /// The source's identifier of the film, for all its viewings; empty if there is none.
    package var filmKey = ""
    package var subject = Subject.entry
    /// Whether the day is that of the last viewing, of which a later export may have another one.
    package var isLastViewing = false
    /// Whether the time zones of the trip were looked up by its places, as the source has none.
    package var hasZonesOfPlaces = false
    /// Whether the row is not an entry, and only fills blanks of films of the journal.
    package var onlyFillsIn = false

    /// The object that a source's key of a row identifies.
    package enum Subject {
        /// An entry, in this export and all later ones.
        case entry
        /// A film, for all its viewings.
        case film
        /// A single viewing of a film.
        case viewing
    }

    package init(
        place: SourcePlace, entry: Entry, source: String, key: String,
        rating: OriginalRating? = nil, remarks: [RowRemark] = [],
        question: ImportQuestion.ID? = nil,
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

    /// Turns the record into a film that is still to be seen. Its key differs from that of the film
    /// itself.
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

package struct ImportedFile: Sendable {
    package let place: SourcePlace
    /// The name of the backup or calendar that holds it.
    package let source: String
    package let name: String
    package let content: [UInt8]
    /// The entry, or `nil` if the file is not one.
    package let entry: Entry?
    /// The first UID in the file, or `nil` if there is none.
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

extension SourceContents {
    /// The greatest number of rows in one import. It is more than a lifetime of entries. Each row
    /// takes about two kilobytes until it is written, so this bounds the memory that a malicious
    /// file can use.
    package static let mostRows = 500_000

    /// - Parameters:
    ///   - rows: The number of rows read so far.
    /// - Throws: An error if there are too many rows.
    package static func check(_ rows: Int, of file: String) throws(ImportError) {
        guard rows > mostRows else { return }
        throw .tooManyRows(file: file, most: mostRows)
    }

    /// Whether there is nothing to show in a preview.
    package var isEmpty: Bool { count == 0 && questions.isEmpty && tables.isEmpty }

    /// The number of rows and files that were read, left out or refused.
    package var count: Int {
        records.count + catalogues.count + files.count + lists.count + leftOut.count
            + undecided.count + unreadable.count
    }

    /// Records that a row is not imported.
    package mutating func leaveOut(_ row: ImportRow, _ reason: RowReason) {
        leftOut.append((reason, row))
    }

    /// Returns the contents with undecided rows as records if the journal has them, so that a later
    /// version of an event finds the trip that was imported from it. The other undecided rows are
    /// left out.
    package func decided(where isThere: (UndecidedRecord) -> Bool) -> SourceContents {
        var contents = self
        contents.undecided = []
        for one in undecided {
            if isThere(one) {
                contents.records += one.records()
            } else {
                contents.leaveOut(one.row, one.reason)
            }
        }
        return contents
    }

    /// Returns the contents with all records converted, those of undecided rows included.
    package func converted(
        _ convert: @escaping @Sendable (ImportRecord) -> ImportRecord
    ) async -> SourceContents {
        var contents = self
        contents.records = await records.mapChunks(of: 1_024) { $0.map(convert) }
        contents.undecided = undecided.map { one in
            UndecidedRecord(
                origin: one.origin, kind: one.kind, records: { one.records().map(convert) },
                reason: one.reason, row: one.row)
        }
        return contents
    }

    /// Adds records. The first array is not copied, because it may have millions of elements.
    package mutating func add(_ more: [ImportRecord]) {
        if records.isEmpty {
            records = more
        } else {
            records += more
        }
    }

    /// Records that a row cannot be read.
    package mutating func refuse(_ row: ImportRow, _ trouble: RowTrouble) {
        unreadable.append(UnreadableRow(trouble: trouble, row: row))
    }

    /// Adds the contents that another reader found.
    package mutating func add(_ other: SourceContents) {
        sources += other.sources
        records += other.records
        leftOut += other.leftOut
        undecided += other.undecided
        unreadable += other.unreadable
        questions += other.questions
        tables += other.tables
        files += other.files
        tickets += other.tickets
        searches += other.searches
        answers += other.answers
        lists += other.lists
        catalogues += other.catalogues
    }
}

/// A table of facts about all films that there are, of which an import reads those about films of
/// the journal. It adds no films.
package struct FilmCatalogue: Sendable {
    package typealias Reading =
        @Sendable (
            _ films: SoughtFilms,
            _ progress: @escaping @MainActor @Sendable (ImportProgress) -> Void
        ) async throws(ImportError) -> SourceContents

    /// Reads the rows about some films. Each becomes a record that only fills in films.
    ///
    /// The progress is the number of rows read so far. The task's cancellation is checked now and
    /// then.
    package let read: Reading

    package init(read: @escaping Reading) {
        self.read = read
    }
}

/// The films about which facts are sought, so that of a long table only their rows are kept.
package struct SoughtFilms: Sendable {
    /// The IMDb numbers in the films' links.
    private var numbers: Set<String> = []
    /// The years of the films of each title, folded.
    private var years: [String: Set<Int>] = [:]
    /// The folded titles of films without a year.
    private var titlesOfAnyYear: Set<String> = []

    package init() {}

    /// Adds a film.
    ///
    /// - Parameter titles: The folded titles.
    package mutating func add(titled titles: Set<String>, from year: Int?, number: String?) {
        if let number { numbers.insert(number) }
        for title in titles {
            if let year {
                years[title, default: []].insert(year)
            } else {
                titlesOfAnyYear.insert(title)
            }
        }
    }

    package func contains(number: String) -> Bool { numbers.contains(number) }

    /// Returns whether a film of a title, in any spelling, and a year may be one of these.
    package func contains(_ title: String, from year: Int?) -> Bool {
        let title = WholeText.folded(title)
        if titlesOfAnyYear.contains(title) { return true }
        guard let years = years[title] else { return false }
        return year.map(years.contains) ?? true
    }
}

extension Film {
    /// The title and the original title without case, accents and punctuation.
    package var foldedTitles: Set<String> {
        Set([title, originalTitle].filter { !$0.isEmpty }.map(WholeText.folded))
    }
}
