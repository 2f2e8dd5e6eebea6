public import Domain
public import Presentation
public import Wording

extension EntryViewModel {
    /// Makes a related entry, with its name in the list, its time and its outcome.
    public init(_ summary: EntrySummary, words: Localizer) {
        let time = summary.time.map { words.time($0) } ?? ""
        self.init(
            id: summary.id.rawValue, title: summary.nameInList,
            detail: [time, words.detail(of: summary)].listed)
    }
}

extension EntrySummary {
    public var isTrip: Bool {
        if case .trip = content { true } else { false }
    }
}
