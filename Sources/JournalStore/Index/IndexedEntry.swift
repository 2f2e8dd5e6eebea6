import Domain

/// What the index keeps of an entry: its row in the list, its place in the order, and its words.
struct IndexedEntry: Sendable {
    let summary: EntrySummary
    let moment: Int64
    /// See `MonthKey`.
    let month: Int
    /// Tells this entry from what it was before.
    let fingerprint: Int64
    let place: String
    let `operator`: String
    let tags: [String]
    /// Folded; see `SearchWords`.
    let words: String

    init(name: String, _ entry: Entry) {
        summary = EntrySummary(id: EntryID(name), entry: entry)
        moment = EntryMoment(entry).value
        month = MonthKey(entry.day).value
        fingerprint = Int64(bitPattern: Fingerprint(of: entry).value)
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
        for text in searched + tags {
            words.append(text)
            words.endText()
        }
        return words.text
    }

    private var searched: [String] {
        switch self {
        case .film(let film):
            [film.title + (film.year.map { " \($0)" } ?? ""), film.place, film.notes]
        case .trip(let trip):
            [trip.from, trip.to, trip.operator, trip.service, trip.journey, trip.notes]
        }
    }
}
