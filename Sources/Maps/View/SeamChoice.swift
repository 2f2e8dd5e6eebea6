/// Chooses the meridian at which a map of all of the Earth is cut: the one that the fewest trips
/// cross, in the middle of the largest gap between longitudes of places.
struct SeamChoice {
    /// The meridian opposite to the seam, in degrees.
    let meridian: Double

    /// The Bering Strait, where a seam cuts no land but the Antarctic.
    private static let strait = -169.0
    /// The least distance of the strait from the ends of the gap, in degrees, for a seam there.
    private static let margin = 12

    init(_ places: [EarthVector], _ ways: some Sequence<MapNetwork.Way>) {
        let longitudes = places.map(\.position.longitude)
        var trips = Array(repeating: 0, count: 361)
        for way in ways {
            var (west, east) = (Self.degree(longitudes[way.from]), Self.degree(longitudes[way.to]))
            if longitudes[way.from] > longitudes[way.to] { swap(&west, &east) }
            // The great circle goes the shorter way around.
            if east - west > 180 {
                trips[0] += way.count
                trips[west] -= way.count
                trips[east] += way.count
            } else {
                trips[west] += way.count
                trips[east] -= way.count
            }
        }
        for degree in 1..<361 { trips[degree] += trips[degree - 1] }
        var isOpen = Array(repeating: true, count: 360)
        for longitude in longitudes { isOpen[Self.degree(longitude)] = false }
        let fewest = (0..<360).filter { isOpen[$0] }.map { trips[$0] }.min() ?? 0
        for degree in 0..<360 where trips[degree] > fewest { isOpen[degree] = false }
        let gap = Self.largestGap(isOpen)
        let seam = Self.seam(in: gap)
        meridian = (seam + 180).remainder(dividingBy: 360)
    }

    /// Returns the whole degrees east of 180° west.
    private static func degree(_ longitude: Double) -> Int {
        min(max(Int((longitude + 180).rounded(.down)), 0), 359)
    }

    /// Returns the degrees of the longest open run, which may go on beyond 359.
    private static func largestGap(_ isOpen: [Bool]) -> Range<Int> {
        guard let closed = isOpen.firstIndex(of: false) else { return 0..<0 }
        var (best, start) = (0..<0, closed)
        for degree in closed...closed + 360 {
            guard !isOpen[degree % 360] else { continue }
            if degree - start > best.count { best = start..<degree }
            start = degree + 1
        }
        return best
    }

    private static func seam(in gap: Range<Int>) -> Double {
        guard !gap.isEmpty else { return -180 }
        let strait = Int(Self.strait + 180)
        for turn in [0, 360]
        where gap.contains(strait + turn - margin) && gap.contains(strait + turn + margin) {
            return Self.strait
        }
        return Double(gap.lowerBound + gap.upperBound) / 2 - 180
    }
}
