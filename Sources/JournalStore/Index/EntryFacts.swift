import Domain
import Foundation
import GRDB

/// The facts of an entry that searches and figures ask for, besides its row in the list and its
/// words.
struct EntryFacts: Hashable, Sendable {
    /// The running time in minutes.
    private(set) var runtime: Int?
    /// The time when a film was added to the watchlist, in seconds since 1970.
    private(set) var added: Int?
    private(set) var viewing: Int?
    /// The person's own rating from elsewhere, or else that of others, in thousandths of the best
    /// rating.
    private(set) var rated: Int?
    /// The person's own rating, in thousandths of the best rating.
    private(set) var own: Int?
    /// The rating of others, in thousandths of the best rating.
    private(set) var others: Int?
    /// The number of steps by which the opinion rose, negative if it fell.
    private(set) var changed: Int?
    private(set) var rethought: Int?
    private(set) var scale: Int?
    /// The duration of a trip by the timetable, in minutes.
    private(set) var planned: Int?
    private(set) var actual: Int?
    /// The delay at departure, in minutes.
    private(set) var departed: Int?
    private(set) var arrived: Int?
    /// The length of a trip in metres: the entered distance, or else the great-circle distance. See
    /// `isAbout` for one that was looked up.
    private(set) var metres: Int?
    /// Whether a trip that is a journey by itself was taken. `IndexJourneys` sets it for legs.
    private(set) var isTaken: Bool?
    /// The whole minutes by which such a trip reached its destination late.
    private(set) var reached: Int?
    /// The fare; see `FareText`.
    private(set) var fare: String?
    /// The codes of the countries of a trip's ends, as far as they were found by `locate`.
    private(set) var fromCountry: String?
    private(set) var toCountry: String?
    /// Whether `metres` was looked up by the names of the ends.
    private(set) var isAbout = false
    /// The operators that find the entry, one bit for each.
    private(set) var has: Int

    /// - Parameter written: the time when the entry was first written, if known.
    init(_ entry: Entry, _ summary: EntrySummary, written: Date?) {
        switch entry {
        case .film(let film):
            runtime = film.possibleRunningTime
            added =
                film.isWanted
                ? written.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) } : nil
            viewing = film.viewing
            others = film.ratingOfOthers.flatMap { ImportedRating.thousandths(of: $0.value) }
            own = film.rating.flatMap { ImportedRating.thousandths(of: $0.value) }
            rated = film.rating == nil ? others : own
            let step = film.opinionStep
            changed = step.map { $0.now.rawValue - $0.before.rawValue }
            rethought = step?.days
            scale = Self.number(film.scale)
            has = Self.bits { film.has($0, isRethought: step != nil) }
        case .trip(let trip):
            let times = TripTimes(trip)
            planned = times.planned
            actual = times.actual
            departed = times.departed
            arrived = times.arrived
            let metres = trip.metres
            self.metres = metres
            isTaken = trip.isTaken
            let isKnown = trip.disruption == nil && trip.abandonment == .none
            reached = isKnown ? times.arrived : nil
            fare = trip.fare.map(FareText.text)
            let status = summary.status
            has = Self.bits { trip.has($0, status, times, hasMetres: metres != nil) }
        case .pass: has = Self.bits { entry.has($0) }
        case .claim(let claim):
            let amount = ClaimSummary(claim).amount
            fare = amount.map(FareText.text)
            has = Self.bits { $0 == .amount ? amount != nil : entry.has($0) }
        }
    }

    static let columns = [
        "runtime", "added", "viewing", "rated", "own", "others", "changed", "rethought", "scale",
        "planned", "actual", "departed", "arrived", "metres", "taken", "reached", "fare", "has",
        "fromCountry", "toCountry", "about",
    ]

    /// The values of the columns.
    var values: StatementArguments {
        [
            runtime, added, viewing, rated, own, others, changed, rethought, scale,
            planned, actual, departed, arrived, metres, isTaken, reached, fare, has,
            fromCountry, toCountry, isAbout,
        ]
    }

    /// Adds what was found of the ends of a trip.
    mutating func locate(_ ends: FoundEnds, of trip: Trip) {
        fromCountry = ends.from?.country
        toCountry = ends.to?.country
        if fromCountry != nil || toCountry != nil { has |= Self.bit(.country) }
        guard metres == nil, let kilometres = ends.greatCircle(of: trip) else { return }
        metres = Int((kilometres * 1_000).rounded())
        isAbout = true
        has |= Self.bit(.distance)
    }

    static func number(_ scale: FeedbackScale) -> Int { scale == .polarized ? 1 : 0 }

    static func bit(_ operator: SearchOperator) -> Int { bits { $0 == `operator` } }

    private static func bits(_ has: (SearchOperator) -> Bool) -> Int {
        var bits = 0
        for fact in SearchOperator.allCases.reversed() { bits = bits << 1 | (has(fact) ? 1 : 0) }
        return bits
    }
}

