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
