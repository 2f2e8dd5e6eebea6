public import Domain
public import Wording

/// An entry in a few words: at the head of its page, as a card over choices about it, or in a
/// row among others.
public struct EntryViewModel: Hashable, Sendable {
    /// The id of the entry.
    public let id: String
    /// The title, such as "Brief Encounter".
    public let title: String
    /// The line below the title, such as "1945 · 19 November 2026"; empty if the title says all.
    public let detail: String
    /// The verdict on the entry, such as "You thought it was good"; empty if there is none.
    public let verdict: String

    /// Makes a view model of words that are ready to be shown.
    public init(id: String, title: String, detail: String = "", verdict: String = "") {
        self.id = id
        self.title = title
        self.detail = detail
        self.verdict = verdict
    }

    /// The greatest number of other entries that are listed beside an entry.
    public static let mostListed = 20
}

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
