import Domain
public import Presentation

extension Chart {
    /// The table as CSV.
    package var copied: String { TableText.text(of: [headings] + rows) }
}

nonisolated extension [ChartTick] {
    /// Returns the marks of a legend that explains the colours of counts.
    package static func strengths(upTo greatest: Int, _ words: Localizer) -> [ChartTick] {
        let shown: [Int] =
            greatest < 5 ? (0...greatest).map { $0 } : [0, 1, (greatest + 1) / 2, greatest]
        return shown.map { ChartTick(Double($0), words.number($0)) }
    }
}

nonisolated extension ChartAxis {
    /// Returns an axis from zero to a round number that is not exceeded, in round steps.
    package static func counts(upTo greatest: Int, _ words: Localizer) -> ChartAxis {
        let step = Self.step(for: greatest)
        let steps = max(1, (max(greatest, 0) + step - 1) / step)
        return ChartAxis(
            range: 0...Double(steps * step),
            ticks: (0...steps).map { ChartTick(Double($0 * step), words.number($0 * step)) })
    }

    /// Returns a symmetric axis around zero, whose labels have no sign.
    package static func counts(aroundUpTo greatest: Int, _ words: Localizer) -> ChartAxis {
        let side = counts(upTo: greatest, words)
        let mirrored = side.ticks.dropFirst().reversed().map { ChartTick(-$0.value, $0.label) }
        return ChartAxis(
            range: -side.range.upperBound...side.range.upperBound, ticks: mirrored + side.ticks)
    }

    /// Returns an axis of minutes from zero on, with marks at round hours if there are many.
    package static func minutes(upTo greatest: Int, _ words: Localizer) -> ChartAxis {
        guard greatest > 120 else { return counts(upTo: greatest, words) }
        let hours = counts(upTo: (greatest + 59) / 60, words)
        return ChartAxis(
            range: 0...hours.range.upperBound * 60,
            ticks: hours.ticks.map {
                ChartTick($0.value * 60, words.hours(Int($0.value)))
            })
    }

    /// Returns the axis with the same labels at values multiplied by a factor.
    package func scaled(by factor: Double) -> ChartAxis {
        ChartAxis(
            range: range.lowerBound * factor...range.upperBound * factor,
            ticks: ticks.map { ChartTick($0.value * factor, $0.label) }, title: title)
    }

    /// Returns an axis of shares from 0 to 100 percent.
    package static func shares(_ words: Localizer) -> ChartAxis {
        ChartAxis(
            range: 0...1,
            ticks: [0, 25, 50, 75, 100].map {
                ChartTick(Double($0) / 100, words.share($0, of: 100))
            })
    }

    /// Returns the least of 1, 2 or 5 times a power of ten that makes at most five steps.
    private static func step(for greatest: Int) -> Int {
        var step = 1
        while true {
            for factor in [1, 2, 5] where step * factor * 5 >= greatest { return step * factor }
            step *= 10
        }
    }
}

/// Words on and about the printed page of statistics.
extension Localizer {
    /// The heading over a section's single numbers.
    public var figures: String { say("Figures") }

    /// The failure when a file name has no extension of a picture.
    public func notAPicture(_ name: String) -> FailureViewModel {
        FailureViewModel(
            title: pageNotSaved,
            reason: say(
                "“{name}” is not the name of a picture: let it end in .pdf, .svg or .png.",
                ["name": name.quoted]))
    }

    public func pageNotSaved(_ name: String, because reason: String) -> FailureViewModel {
        FailureViewModel(
            title: pageNotSaved,
            reason: say("{name}: {reason}", ["name": name.quoted, "reason": reason]))
    }

    public func notPrinted(because reason: String) -> FailureViewModel {
        FailureViewModel(title: say("The page could not be printed."), reason: reason)
    }

    private var pageNotSaved: String { say("The page could not be saved.") }
}
