import Domain
import Foundation
import JournalFormat

/// A file that was read, as the index has it.
struct IndexedFile: Sendable {
    let name: String
    /// The signature, or `nil` if the file has to be read again in any case.
    let stamp: FileSignature?
    let content: Content

    /// The content of the file. It is indirect, since files are passed on in arrays and the row of
    /// an entry is large.
    indirect enum Content: Sendable {
        case entry(IndexedEntry)
        case unreadable(FileError)
        /// The file is a sync program's copy of the entry in the file of this name.
        case copy(of: String)
        /// There is no such file, or it is not a regular one.
        case absent
    }

    init(name: String, stamp: FileSignature? = nil, _ content: Content) {
        self.name = name
        // A file that was just changed cannot be recognised by its signature.
        self.stamp = stamp.flatMap { $0.isSettled ? $0 : nil }
        self.content = content
    }

    init(name: String, stamp: FileSignature? = nil, bytes: [UInt8]) {
        do throws(CalendarDefect) {
            let read = try EntryText.dated(bytes)
            self.init(
                name: name, stamp: stamp,
                .entry(
                    IndexedEntry(
                        name: name, read.entry, uid: CalendarUID.first(in: bytes),
                        written: read.written, isTask: read.isTask)))
        } catch {
            self.init(name: name, stamp: stamp, .unreadable(.content(error)))
        }
    }
}

extension IndexedFile {
    init(reading name: String, in folder: Folder) {
        do throws(ReadFailure) {
            let content = try folder.read(name)
            if let copy = ConflictCopy(name, bytes: content.bytes, in: folder) {
                // A copy has no signature, since what it is depends on another file.
                self.init(name: name, .copy(of: copy.original))
                return
            }
            self.init(name: name, stamp: content.stamp, bytes: content.bytes)
        } catch {
            switch error {
            case .absent: self.init(name: name, .absent)
            case .unreadable(let reason), .forbidden(let reason):
                self.init(name: name, stamp: folder.stamp(of: name), .unreadable(reason))
            case .unreachable(let reason): self.init(name: name, .unreadable(reason))
            }
        }
    }
}

/// The form in which the index keeps the reason why a file cannot be read.
extension FileError {
    /// The reason as JSON. The same reason has always the same text.
    var stored: String {
        get throws {
            String(decoding: try JSONEncoder.ordered.encode(self), as: UTF8.self)
        }
    }

    init(stored text: String) throws {
        self = try JSONDecoder().decode(FileError.self, from: Data(text.utf8))
    }
}

/// An entry as the index has it: its row in the list, its position in the order, and its words.
struct IndexedEntry: Sendable {
    let summary: EntrySummary
    /// Whether the entry is a film that was on the wish list and has been watched.
    let wasWanted: Bool
    let moment: Int64
    let turn: SortTieBreaker
    /// The month; see `MonthKey`.
    let month: Int
    /// The fingerprint, which shows whether the entry has changed.
    let fingerprint: Int64
    /// The texts of the columns of `EntryValues`.
    let values: [String]
    private(set) var facts: EntryFacts
    /// The trip, whose ends can be looked up, or `nil` for another entry.
    private let trip: Trip?
    /// The id of the journey of a trip, or `nil` if the trip is a journey by itself.
    let journey: String?
    /// The values of the leg; see `JourneyLeg`. It is `nil` without a journey.
    let leg: String?
    /// The record for a ledger; see `IndexRecord`.
    let record: String?
    /// The folded words of each column; see `SearchWords`.
    private(set) var words: [String?]
    /// The first letters of the words in all columns.
    private(set) var letters: FirstLetters

    /// The match keys; see `MatchKey`.
    let matchKeys: [UInt64]

    /// - Parameters:
    ///   - uid: the first UID in the file, or `nil` if it has none.
    ///   - written: the time when the entry was first written, if known.
    ///   - isTask: whether the component is a to-do, completed or not.
    init(name: String, _ entry: Entry, uid: String?, written: Date?, isTask: Bool) {
        summary = EntrySummary(id: EntryID(name), entry: entry)
        wasWanted = isTask && !entry.isWanted
        moment = SortDate(entry).value
        turn = SortTieBreaker(entry, written: written)
        month = MonthKey(entry).value
        var fingerprint = Fingerprint(of: entry)
        facts = EntryFacts(entry, summary, written: written)
        fingerprint.add(facts.added ?? Int(turn.written))
        if wasWanted { fingerprint.add(1) }
        fingerprint.add(uid ?? "")
        self.fingerprint = Int64(bitPattern: fingerprint.value)
        values = EntryValues.texts(of: entry)
        words = EntryWords(entry).columns
        letters = FirstLetters(of: words)
        record = IndexRecord.text(of: entry)
        matchKeys = MatchKey.all(of: entry, in: name, uid: uid)
        if case .trip(let trip) = entry { self.trip = trip } else { trip = nil }
        if let trip, !trip.journey.isEmpty {
            (journey, leg) = (trip.journey, JourneyLeg(trip).text)
        } else {
            (journey, leg) = (nil, nil)
        }
    }

