import Domain
import Foundation

/// The way in which the values of a table are written: their units, scales, zones and words.
///
/// A table of an unknown format has those that are guessed, a service's those of its description.
struct ColumnForms: Hashable, Sendable {
    var distance = DistanceUnit.kilometres
    /// The unit of running times and durations that are only numbers.
    var runningTime = RunningTimeUnit.minutes
    /// The currency of fares without one, or empty if it is not known.
    var currency = ""
    /// The zone of times without an offset.
    var zone = TimesZone.places
    /// The order of day and month, or `nil` if the rows prove it or a question asks.
    var days: DayOrder?
    /// The scale of own ratings, or `nil` if the rows tell it and a question confirms it.
    var scale: RatingScale?
    /// Whether the ratings are called marks, which are those of a school if they go up to 6.
    var areMarks = false
    /// Whether zero is a rating on the scale. Elsewhere it stands for none.
    var zeroIsRating = false
    /// The scale of the ratings of others, or `nil` if the rows tell it.
    var scaleOfOthers: RatingScale?
    /// Values that mean that there is none, by the column's meaning and in lower case, such as
    /// `00:00:00` for a time that is not known.
    var blanks: [ColumnMeaning: Set<String>] = [:]
    /// Words in place of the cells of a meaning, by the cells in lower case, such as `Economy` for
    /// `1`. The word of `*` counts for any other cell that is not blank.
    var words: [ColumnMeaning: [String: String]] = [:]
    /// The kinds of rows by the values of the column of kinds, in lower case. A blank one says
    /// nothing unless it has a kind, and the kind of `*` counts for any other value, which is
    /// `other` without it.
    var kinds: [String: RowKind] = [:]
    /// The kinds of films by the values of the column of the state, in lower case. The kind of `*`
    /// counts for any other value that is not blank, which says nothing without it.
    var statuses: [String: RowKind] = [:]
    /// Rows of other kinds than the columns of kind and state say. The first rule that a row meets
    /// counts.
    var rules: [RowRule] = []
    /// Whether a title such as `Dark: Season 1: Secrets` is that of an episode.
    var hasEpisodesInTitles = false
    /// Whether trips may have a day without a time of departure, which a question asks about.
    var hasUntimedTrips = false
    /// Whether directors are written as `Varda, Agnès`.
    var hasLastNamesFirst = false
    /// Texts that count in place of the mapped column: the first that is complete, or all of them
    /// for notes, a paragraph each.
    var texts: [ColumnMeaning: [ColumnText]] = [:]
}

typealias RowKind = TableRowKind

/// The kind of the rows that have a value in a column.
struct RowRule: Hashable, Sendable {
    let column: Int
    let values: Values
    let kind: RowKind

    enum Values: Hashable, Sendable {
        case blank, notBlank
        /// One of some values in lower case.
        case anyOf(Set<String>)
        /// Any other value than some in lower case.
        case noneOf(Set<String>)
        /// Text that contains one of some texts in lower case.
        case containing([String])
    }
}

enum DistanceUnit: String {
    case kilometres = "km"
    case metres = "m"
    case miles = "mi"

    /// Reads a unit behind a number, such as `km` or `miles`.
    init?(written text: String) {
        switch text.lowercased() {
        case "km", "kilometres", "kilometers", "kilometer": self = .kilometres
        case "m", "metres", "meters", "meter": self = .metres
        case "mi", "mi.", "mile", "miles": self = .miles
        default: return nil
        }
    }

    /// Returns a number of this unit in kilometres. Miles are rounded to a tenth.
    func kilometres(_ number: Decimal) -> Decimal {
        switch self {
        case .kilometres: return number
        case .metres: return number / 1_000
        case .miles: return (number * Decimal(1_609_344) / 1_000_000).rounded(to: 1)
        }
    }
}

enum RunningTimeUnit: String {
    case minutes = "min"
    case seconds = "s"
    case hours = "h"

    /// Returns the minutes of a number of this unit, or of a text that has its own, such as `1:52`
    /// or `08:40:00`. Returns `nil` for other text.
    func minutes(_ text: String) -> Int? {
        let text = text.onOneLine
        guard let number = Int(text) else {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
                .map { UInt16($0).map(Int.init) }
            guard parts.count == 3 else { return WrittenNumber.minutes(text) }
            guard let hours = parts[0], hours < 1_000, let minutes = parts[1], minutes < 60,
                let seconds = parts[2], seconds < 60
            else { return nil }
            return hours * 60 + minutes + (seconds + 30) / 60
        }
        guard (0...10_000_000).contains(number) else { return nil }
        return switch self {
        case .minutes: number
        case .seconds: (number + 30) / 60
        case .hours: number * 60
        }
    }
}

/// The zone of a table's times that have no offset of their own.
enum TimesZone: Hashable {
    /// The times have no zone.
    case none
    /// The times are those of the clocks at their stops, if these are found.
    case places
    /// The times have one zone. Those of trips are converted to the clocks at their stops.
    case named(Zone)
}
