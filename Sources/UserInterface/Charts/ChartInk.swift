/// What a part of a picture is, which the palette has a colour for.
nonisolated enum ChartInk: Hashable, Sendable {
    case text
    /// Text that is read second.
    case dimText
    /// Text on a field of this strength.
    case onStrength(Double)
    case ground
    case grid
    /// Where bars begin.
    case baseline
    /// The values, where there is one series of them.
    case accent
    /// One of several series.
    case series(Int)
    /// The name of one of several series, beside it.
    case seriesText(Int)
    /// A step away from the middle: before it or after it, the first step being the nearest.
    case before(step: Int, of: Int)
    case after(step: Int, of: Int)
    case middle
    /// How much there is, from just above nothing to the most: more than 0, up to 1.
    case strength(Double)
    /// Where there is nothing.
    case nothing
    /// A line that says what a size means.
    case mark
    /// The same, of what rests on few entries.
    indirect case faint(ChartInk)

    func faint(_ isFaint: Bool) -> ChartInk { isFaint ? .faint(self) : self }
}
