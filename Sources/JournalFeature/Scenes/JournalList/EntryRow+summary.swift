internal import Domain
internal import Wording

extension JournalRow.Entry {
    /// A row is read under the heading of its month, which says that the day is unknown where it is.
    init(_ summary: EntrySummary, words: LocalWords) {
        let content = summary.content
        let detail = [
            summary.day.map { words.shortDay($0) } ?? "",
            summary.time.map { words.time($0) } ?? "", words.detail(of: content),
        ]
        self.init(
            id: summary.id.rawValue, kind: content.rowKind, kindName: words.kind(of: content),
            title: content.nameInList, detail: detail.listed,
            isDisrupted: content.isDisrupted)
    }
}

extension EntrySummary.Content {
    fileprivate var rowKind: RowKind {
        switch self {
        case .film: .film
        case .trip(_, _, let mode, _): RowKind(mode)
        }
    }

    fileprivate var isDisrupted: Bool {
        switch self {
        case .film: false
        case .trip(_, _, _, let status): status.isDisruption
        }
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
