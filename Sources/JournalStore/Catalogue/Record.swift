import Domain
import Synchronization

/// An entry as it is kept in memory.
final class Record: Sendable {
    let id: EntryID
    let entry: Entry
    let order: Order
    private let folded = Mutex<[CChar]?>(nil)

    init(id: EntryID, entry: Entry) {
        self.id = id
        self.entry = entry
        order = Order(id: id, entry: entry)
    }

    var summary: EntrySummary { EntrySummary(id: id, entry: entry) }

    /// What a search looks through, as a C string, folded when it is first asked for.
    var searchText: [CChar] {
        folded.withLock { folded in
            if let folded { return folded }
            let text = Array(SearchText.folded(entry.searchable).utf8CString)
            folded = text
            return text
        }
    }
}

extension Record {
    /// Where an entry stands: newest first, and those without a day last.
    ///
    /// On one day a film comes before the trips, as the evening comes after the day; trips follow
    /// by the clock at their departure, the later first; then the names of the files decide.
    struct Order: Comparable {
        private let moment: Int
        private let name: String

        init(id: EntryID, entry: Entry) {
            name = id.rawValue
            guard let day = entry.day else {
                moment = .min
                return
            }
            let second =
                switch entry {
                case .film: 86_400
                case .trip(let trip):
                    trip.departure.hour * 3_600 + trip.departure.minute * 60 + trip.departure.second
                }
            moment = day.daysSinceEpoch * 100_000 + second
        }

        static func < (left: Self, right: Self) -> Bool {
            left.moment == right.moment ? left.name < right.name : left.moment > right.moment
        }
    }
}

extension Entry {
    /// The texts that a search looks through.
    fileprivate var searchable: String {
        let texts =
            switch self {
            case .film(let film):
                [film.title, film.year.map(String.init) ?? "", film.place, film.notes] + film.tags
            case .trip(let trip):
                [
                    trip.from, trip.to, trip.operator, trip.service, trip.journey, trip.notes,
                ] + trip.tags
            }
        return texts.joined(separator: "\n")
    }
}
