/// Finds places by name, and airports by code.
public protocol FindsPlaces: FindsAirports {
    /// Looks up the name of a stop. Returns `nil` if the country cannot be told.
    func place(of name: String, hints: PlaceHints) -> FoundPlace?

    /// Returns the towns with a name that begins with the letters, the largest first, each under
    /// the first such name.
    func towns(beginning letters: String, most: Int) -> [Town]

    /// Returns whether words behind the name of a town are those of a station, such as *Hbf*.
    func areOfStation(_ words: String) -> Bool

    /// Returns the country of a time zone, or `nil` if it is unknown or shared by several
    /// countries.
    func country(of zone: String) -> String?

    /// A text that changes whenever the table, the user's lists or the rules that name operators change.
    /// It needs no look-up.
    var version: String { get }

    /// The defects of the user's own lists.
    var defects: [PlaceDefect] { get }
}
