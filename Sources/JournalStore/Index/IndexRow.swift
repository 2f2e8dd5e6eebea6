import Domain
import GRDB

/// The columns of a row of the list. Their numbers must not change, since indexes contain them.
enum IndexRow {
    /// Returns the number of a kind. The number 2 is `IndexMonths.folded`.
    static func kind(_ kind: EntryKind) -> Int {
        switch kind {
        case .film: 0
        case .trip: 1
        case .pass: 3
        case .claim: 4
        }
    }

    /// Returns the kind with a number.
    /// - Throws: `damaged` if there is none.
    static func kind(_ number: Int) throws -> EntryKind {
        switch number {
        case 0: .film
        case 1: .trip
        case 3: .pass
        case 4: .claim
        default: throw IndexDefect.damaged
        }
    }

    /// Returns the values of an entry: the title or the origin; the destination; the year; the
    /// feedback or the means of transport; the status; the delay in seconds, never negative; the
    /// coordinates of both ends of a trip; and its distance. The data of other entries is in
    /// `IndexRecord`.
    static func values(of entry: IndexedEntry) -> StatementArguments {
        let summary = entry.summary
        switch summary.content {
        case .film(let title, let year, let feedback):
            let status = summary.isWanted ? wanted : entry.wasWanted ? wasWanted : 0
            return [title, "", year, feedback.rawValue, status, 0, nil, nil, nil]
        case .trip(let from, let to, let mode, let status):
            let (status, delay) = columns(of: status)
            return [
                from, to, nil, Self.mode(mode), status, delay, summary.fromCoordinates?.packed,
                summary.toCoordinates?.packed, summary.distance?.description,
            ]
        case .pass, .claim: return [summary.nameInList, "", nil, 0, 0, 0, nil, nil, nil]
        }
    }

    /// The status of a film that is on the wish list.
    static let wanted = 1
    /// The status of a film that was on the wish list and has been watched.
    static let wasWanted = 2

    /// The order of the list: see `SortDate` and `SortTieBreaker`.
    static let order = "moment DESC, written DESC, sorting, name"

    /// The columns that `summary` reads, in this order.
    static let columns = """
        name, kind, moment, title, destination, year, detail, status, delay, origin_place,
        destination_place, distance, course, record
        """

    /// The number of these columns.
    static let count = 14

    /// Reads a row.
    /// - Throws: `damaged` if a damaged table contains other values.
    static func summary(_ row: Row) throws -> EntrySummary {
        let kind = try kind(try row.decode(Int.self, atIndex: 1))
        let detail = try row.decode(Int.self, atIndex: 6)
        let title = try row.decode(String.self, atIndex: 3)
        let content: EntrySummary.Content
        switch kind {
        case .film:
            content = .film(
                title: title, year: try row.decode(Int?.self, atIndex: 5),
                feedback: Feedback(rawValue: detail) ?? .none)
        case .trip:
            content = .trip(
                from: title, to: try row.decode(String.self, atIndex: 4),
                mode: mode(detail),
                status: status(
                    try row.decode(Int.self, atIndex: 7),
                    delay: try row.decode(Int.self, atIndex: 8)))
        case .pass:
            content = .pass(PassSummary(try IndexRecord.pass(try row.decode(atIndex: 13))))
        case .claim:
            content = .claim(ClaimSummary(try IndexRecord.claim(try row.decode(atIndex: 13))))
        }
        let moment = try row.decode(Int64.self, atIndex: 2)
        var summary = EntrySummary(
            id: EntryID(try row.decode(String.self, atIndex: 0)),
            day: SortDate.day(of: moment), time: SortDate.time(of: moment), content: content)
        guard kind == .trip else {
            if kind == .film {
                summary.isWanted = try row.decode(Int.self, atIndex: 7) == wanted
            }
            return summary
        }
        summary.fromCoordinates = try coordinates(row, at: 9)
        summary.toCoordinates = try coordinates(row, at: 10)
        summary.distance = try row.decode(String?.self, atIndex: 11).flatMap { Distance($0) }
        return summary
    }

    /// Reads the row that shows a journey, or any other row as `summary`.
    static func folded(_ row: Row) throws -> EntrySummary {
        let summary = try summary(row)
        guard let text = try row.decode(String?.self, atIndex: 12),
            let course = CachedCourse(text),
            case .trip(let from, _, let mode, _) = summary.content
        else { return summary }
        var journey = EntrySummary(
            id: summary.id, day: summary.day, time: summary.time,
            content: .trip(
                from: from, to: course.destination, mode: mode,
                status: status(course.status, delay: course.delay)))
        journey.legs = course.legs
        return journey
    }

    private static func coordinates(_ row: Row, at index: Int) throws -> Coordinates? {
        try row.decode(Int?.self, atIndex: index).flatMap(Coordinates.init(packed:))
    }

    static func mode(_ mode: TravelMode) -> Int { modes.firstIndex(of: mode) ?? 0 }

    static func mode(_ number: Int) -> TravelMode {
        modes.indices.contains(number) ? modes[number] : .other
    }

    /// The SQL expression for the delay in seconds, negative for early, or null if unknown.
    static let lateness = """
        CASE WHEN kind = 1 THEN
            CASE status WHEN 1 THEN 0 WHEN 2 THEN delay WHEN 3 THEN -delay END END
        """

    private static let modes: [TravelMode] = [.other, .train, .bus, .flight, .ferry]

    static func columns(of status: TripStatus) -> (status: Int, delay: Int) {
        switch status {
        case .unknown: (0, 0)
        case .onTime: (1, 0)
        case .late(let delay): (2, Int(delay.components.seconds))
        case .early(let delay): (3, Int(delay.components.seconds))
        case .cancelled: (4, 0)
        case .missedConnection: (5, 0)
        }
    }

    static func status(_ status: Int, delay: Int) -> TripStatus {
        switch status {
        case 1: .onTime
        case 2: .late(.seconds(delay))
        case 3: .early(.seconds(delay))
        case 4: .cancelled
        case 5: .missedConnection
        default: .unknown
        }
    }
}