    /// Adds the countries of a trip's ends and, if the trip has no distance, that between them.
    mutating func locate(by places: IndexPlaces) {
        guard let trip else { return }
        let ends = places.ends(of: trip)
        facts.locate(ends, of: trip)
        guard facts.isAbout, let kilometres = ends.greatCircle(of: trip) else { return }
        var distance = SearchWords()
        for text in Trip.distanceWords(about: kilometres) { distance.append(text) }
        letters = letters.union(FirstLetters(of: [distance.text]))
        words[0] = [words[0], distance.text].compactMap(\.self).joined(separator: " ")
    }
}

/// The words of an entry that a search looks through, by column.
private struct EntryWords {
    private var words = [SearchWords](repeating: SearchWords(), count: SearchColumn.all.count)

    init(_ entry: Entry) {
        if case .trip(var trip) = entry {
            // The user does not search for an id that this program made.
            if JourneyID.isGiven(trip.journey) { trip.journey = "" }
            addFields(of: trip)
            addSpellings(ofService: trip.service)
        } else {
            addFields(of: entry.content)
        }
        for column in words.indices { words[column].appendParts() }
        words[0].endText()
        for word in entry.shownWords { words[0].append(word) }
    }

    var columns: [String?] { words.map { $0.isEmpty ? nil : $0.text } }

    /// Adds the spellings of a service that the field does not have, so that each finds it.
    private mutating func addSpellings(ofService service: String) {
        guard !service.isEmpty else { return }
        guard let column = SearchColumn.of(.service)?.place else { return }
        let written = words[column].text
        for spelling in ServiceName.spellings(of: service) where spelling != written {
            words[column].append(asText: spelling)
        }
    }

    private mutating func addFields<Content: EntryContent>(of content: Content) {
        for field in Content.fields where field.isSearched {
            let column = SearchColumn.of(field.searchOperator) ?? .words
            words[column.place].append(field, of: content)
        }
    }
}

extension SearchWords {
    fileprivate mutating func append<Whole>(_ field: EntryField<Whole>, of whole: Whole) {
        switch field.value {
        case .line(let path), .paragraphs(let path):
            if !whole[keyPath: path].isEmpty { append(asText: whole[keyPath: path]) }
        case .number(let path):
            if let number = whole[keyPath: path] { append("\(number)") }
        case .list(let path), .tags(let path):
            for text in whole[keyPath: path] { append(asText: text) }
        default: break
        }
    }
}

/// The order of entries with the same `SortDate`: by the time of writing, the latest first, then by
/// title. Films without a day are sorted by title only.
///
/// It depends only on the contents of the file, so that it is the same in every index of a journal,
/// on every computer that the journal is synced to. Equal entries are sorted by file name.
struct SortTieBreaker: Hashable {
    /// The time of writing in seconds since 1970, or 0 if the file does not have it.
    let written: Int64
    /// The title for comparison by bytes, which is independent of the language.
    let title: String

    init(_ entry: Entry, written moment: Date?) {
        written =
            entry.day == nil
            ? 0 : Int64(exactly: (moment?.timeIntervalSince1970 ?? 0).rounded(.down)) ?? 0
        title =
            switch entry {
            case .film(let film): Self.title(film.title, year: film.year)
            case .trip(let trip): Self.title("\(trip.from) \(trip.to)", year: nil)
            case .pass(let pass): Self.title(pass.name, year: nil)
            case .claim(let claim): Self.title(claim.subject, year: nil)
            }
    }

    /// Returns a title for comparison, followed by the year, so that of films with the same title
    /// the older comes first.
    static func title(_ title: String, year: Int?) -> String {
        WholeText.key(of: title) + (year.map { " \($0)" } ?? "")
    }
}

extension Fingerprint {
    /// Creates the fingerprint of an entry's fields, which shows whether the entry has changed.
    init(of entry: Entry) {
        self.init()
        add(EntryKind.allCases.firstIndex(of: entry.kind))
        addFields(of: entry.content)
    }

    private mutating func addFields<Content: EntryContent>(of content: Content) {
        for field in Content.fields { add(field, of: content) }
    }

    private mutating func add<Whole>(_ field: EntryField<Whole>, of whole: Whole) {
        switch field.value {
        case .fare(let path):
            add(whole[keyPath: path].map { [$0.amount.description, $0.currency] } ?? [])
        case .attachment(let path): add(whole[keyPath: path]?.address ?? "")
        case .rating(let path, _): add(whole[keyPath: path].map { [$0.value, $0.source] } ?? [])
        case .feedbackHistory(let path):
            add(whole[keyPath: path].count)
            for given in whole[keyPath: path] {
                add(given.feedback.rawValue)
                add(given.moment)
            }
        case .imports(let path): add(whole[keyPath: path])
        default: add(field.record(of: whole))
        }
    }

    private mutating func add(_ marks: [ImportMark]) {
        add(marks.count)
        for mark in marks {
            add([mark.source, mark.key])
            add(mark.said.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        }
    }

    private mutating func add(_ moment: Date?) {
        add(moment.map { Int(bitPattern: UInt($0.timeIntervalSince1970.bitPattern)) })
    }
}
