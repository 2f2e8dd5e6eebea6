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
            kind = EntryKindWords.film
            self.title = year.map { "\(title) (\($0))" } ?? title
            detail = feedback.words
        case .trip(let from, let to, let mode, let status):
            kind = EntryKindWords.words(for: mode)
            title = "\(from) → \(to)"
            detail = status.words(words)
        }
    }
}

/// What kinds of entries are called.
enum EntryKindWords {
    static let film = "Film"

    static func words(for mode: TravelMode) -> String {
        switch mode {
        case .train: "Train"
        case .bus: "Bus"
        case .flight: "Flight"
        case .ferry: "Ferry"
        case .other: "Trip"
        }
    }

    static let all = [film] + TravelMode.allCases.map(words)
}

extension Feedback {
    /// As a list and the command line have it; empty for none.
    var words: String {
        switch self {
        case .none: ""
        case .veryBad: "very bad"
        case .bad: "bad"
        case .soAndSo: "so and so"
        case .good: "good"
        case .reallyGood: "really good"
        }
    }
}

extension TripStatus {
    @MainActor
    fileprivate func words(_ words: LocalWords) -> String {
        switch self {
        case .unknown: ""
        case .onTime: "on time"
        case .late(let delay): delay < .seconds(60) ? "on time" : "\(words.duration(delay)) late"
        case .early(let lead): lead < .seconds(60) ? "on time" : "\(words.duration(lead)) early"
        case .cancelled: "cancelled"
        case .missedConnection: "connection missed"
        }
    }
}
