/// Sets dots that would touch apart, above and below the line that they are on.
struct DotSwarm {
    /// From the middle of a dot to that of the next.
    let distance: Double
    /// How much there is for all of them from top to bottom: where it is too little, they overlap.
    let room: Double

    /// How far above the line each of the dots is, given where along it they are.
    func heights(of places: [Double]) -> [Double] {
        var steps = [Int](repeating: 0, count: places.count)
        /// Where the last dot is that is so many steps above the line.
        var ends: [Int: Double] = [:]
        for dot in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
            // 0, 1, -1, 2, -2 and so on.
            let step = (0...).lazy.map { $0.isMultiple(of: 2) ? -$0 / 2 : $0 / 2 + 1 }
                .first { step in ends[step].map { places[dot] - $0 >= distance } ?? true }
            steps[dot] = step ?? 0
            ends[steps[dot]] = places[dot]
        }
        let reach = steps.map(abs).max() ?? 0
        let height = min(distance, room / Double(2 * reach + 1))
        return steps.map { Double($0) * height }
    }
}
