internal import Gtk

/// A cache of a palette's colours: computing one takes as long as drawing a hundred fields.
final class ChartColours {
    let palette: ChartPalette
    private var known: [ChartInk: Colour] = [:]

    init(_ palette: ChartPalette) {
        self.palette = palette
    }

    func colour(of ink: ChartInk) -> Colour {
        if let colour = known[ink] { return colour }
        let colour = palette.colour(of: ink)
        known[ink] = colour
        return colour
    }
}

/// The role of a part of a chart, by which the palette chooses its colour.
nonisolated enum ChartInk: Hashable, Sendable {
    case text
    /// Text of less importance.
    case dimText
    /// Text on a field of a strength.
    case onStrength(Double)
    case ground
    case grid
    /// The line from which bars begin.
    case baseline
    /// The values of a chart with a single series.
    case accent
    /// The values of one of several series.
    case series(Int)
    /// The name of one of several series.
    case seriesText(Int)
    /// A step from the middle, before it or after it. Step 1 is the nearest.
    case before(step: Int, of: Int)
    case after(step: Int, of: Int)
    case middle
    /// A quantity in a heat map, above 0 and up to 1.
    case strength(Double)
    /// An empty field of a heat map.
    case nothing
    /// A line that marks a value.
    case mark
    /// A part of a map.
    case map(MapInk)
    /// A colour for a value that is based on few entries.
    indirect case faint(ChartInk)

    func faint(_ isFaint: Bool) -> ChartInk { isFaint ? .faint(self) : self }
}
