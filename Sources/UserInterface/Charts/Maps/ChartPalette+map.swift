internal import Gtk

extension ChartPalette {
    /// Returns the colour of a part of a map. With high contrast, the coast alone tells land from
    /// water.
    func colour(of ink: MapInk) -> Colour {
        switch ink {
        case .water: hasHighContrast ? ground : Colour(isDark ? 0x1B2632 : 0xDCE8F3)
        case .land: hasHighContrast ? ground : Colour(isDark ? 0x3B3D40 : 0xF8F7F4)
        case .visited:
            hasHighContrast
                ? ground.mixed(with: text, part: 0.2) : Colour(isDark ? 0x5A5340 : 0xEBDFBD)
        case .coast:
            hasHighContrast
                ? ground.mixed(with: text, part: 0.65) : Colour(isDark ? 0x54687C : 0xA3B8CB)
        case .border:
            hasHighContrast
                ? ground.mixed(with: text, part: 0.5) : Colour(isDark ? 0x7B7D80 : 0xBBB5AC)
        case .trip: trip
        case .place: hasHighContrast ? text : text.mixed(with: trip, part: 0.25)
        case .halo: colour(of: .land)
        case .name: text
        }
    }

    /// Returns the shade of the accent that is visible on both land and water.
    private var trip: Colour {
        let grounds = [MapInk.land, .visited, .water].map(colour)
        let contrast = hasHighContrast ? Colour.textContrast : Colour.shapeContrast
        func isSeen(_ colour: Colour) -> Bool {
            grounds.allSatisfy { colour.contrast(to: $0) >= contrast }
        }
        let start =
            (max(accent.red, accent.green, accent.blue)
                + min(accent.red, accent.green, accent.blue)) / 2
        let end = isDark ? 1.0 : 0
        let steps = 40
        let shades = (0...steps).lazy.map {
            accent.shaded(to: start + (end - start) * Double($0) / Double(steps))
        }
        return isSeen(accent) ? accent : shades.first(where: isSeen) ?? text
    }
}
