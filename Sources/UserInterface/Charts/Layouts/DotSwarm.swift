/// Moves dots that would touch apart, above and below their line.
struct DotSwarm {
    /// The least distance between the centres of two dots.
    let distance: Double
    /// The height that all dots may take. If it is too little, they overlap.
    let room: Double

    /// Returns the height of each dot above the line, from its place along the line.
    func heights(of places: [Double]) -> [Double] {
        var steps = [Int](repeating: 0, count: places.count)
        /// The place of the last dot at each step above the line.
        var ends: [Int: Double] = [:]
        for dot in places.indices.sorted(by: { (places[$0], $0) < (places[$1], $1) }) {
            // The steps are 0, 1, -1, 2, -2 and so on.
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
