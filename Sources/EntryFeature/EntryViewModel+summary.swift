public import Domain
public import Presentation
public import Wording

extension EntryViewModel {
    /// An entry among others of its day: as the list names it, with its time and what became of it.
    public init(_ summary: EntrySummary, words: LocalWords) {
        let time = summary.time.map { words.time($0) } ?? ""
        self.init(
            id: summary.id.rawValue, title: summary.nameInList,
            detail: [time, words.detail(of: summary)].listed)
    }
}

extension EntrySummary {
    /// Whether it is a trip.
    public var isTrip: Bool {
        if case .trip = content { true } else { false }
    }
}
