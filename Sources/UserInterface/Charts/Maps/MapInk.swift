/// What a part of a map is, which the palette has a colour for.
nonisolated enum MapInk: Hashable, Sendable {
    case water, land
    /// The land of countries that were visited.
    case visited
    case coast, border
    case trip
    /// The dot of a place.
    case place
    /// Around a dot, and around the letters of a name.
    case halo
    case name
}
