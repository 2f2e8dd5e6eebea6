internal import Presentation
internal import Wording

nonisolated extension ChartAxis {
    /// From zero up to a round number that nothing exceeds, in round steps.
    static func counts(upTo greatest: Int, _ words: LocalWords) -> ChartAxis {
        let step = Self.step(for: greatest)
        let steps = max(1, (max(greatest, 0) + step - 1) / step)
        return ChartAxis(
            range: 0...Double(steps * step),
            ticks: (0...steps).map { ChartTick(Double($0 * step), words.number($0 * step)) })
    }

    /// 1, 2 or 5 with zeros, so that there are no more than five steps.
    private static func step(for greatest: Int) -> Int {
        var step = 1
        while true {
            for factor in [1, 2, 5] where step * factor * 5 >= greatest { return step * factor }
            step *= 10
        }
    }
}
