import Domain
import Foundation

/// What the operators of a search and the figures ask of an entry beside its row in the list and its
/// words.
struct EntryFacts: Hashable, Sendable {
    /// In minutes.
    let runtime: Int?
    let viewing: Int?
    /// A rating from elsewhere in thousandths of the best.
    let rated: Int?
    /// 1 where the opinion rose, -1 where it fell.
    let changed: Int?
    let scale: Int?
    /// How many minutes a trip takes by the timetable, and how many it took.
    let planned: Int?
    let actual: Int?
    /// How far a trip goes: what somebody said, or the great circle.
    let metres: Int?
    /// A bit for each operator that has something to find here.
    let has: Int

    init(_ entry: Entry, _ summary: EntrySummary) {
        switch entry {
        case .film(let film):
            runtime = film.possibleRunningTime
            viewing = film.viewing
            rated = film.rating.flatMap { Self.thousandths(of: $0.value) }
            changed = film.opinionChange.map(Self.number)
            scale = Self.number(film.scale)
            planned = nil
            actual = nil
            metres = nil
            has = Self.bits { film.has($0) }
        case .trip(let trip):
            runtime = nil
            viewing = nil
            rated = nil
            changed = nil
            scale = nil
            planned = trip.duration?.wholeMinutes
            actual = trip.actualDuration?.wholeMinutes
            metres = trip.metres
            let status = summary.status
            has = Self.bits { trip.has($0, status) }
        }
    }

    /// The columns, in the order of the initialiser.
    static let columns = "runtime, viewing, rated, changed, scale, planned, actual, metres, has"

    static func number(_ change: OpinionChange) -> Int { change == .up ? 1 : -1 }

    static func number(_ scale: FeedbackScale) -> Int { scale == .polarized ? 1 : 0 }

    /// The bit of an operator.
    static func bit(_ operator: SearchOperator) -> Int { bits { $0 == `operator` } }

    private static func bits(_ has: (SearchOperator) -> Bool) -> Int {
        var bits = 0
        for fact in SearchOperator.allCases.reversed() { bits = bits << 1 | (has(fact) ? 1 : 0) }
        return bits
    }

    /// Of a rating such as `8/10`, `85%` or `8`, which is one of ten; nil for what is none.
    static func thousandths(of rating: String) -> Int? {
        var parts = rating.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        var best = 10.0
        if parts.count == 1, parts[0].hasSuffix("%") {
            parts[0].removeLast()
            best = 100
        } else if parts.count == 2 {
            guard let number = number(parts[1]), number > 0 else { return nil }
            best = number
        }
        guard parts.count <= 2, let given = number(parts[0]) else { return nil }
        return Int((given / best * 1_000).rounded())
    }

    private static func number(_ text: String) -> Double? {
        guard text.utf8.count < 8, text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") })
        else { return nil }
        return Double(text)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Film {
    fileprivate func has(_ fact: SearchOperator) -> Bool {
        switch fact {
        case .kind, .scale: true
        case .year, .month, .date: watched != nil
        case .place: !place.isEmpty
        case .tag: !tags.isEmpty
        case .director: !directors.isEmpty
        case .genre: !genres.isEmpty
        case .country: !countries.isEmpty
        case .language: !languages.isEmpty
        case .released: year != nil
        case .runtime: possibleRunningTime != nil
        case .feedback: feedback != .none
        case .changed: opinionChange != nil
        case .viewing: viewing != nil
        case .rewatch: isRewatch || (viewing ?? 1) > 1
        case .rated: rating != nil
        case .from, .to, .operator, .service, .mode, .late, .cancelled, .missed, .unrecorded,
            .claim:
            false
        }
    }
}

extension Trip {
    fileprivate func has(_ fact: SearchOperator, _ status: TripStatus?) -> Bool {
        switch fact {
        case .kind, .year, .month, .date, .place, .from, .to, .mode: true
        case .tag: !tags.isEmpty
        case .operator: !`operator`.isEmpty
        case .service: !service.isEmpty
        case .late: if case .late(let delay) = status { delay >= .seconds(60) } else { false }
        case .cancelled: status == .cancelled
        case .missed: status == .missedConnection
        case .unrecorded: status == .unknown
        case .claim: !claim.isEmpty
        case .director, .genre, .country, .language, .released, .runtime, .feedback, .changed,
            .scale, .viewing, .rewatch, .rated:
            false
        }
    }
}

extension EntrySummary {
    fileprivate var status: TripStatus? {
        if case .trip(_, _, _, let status) = content { status } else { nil }
    }
}

extension Trip {
    fileprivate var metres: Int? {
        let kilometres =
            distance.map { NSDecimalNumber(decimal: $0.kilometres).doubleValue } ?? greatCircle
        return kilometres.map { Int(($0 * 1_000).rounded()) }
    }
}

extension Duration {
    /// Nil for none, which no trip takes.
    fileprivate var wholeMinutes: Int? {
        let minutes = Int(components.seconds / 60)
        return minutes > 0 ? minutes : nil
    }
}
