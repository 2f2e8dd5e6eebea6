internal import Domain
internal import Presentation

extension JournalRow.Entry {
    /// A row is read under the heading of its month, which says that the day is unknown where it is.
    init(_ summary: EntrySummary, words: LocalWords) {
        let day = summary.day.map {
            words.shortDay(year: $0.year, month: $0.month, day: $0.day)
        }
        let time = summary.time.map { words.time(hour: $0.hour, minute: $0.minute) }
        switch summary.content {
        case .film(_, _, let feedback):
            self.init(
                id: summary.id.rawValue, kind: .film, kindName: EntryKind.film.words,
                title: summary.nameInList,
                detail: Self.detail(day, time, feedback.words), isDisrupted: false)
        case .trip(_, _, let mode, let status):
            self.init(
                id: summary.id.rawValue, kind: mode.rowKind, kindName: mode.words,
                title: summary.nameInList,
                detail: Self.detail(day, time, status.words { words.duration($0) }),
                isDisrupted: status.isDisruption)
        }
    }

    private static func detail(_ parts: String?...) -> String {
        parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}

extension TripStatus {
    fileprivate var isDisruption: Bool {
        switch self {
        case .unknown, .onTime, .early: false
        case .late: difference != nil
        case .cancelled, .missedConnection: true
        }
    }
}

extension TravelMode {
    fileprivate var rowKind: JournalRow.Kind {
        switch self {
        case .train: .train
        case .bus: .bus
        case .flight: .flight
        case .ferry: .ferry
        case .other: .other
        }
    }
}
