import Domain
import Foundation
import JournalFormat

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
    let values: EntryValues
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
        values = EntryValues(entry)
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
        switch entry {
        case .film(let film):
            for field in FilmFields.all where field.isSearched { add(field, of: film) }
        case .trip(var trip):
            // The user does not search for an id that this program made.
            if JourneyID.isGiven(trip.journey) { trip.journey = "" }
            for field in TripFields.all where field.isSearched { add(field, of: trip) }
            addSpellings(ofService: trip.service)
        case .pass(let pass):
            for field in PassFields.all where field.isSearched { add(field, of: pass) }
        case .claim(let claim):
            for field in ClaimFields.all where field.isSearched { add(field, of: claim) }
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

    /// Adds the words of a field.
    private mutating func add<Whole>(_ field: EntryField<Whole>, of whole: Whole) {
        let column = SearchColumn.of(field.searchOperator) ?? .words
        words[column.place].append(field, of: whole)
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
