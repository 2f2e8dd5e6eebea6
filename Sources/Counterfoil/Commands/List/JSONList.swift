import Domain
import Statistics

/// Prints entries as a JSON array, with an object in each line.
final class JSONList: WritesRows {
    private let output: any TakesText
    private var isFirst = true

    init(on output: any TakesText) {
        self.output = output
    }

    func begin() throws(OutputError) {
        try output.write("[")
    }

    func write(_ summary: EntrySummary) throws(OutputError) {
        try output.write((isFirst ? "\n" : ",\n") + JSONValue(summary).text)
        isFirst = false
    }

    func end() throws(OutputError) {
        try output.write(isFirst ? "]\n" : "\n]\n")
    }
}

extension JSONValue {
    /// Makes the JSON of a summary; see docs/command-line.md.
    fileprivate init(_ summary: EntrySummary) {
        var members: [(String, JSONValue)] = [
            ("file", .text(summary.id.rawValue)),
            ("day", summary.day.map { .text($0.isoText) } ?? .null),
            ("kind", .text(summary.kind.rawValue)),
        ]
        switch summary.content {
        case .film(let title, let year, let feedback):
            let given = feedback == .none ? [] : [GivenFeedback(feedback, at: nil)]
            members += Film(title: title, year: year, feedbackGiven: given).listed
            if summary.isWanted { members.append(("wanted", .flag(true))) }
        case .trip(let from, let to, let mode, let status):
            if let departure = summary.departure {
                members +=
                    Trip(
                        from: from, to: to, fromCoordinates: summary.fromCoordinates,
                        toCoordinates: summary.toCoordinates, mode: mode, departure: departure,
                        arrival: nil, distance: summary.distance
                    ).listed
            }
            members += [
                ("outcome", status.outcome),
                ("minutesLate", status.minutesLate.map { .number($0) } ?? .null),
            ]
        case .pass(let pass):
            members += [
                ("name", .text(pass.name)),
                ("validUntil", pass.validUntil.map { .text($0.isoText) } ?? .null),
            ]
        case .claim(let claim):
            members += [
                ("subject", .text(claim.subject)),
                ("state", .text(claim.state(on: nil).rawValue)),
                ("due", claim.due.map { .text($0.isoText) } ?? .null),
                ("amount", claim.amount.map { .text("\($0.amount)") } ?? .null),
                ("currency", claim.amount.map { .text($0.currency) } ?? .null),
            ]
        }
        self = .object(members)
    }
}

extension TripStatus {
    fileprivate var outcome: JSONValue {
        switch self {
        case .unknown: .null
        case .onTime: .text("on time")
        case .late: .text("late")
        case .early: .text("early")
        case .cancelled: .text("cancelled")
        case .missedConnection: .text("missed connection")
        }
    }
}

extension HasFields {
    /// The members of an entry whose values are known without reading its file, in the order of the
    /// fields.
    var listed: [(String, JSONValue)] {
        Self.fields.filter(\.isListed).map { ($0.member, $0.json(of: self)) }
    }
}

extension EntryField {
    /// Returns the value as `list --json` prints it, in which an unknown one is null.
    fileprivate func json(of whole: Whole) -> JSONValue {
        switch value {
        case .line(let path), .link(let path), .paragraphs(let path): .text(whole[keyPath: path])
        case .attachment(let path): whole[keyPath: path].map { .text($0.address) } ?? .null
        case .number(let path): whole[keyPath: path].map { .number($0) } ?? .null
        case .flag(let path), .todo(let path): .flag(whole[keyPath: path])
        case .day(let path): whole[keyPath: path].map { .text($0.isoText) } ?? .null
        case .time(let path): whole[keyPath: path].map { .text($0.clock) } ?? .null
        case .start(let path): .text(whole[keyPath: path].clock)
        case .word(let word): .text(word(whole))
        case .disruption(let path): whole[keyPath: path].map { .text($0.rawValue) } ?? .null
        case .fare(let path): whole[keyPath: path].map { .text("\($0.amount)") } ?? .null
        case .coordinates(let path): whole[keyPath: path].map(JSONValue.init) ?? .null
        case .distance(let path): whole[keyPath: path].map { .decimal("\($0)") } ?? .null
        case .rating(let path, _): whole[keyPath: path].map { .text($0.value) } ?? .null
        case .feedbackHistory(let path):
            whole[keyPath: path].last.map { .text($0.feedback.word) } ?? .null
        case .list(let path), .tags(let path):
            .list(whole[keyPath: path].map { .text($0) })
        case .rule(let path): whole[keyPath: path].map { .text($0.text) } ?? .null
        case .steps(let path): .list(whole[keyPath: path].map { .text($0.kind.rawValue) })
        case .about(let path): .list(whole[keyPath: path].map { .text($0.uid) })
        case .imports(let path): .list(whole[keyPath: path].map { .text($0.source) })
        }
    }
}

extension JSONValue {
    fileprivate init(_ place: Coordinates) {
        self = .object([
            ("latitude", .decimal(place.decimals.latitude)),
            ("longitude", .decimal(place.decimals.longitude)),
        ])
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
