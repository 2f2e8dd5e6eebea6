import Domain

/// The likelihood that two trips go between the same stops, however those are named.
enum StopLikeness: Comparable {
    case unlike
    /// The names are of neighbouring stops, or one is the beginning of the other.
    case perhaps
    /// The names are of one stop, or one of them is the town of the other.
    case same

    /// Compares both ends, of which the less like one decides.
    init(of one: Trip, _ other: Trip, by gazetteer: any FindsPlaces) {
        let (first, second) = (gazetteer.ends(of: one), gazetteer.ends(of: other))
        // Airports are far from the towns that they are named after.
        let near = one.mode == .flight ? 60.0 : 10
        self = min(
            Self.compare(Stop(one.from, first.from), Stop(other.from, second.from), near: near),
            Self.compare(Stop(one.to, first.to), Stop(other.to, second.to), near: near))
    }

    /// - Parameter near: The distance within which a stop may be in a town, in kilometres.
    private static func compare(_ one: Stop, _ other: Stop, near: Double) -> StopLikeness {
        if one.name == other.name { return .same }
        let isBeginning = one.isBeginning(of: other) || other.isBeginning(of: one)
        guard let here = one.found, let there = other.found, here.country == there.country else {
            return isBeginning ? .perhaps : .unlike
        }
        let distance = here.coordinates.flatMap { place in
            there.coordinates.map { place.distance(to: $0) }
        }
        if distance == 0, !here.isAbout, !there.isAbout { return .same }
        let isNear = distance.map { $0 <= near } ?? false
        let isOfOneTown =
            distance == 0 || one.town == other.town || isBeginning && isNear
        if one.isTown || other.isTown, isOfOneTown { return .same }
        return isBeginning || isNear ? .perhaps : .unlike
    }

    /// A stop with the place that was looked up by its name.
    private struct Stop {
        /// The folded name.
        let name: String
        let found: FoundPlace?

        init(_ name: String, _ found: FoundPlace?) {
            self.name = WholeText.folded(name)
            self.found = found
        }

        /// The folded name of the town, or `nil` if none was found.
        var town: String? {
            guard let found, found.isAbout else { return nil }
            return WholeText.folded(found.name)
        }

        /// Whether the name is that of a town, without a station.
        var isTown: Bool { town == name }

        func isBeginning(of other: Stop) -> Bool { other.name.hasPrefix(name + " ") }
    }
}
