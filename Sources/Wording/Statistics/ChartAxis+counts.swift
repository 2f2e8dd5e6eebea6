package import Presentation

nonisolated extension [ChartTick] {
    /// What a few of the colours of fields mean that count something.
    package static func strengths(upTo greatest: Int, _ words: LocalWords) -> [ChartTick] {
        let shown: [Int] =
            greatest < 5 ? (0...greatest).map { $0 } : [0, 1, (greatest + 1) / 2, greatest]
        return shown.map { ChartTick(Double($0), words.number($0)) }
    }
}

nonisolated extension ChartAxis {
    /// From zero up to a round number that nothing exceeds, in round steps.
    package static func counts(upTo greatest: Int, _ words: LocalWords) -> ChartAxis {
        let step = Self.step(for: greatest)
        let steps = max(1, (max(greatest, 0) + step - 1) / step)
        return ChartAxis(
            range: 0...Double(steps * step),
            ticks: (0...steps).map { ChartTick(Double($0 * step), words.number($0 * step)) })
    }

    /// The same to both sides of zero, where numbers count in either direction.
    package static func counts(aroundUpTo greatest: Int, _ words: LocalWords) -> ChartAxis {
        let side = counts(upTo: greatest, words)
        let mirrored = side.ticks.dropFirst().reversed().map { ChartTick(-$0.value, $0.label) }
        return ChartAxis(
            range: -side.range.upperBound...side.range.upperBound, ticks: mirrored + side.ticks)
    }

    /// Minutes from zero on, marked at round hours where there are many.
    package static func minutes(upTo greatest: Int, _ words: LocalWords) -> ChartAxis {
        guard greatest > 120 else { return counts(upTo: greatest, words) }
        let hours = counts(upTo: (greatest + 59) / 60, words)
        return ChartAxis(
            range: 0...hours.range.upperBound * 60,
            ticks: hours.ticks.map {
                ChartTick($0.value * 60, words.hours(Int($0.value)))
            })
    }

    /// The same marks at values that are so many times as great.
    package func scaled(by factor: Double) -> ChartAxis {
        ChartAxis(
            range: range.lowerBound * factor...range.upperBound * factor,
            ticks: ticks.map { ChartTick($0.value * factor, $0.label) }, title: title)
    }

    /// Shares from none to all.
    package static func shares(_ words: LocalWords) -> ChartAxis {
        ChartAxis(
            range: 0...1,
            ticks: [0, 25, 50, 75, 100].map {
                ChartTick(Double($0) / 100, words.share($0, of: 100))
            })
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
