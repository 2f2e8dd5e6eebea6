internal import Domain

/// A place that a name may stand for.
struct PlaceCandidate: Hashable {
    let country: String
    let zone: String
    let coordinates: Coordinates
    /// The town's size class, or none for a place of a list.
    let size: Int
    /// Whether its own country calls it so.
    let isNative: Bool

    var weight: Int { size + (isNative ? Self.native : 0) }

    /// A name of the place's own country counts as much as so many classes of size.
    static let native = 4
}
