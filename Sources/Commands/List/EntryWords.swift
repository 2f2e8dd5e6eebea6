internal import Domain
internal import Presentation

/// An entry in words, as a line of the list has them.
@MainActor
struct EntryWords {
    let kind: String
    /// Such as `Brief Encounter (1945)` or `Köln Hbf → Wien Westbf`.
    let title: String
    /// Such as `really good` or `12 min late`; empty where there is nothing to say.
    let detail: String

    init(_ summary: EntrySummary, words: LocalWords) {
        switch summary.content {
        case .film(let title, let year, let feedback):
            kind = EntryKind.film.words
            self.title = year.map { "\(title) (\($0))" } ?? title
            detail = feedback.words
        case .trip(let from, let to, let mode, let status):
            kind = mode.words
            title = "\(from) → \(to)"
            detail = status.words { words.duration($0) }
        }
    }
}

extension EntryKind {
    /// What entries are called in lines of the list.
    static let allWords = [EntryKind.film.words] + TravelMode.allCases.map(\.words)
}
