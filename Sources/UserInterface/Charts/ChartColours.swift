internal import Gtk

/// The colours of a palette that a picture has needed so far: to find one takes as long as to draw a
/// hundred fields of it.
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