extension Entry {
    /// Whether an operator that applies to all kinds finds the entry.
    fileprivate func has(_ fact: SearchOperator) -> Bool {
        switch fact {
        case .kind: true
        case .year, .month, .weekday, .date: day != nil
        case .tag: !tags.isEmpty
        case .claim: kind == .claim
        default: false
        }
    }
}

extension Film {
    fileprivate func has(_ fact: SearchOperator, isRethought: Bool) -> Bool {
        switch fact {
        case .kind, .scale, .title: true
        case .year, .month, .weekday, .date: watched != nil
        case .released: year != nil
        case .runtime: possibleRunningTime != nil
        case .feedback: feedback != .none
        case .changed: isRethought
        case .viewing: viewing != nil
        case .rewatch: isRewatch || (viewing ?? 1) > 1
        case .wanted: isWanted
        case .rated: rating != nil || ratingOfOthers != nil
        case .others: ratingOfOthers != nil
        default: Self.searched[fact].map { !$0.texts(of: self).isEmpty } ?? false
        }
    }

    private static let searched = Dictionary(
        fields.compactMap { field in field.searchOperator.map { ($0, field) } }
    ) { first, _ in first }
}

extension Trip {
    fileprivate func has(
        _ fact: SearchOperator, _ status: TripStatus?, _ times: TripTimes, hasMetres: Bool
    ) -> Bool {
        switch fact {
        case .kind, .year, .month, .weekday, .date, .hour, .place, .from, .to, .mode: true
        case .tag: !tags.isEmpty
        case .operator: !`operator`.isEmpty
        case .service: !service.isEmpty
        case .late: if case .late(let delay) = status { delay >= .seconds(60) } else { false }
        case .departed: times.departed != nil
        case .arrived: times.arrived != nil
        case .lost: times.planned != nil && times.actual != nil
        case .duration: times.planned != nil || times.actual != nil
        case .distance: hasMetres
        case .fare: fare != nil
        case .cancelled: status == .cancelled
        case .missed: status == .missedConnection
        case .unrecorded: status == .unknown
        case .claim: !claim.isEmpty
        case .instead: isSubstitute
        // Some are facts of all legs together, which one leg does not have, and some of films.
        default: false
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

/// The texts of the fields that the index has in columns, by the descriptions of the fields.
///
/// A field with several values has them in one column, since a separate table took longer to write.
enum EntryValues {
    /// The fields of all kinds of entries, each with a column of its name.
    static let fields = SearchedField.all.map(\.field).filter(\.isIndexed).map(\.name)

    /// The names of their columns.
    static let columns = fields.map(column(of:))

    /// Returns the texts in the order of `fields`, empty for fields that the entry does not have.
    static func texts(of entry: Entry) -> [String] { texts(in: entry.content) }

    /// Returns the name of a field's column, in quotes because it may be a word of SQL, such as
    /// `cast`.
    static func column(of field: FieldName) -> String { "\"\(field.member)\"" }

    /// The place of each column's field among those of a kind, or `nil` if the kind lacks it.
    private static let places = Dictionary(
        uniqueKeysWithValues: EntryKind.allCases.map { ($0, places(in: $0.content)) })

    private static func places<Whole: EntryContent>(in whole: Whole.Type) -> [Int?] {
        fields.map { name in whole.fields.firstIndex { $0.name == name && $0.isIndexed } }
    }

    private static func texts<Whole: EntryContent>(in whole: Whole) -> [String] {
        (places[Whole.kind] ?? []).map { place in
            place.map { Whole.fields[$0].texts(of: whole).joined(separator: String(separator)) }
                ?? ""
        }
    }

    /// Returns the values of a column.
    static func parts(of column: String) -> [String] {
        column.split(separator: separator).map(String.init)
    }

    /// A control character, which a calendar file cannot contain.
    private static let separator: Character = "\u{1F}"
}
