internal import Domain

/// A place that a name may mean.
struct PlaceCandidate: Hashable {
    let country: String
    let zone: String
    let coordinates: Coordinates
    /// The town's size class, or 0 for a place of a list.
    let size: Int
    /// Whether the name is one that the place's own country uses.
    let isNative: Bool

    var weight: Int { size + (isNative ? Self.native : 0) }

    /// The weight of a name of the place's own country, in classes of size.
    static let native = 4
}
