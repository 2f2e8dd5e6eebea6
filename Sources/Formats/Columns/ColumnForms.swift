import Domain

/// The way in which the values of a table are written: their units, scales, zones and words.
///
/// A table of an unknown format has those that are guessed, a service's those of its description.
struct ColumnForms: Hashable, Sendable {
    var distance = DistanceUnit.kilometres
    /// The unit of running times and durations that are only numbers.
    var runningTime = RunningTimeUnit.minutes
    /// The zone of times without an offset.
    var zone = TimesZone.none
    /// The order of day and month, or `nil` if the rows prove it or a question asks.
    var days: DayOrder?
    /// The scale of own ratings, or `nil` if the rows tell it and a question confirms it.
    var scale: RatingScale?
    /// The scale of the ratings of others, or `nil` if the rows tell it.
    var scaleOfOthers: RatingScale?
    /// Values that mean that there is none, by the column's meaning, such as `00:00:00` for a time
    /// that is not known.
    var blanks: [ColumnMeaning: Set<String>] = [:]
    /// Words in place of others, by the column's meaning and in lower case, such as `window` for
    /// `1`.
    var words: [ColumnMeaning: [String: String]] = [:]
    /// The kinds of rows by the values of the column of kinds, in lower case. A value that is not
    /// among them is `other`, and a blank one `kindOfBlank`.
    var kinds: [String: RowKind] = [:]
    /// The kind of a row whose column of kinds is blank, or `nil` if it has the kind of the table.
    var kindOfBlank: RowKind?
    /// The kinds of films by the values of the column of the state, in lower case. A value that is
    /// not among them leaves the kind as it is.
    var statuses: [String: RowKind] = [:]
    var statusOfBlank: RowKind?
    /// Whether a title such as `Dark: Season 1: Secrets` is that of an episode.
    var hasEpisodesInTitles = false
    /// Texts that count in place of the mapped column: the first that is complete, or all of them
    /// for notes, a paragraph each.
    var texts: [ColumnMeaning: [ColumnText]] = [:]
}

enum DistanceUnit: String {
    case kilometres = "km"
    case metres = "m"
    case miles = "mi"
}

enum RunningTimeUnit: String {
    case minutes = "min"
    case seconds = "s"
    case hours = "h"
}

/// The zone of a table's times that have no offset of their own.
enum TimesZone: Hashable {
    /// The times have no zone.
    case none
    /// The times are those of the clocks at their stops.
    case places
    case named(Zone)
}
