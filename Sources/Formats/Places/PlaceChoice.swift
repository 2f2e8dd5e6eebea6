internal import Domain

/// Chooses among the places of a name by the clock, the words around the name, the operator and the
/// other end of the trip, and last by size.
struct PlaceChoice {
    private var candidates: [PlaceCandidate]
    /// Whether a hint beside the name confirms that a candidate is meant.
    private var isConfirmed = false
    /// Whether the clock is that of a country without a place of the name.
    private let isDoubted: Bool

    /// The least distance of the largest place from those of other countries, in classes of size:
    /// more than ten times as large.
    private static let difference = 5
    /// The least distance of the largest place from the others of its country, in classes of size.
    private static let differenceAtHome = 4
    /// The least class of size, of towns of 100,000, whose name may be followed by any words.
    private static let large = 5
    /// The longest trip by train or bus, in kilometres.
    private static let reach = 2_500.0
    /// The distance within which two places of a name are one, in kilometres.
    private static let near = 25.0

    /// - Parameters:
    ///   - told: the countries in which the words around the name are used.
    ///   - operatorCountries: the countries in which the operator runs, as far as they are known.
    init(
        _ candidates: [PlaceCandidate], hints: PlaceHints, told: Set<String>, zones: ZoneCountries,
        operatorCountries: Set<String>
    ) {
        self.candidates = candidates
        let clock = hints.clock.map(zones.countries) ?? []
        isDoubted = !clock.isEmpty && !candidates.contains { clock.contains($0.country) }
        narrow(to: clock)
        narrow(to: told)
        // A village in the country of the other end does not outweigh a city elsewhere.
        let largest = self.candidates.map(\.size).max() ?? 0
        let small = self.candidates.filter { largest - $0.size >= Self.difference }
        self.candidates.removeAll(where: small.contains)
        narrow(to: operatorCountries)
        narrow(to: Set([hints.otherEnd?.country].compactMap(\.self)))
        if let other = hints.otherEnd?.coordinates, hints.mode == .train || hints.mode == .bus {
            _ = narrow { $0.coordinates.distance(to: other) < Self.reach }
        }
        if !isConfirmed { self.candidates += small }
    }

    /// - Parameters:
    ///   - isWhole: whether the stop's name has nothing but the place and words such as *Station*.
    ///   - isAbout: whether the place is a town.
    /// - Returns: the place, or `nil` if its country cannot be told.
    func place(named name: String, isWhole: Bool, isAbout: Bool) -> FoundPlace? {
        let sorted = candidates.sorted { $0.weight > $1.weight }
        guard let first = sorted.first else { return nil }
        let rivals = sorted.filter { first.weight - $0.weight < Self.difference }
        guard rivals.allSatisfy({ $0.country == first.country }) else { return nil }
        let namesakes = rivals.filter { first.weight - $0.weight < Self.differenceAtHome }
        // The name of a small town is often the beginning of another name, or also a village's.
        let isSure = !isAbout || first.size >= Self.large || isWhole && !isDoubted
        guard isSure || isConfirmed else { return nil }
        let isOne = namesakes.allSatisfy {
            $0.coordinates.distance(to: first.coordinates) < Self.near
        }
        return FoundPlace(
            name: name, country: first.country,
            zone: namesakes.allSatisfy { $0.zone == first.zone } ? first.zone : nil,
            coordinates: isOne && (isSure || isWhole) ? first.coordinates : nil, isAbout: isAbout)
    }

    private mutating func narrow(to countries: Set<String>) {
        if narrow(where: { countries.contains($0.country) }) { isConfirmed = true }
    }

    /// Narrows the candidates down, unless that would leave none.
    private mutating func narrow(where isMeant: (PlaceCandidate) -> Bool) -> Bool {
        let kept = candidates.filter(isMeant)
        if !kept.isEmpty { candidates = kept }
        return !kept.isEmpty
    }
}
