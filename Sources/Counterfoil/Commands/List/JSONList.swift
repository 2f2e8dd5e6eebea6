import Domain
import Statistics

extension JSONValue {
    /// Makes the JSON of a summary; see docs/command-line.md.
    init(_ summary: EntrySummary) {
        self = .merged(
            [
                "file": summary.id.rawValue, "day": summary.day, "kind": summary.kind.rawValue,
            ], .content(of: summary))
    }

    private static func content(of summary: EntrySummary) -> JSONValue {
        switch summary.content {
        case .film(let title, let year, let feedback):
            let given = feedback == .none ? [] : [GivenFeedback(feedback, at: nil)]
            return .merged(
                Film(title: title, year: year, feedbackGiven: given).listed,
                summary.isWanted ? ["wanted": true] : [:])
        case .trip(let from, let to, let mode, let status):
            let trip = summary.departure.map {
                Trip(
                    from: from, to: to, fromCoordinates: summary.fromCoordinates,
                    toCoordinates: summary.toCoordinates, mode: mode, departure: $0,
                    arrival: nil, distance: summary.distance)
            }
            return .merged(
                trip?.listed ?? [:],
                ["outcome": status.outcome, "minutesLate": status.minutesLate])
        case .pass(let pass): return ["name": pass.name, "validUntil": pass.validUntil]
        case .claim(let claim):
            return [
                "subject": claim.subject, "state": claim.state(on: nil).rawValue,
                "due": claim.due, "amount": claim.amount.map { "\($0.amount)" },
                "currency": claim.amount?.currency,
            ]
        }
    }
}

extension TripStatus {
    fileprivate var outcome: String? {
        switch self {
        case .unknown: nil
        case .onTime: "on time"
        case .late: "late"
        case .early: "early"
        case .cancelled: "cancelled"
        case .missedConnection: "missed connection"
        }
    }
}

extension HasFields {
    /// The members of an entry whose values are known without reading its file, in the order of the
    /// fields.
    fileprivate var listed: JSONValue {
        JSONValue(members: Self.fields.filter(\.isListed).map { ($0.member, $0.json(of: self)) })
    }
}

extension EntryField {
    /// Returns the value as `list --json` prints it, or `nil` if it is unknown.
    fileprivate func json(of whole: Whole) -> (any HasJSON)? {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path): whole[keyPath: path]
        case .attachment(let path): whole[keyPath: path]?.address
        case .number(let path): whole[keyPath: path]
        case .flag(let path), .todo(let path): whole[keyPath: path]
        case .day(let path): whole[keyPath: path]
        case .time(let path): whole[keyPath: path]?.clock
        case .start(let path): whole[keyPath: path].clock
        case .word(let word): word(whole)
        case .disruption(let path): whole[keyPath: path]?.rawValue
        case .fare(let path): whole[keyPath: path].map { "\($0.amount)" }
        case .coordinates(let path): whole[keyPath: path]
        case .distance(let path): whole[keyPath: path].map { JSONValue.decimal("\($0)") }
        case .rating(let path, _): whole[keyPath: path]?.value
        case .feedbackHistory(let path): whole[keyPath: path].last?.feedback.word
        case .list(let path), .tags(let path): whole[keyPath: path]
        case .rule(let path): whole[keyPath: path]?.text
        case .steps(let path): whole[keyPath: path].map(\.kind.rawValue)
        case .about(let path): whole[keyPath: path].map(\.uid)
        case .imports(let path): whole[keyPath: path].map(\.source)
        }
    }
}

extension Coordinates: HasJSON {
    var json: JSONValue {
        [
            "latitude": JSONValue.decimal(decimals.latitude),
            "longitude": JSONValue.decimal(decimals.longitude),
        ]
    }
}

extension Feedback {
    /// The word in JSON, such as "so and so", which never changes; empty for none.
    fileprivate var word: String { self == .none ? "" : fileWord.replacing("-", with: " ") }
}

extension DateTime {
    /// The time of day in its own zone, such as "09:05".
    fileprivate var clock: String {
        [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
