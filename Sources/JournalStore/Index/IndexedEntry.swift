import Domain
import Foundation

/// What the index keeps of an entry: its row in the list, its place in the order, and its words.
struct IndexedEntry: Sendable {
    let summary: EntrySummary
    let moment: Int64
    let turn: EntryTurn
    /// See `MonthKey`.
    let month: Int
    /// Tells this entry from what it was before.
    let fingerprint: Int64
    let place: String
    let `operator`: String
    let tags: [String]
    /// Folded; see `SearchWords`.
    let words: String

    /// - Parameter written: when it was first written, where that is known.
    init(name: String, _ entry: Entry, written: Date?) {
        summary = EntrySummary(id: EntryID(name), entry: entry)
        moment = EntryMoment(entry).value
        turn = EntryTurn(entry, written: written)
        month = MonthKey(entry.day).value
        var fingerprint = Fingerprint(of: entry)
        fingerprint.add(Int(turn.written))
        self.fingerprint = Int64(bitPattern: fingerprint.value)
        tags = entry.tags
        switch entry {
        case .film(let film):
            place = film.place
            `operator` = ""
        case .trip(let trip):
            place = ""
            `operator` = trip.operator
        }
        words = entry.words
    }
}

extension Entry {
    /// All that a search looks through.
    fileprivate var words: String {
        var words = SearchWords()
        for text in written where !text.isEmpty { words.append(asText: text) }
        for tag in tags { words.append(asText: tag) }
        words.appendParts()
        words.endText()
        for word in shownWords { words.append(word) }
        return words.text
    }

    /// What somebody wrote.
    private var written: [String] {
        switch self {
        case .film(let film):
            [film.title + (film.year.map { " \($0)" } ?? ""), film.place, film.notes]
        case .trip(let trip):
            [
                trip.from, trip.to, trip.operator, trip.service, trip.seat, trip.travelClass,
                trip.journey, trip.claim, trip.notes,
            ]
        }
    }
}
