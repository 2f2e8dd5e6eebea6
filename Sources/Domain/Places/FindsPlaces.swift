/// Knows where places are, airports among them.
public protocol FindsPlaces: FindsAirports {
    /// Looks up the name of a stop; `nil` if its country cannot be told.
    func place(of name: String, hints: PlaceHints) -> FoundPlace?

    /// The towns with a name that begins so, the largest first, each under the first such name.
    func towns(beginning letters: String, most: Int) -> [Town]

    /// The country of a time zone; `nil` if it is unknown or of several countries.
    func country(of zone: String) -> String?

    /// The defects of files that a person added.
    var defects: [PlaceDefect] { get }
}
