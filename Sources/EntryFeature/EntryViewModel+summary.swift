public import Domain
public import Presentation

extension EntryViewModel {
    /// An entry among others of its day: as the list names it, with its time and what became of it.
    public init(_ summary: EntrySummary, words: LocalWords) {
        let time = summary.time.map { words.time(hour: $0.hour, minute: $0.minute) }
        let outcome =
            switch summary.content {
            case .film(_, _, let feedback): feedback.words
            case .trip(_, _, _, let status): status.words { words.duration($0) }
            }
        self.init(
            id: summary.id.rawValue, title: summary.nameInList,
            detail: [time ?? "", outcome].filter { !$0.isEmpty }.joined(separator: " · "))
    }
}

extension EntrySummary {
    /// Whether it is a trip.
    public var isTrip: Bool {
        if case .trip = content { true } else { false }
    }
}
