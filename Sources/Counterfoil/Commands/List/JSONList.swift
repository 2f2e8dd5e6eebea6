internal import Domain
internal import Statistics

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
