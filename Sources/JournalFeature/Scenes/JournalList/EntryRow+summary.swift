internal import Domain
internal import Presentation

extension JournalRow.Entry {
    init(_ summary: EntrySummary, words: LocalWords) {
        let day = summary.day.map {
            words.shortDay(year: $0.year, month: $0.month, day: $0.day)
        }
        switch summary.content {
        case .film(let title, let year, let feedback):
            self.init(
                id: summary.id.rawValue, kind: .film, kindName: "Film",
                title: year.map { "\(title) (\($0))" } ?? title,
                detail: Self.detail(day, feedback.words), isDisrupted: false)
        case .trip(let from, let to, let mode, let status):
            self.init(
                id: summary.id.rawValue, kind: mode.rowKind, kindName: mode.name,
                title: "\(from) → \(to)",
                detail: Self.detail(day, status.words(words)), isDisrupted: status.isDisruption)
        }
    }

    private static func detail(_ day: String?, _ rest: String?) -> String {
        [day ?? "Day unknown", rest].compactMap { $0 }.joined(separator: " · ")
    }
}

extension Feedback {
    fileprivate var words: String? {
        switch self {
        case .none: nil
        case .veryBad: "very bad"
        case .bad: "bad"
        case .soAndSo: "so and so"
        case .good: "good"
        case .reallyGood: "really good"
        }
    }
}

extension TripStatus {
    fileprivate func words(_ words: LocalWords) -> String? {
        switch self {
        case .unknown: nil
        case .onTime: "on time"
        case .late(let delay): delay < .seconds(60) ? "on time" : "\(words.duration(delay)) late"
        case .early(let lead): lead < .seconds(60) ? "on time" : "\(words.duration(lead)) early"
        case .cancelled: "cancelled"
        case .missedConnection: "connection missed"
        }
    }

    fileprivate var isDisruption: Bool {
        switch self {
        case .unknown, .onTime, .early: false
        case .late(let delay): delay >= .seconds(60)
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

    fileprivate var name: String {
        switch self {
        case .train: "Train"
        case .bus: "Bus"
        case .flight: "Flight"
        case .ferry: "Ferry"
        case .other: "Trip"
        }
    }
}
