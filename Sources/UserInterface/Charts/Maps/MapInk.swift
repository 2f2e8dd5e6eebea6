/// A part of a map that has a colour in the palette.
nonisolated enum MapInk: Hashable, Sendable {
    case water, land
    /// The land of countries that were visited.
    case visited
    case coast, border
    case trip
    /// The dot of a place.
    case place
    /// The ring around a dot, and the edge around the letters of a name.
    case halo
    case name
}
