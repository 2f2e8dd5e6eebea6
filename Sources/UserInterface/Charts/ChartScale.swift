/// Maps the numbers of an axis to places along a line.
struct ChartScale {
    let range: ClosedRange<Double>
    /// The place of the least number.
    let start: Double
    /// The place of the greatest number.
    let end: Double

    init(_ range: ClosedRange<Double>, from start: Double, to end: Double) {
        (self.range, self.start, self.end) = (range, start, end)
    }

    /// Returns the place of a number. Those outside the range are at its ends, and infinite ones
    /// and NaN at the start.
    func place(of value: Double) -> Double {
        let length = range.upperBound - range.lowerBound
        guard value.isFinite, length.isFinite, length > 0 else { return start }
        let part = min(max((value - range.lowerBound) / length, 0), 1)
        return start + part * (end - start)
    }
}

/// Chooses the labels along a line, so that none touches another.
enum ChartLabels {
    struct Placed: Equatable {
        let index: Int
        let start: Double
        let width: Double
    }

    /// Returns every nth label, with the least n at which none touches another. Each is centred on
    /// its place, as far as the line's ends allow.
    ///
    /// - Parameters:
    ///   - labels: the centre and the width of each label; one without width is left out.
    ///   - first: the index of a label that has to be among them.
    static func shown(
        _ labels: [(centre: Double, width: Double)], within line: ClosedRange<Double>,
        gap: Double, keeping first: Int = 0
    ) -> [Placed] {
        let named = labels.indices.filter { labels[$0].width > 0 }
        guard !named.isEmpty else { return [] }
        let anchor = named.firstIndex { $0 >= first } ?? 0
        for step in 1...named.count {
            let placed = named.indices.filter { ($0 - anchor) % step == 0 }.map { number in
                let label = labels[named[number]]
                let start = min(
                    max(label.centre - label.width / 2, line.lowerBound),
                    max(line.lowerBound, line.upperBound - label.width))
                return Placed(index: named[number], start: start, width: label.width)
            }
            let isFree = zip(placed, placed.dropFirst()).allSatisfy {
                $0.start + $0.width + gap <= $1.start
            }
            if isFree { return placed }
        }
        return []
    }
}
