internal import Foundation
internal import Gtk

/// The colours of a chart: the theme's for a single series, and for several series colours that can
/// be told apart with any kind of colour blindness.
struct ChartPalette: Hashable {
    let ground: Colour
    let text: Colour
    /// The theme's accent colour, unchanged.
    let accent: Colour
    let hasHighContrast: Bool

    /// The palette for paper and for files, which do not depend on the theme.
    static let paper = ChartPalette(
        ground: Colour(0xFFFFFF), text: Colour(0x241F31), accent: Colour(0x1C71D8),
        hasHighContrast: false)

    func colour(of ink: ChartInk) -> Colour {
        switch ink {
        case .text: text
        case .dimText: hasHighContrast ? text : ground.mixed(with: text, part: 0.78)
        case .onStrength(let part): readable(on: colour(of: .strength(part)))
        case .ground: ground
        case .grid: ground.mixed(with: text, part: hasHighContrast ? 0.4 : 0.12)
        case .baseline: ground.mixed(with: text, part: hasHighContrast ? 1 : 0.4)
        case .accent: legible(accent)
        case .series(let number): series[number % series.count]
        case .seriesText(let number): legible(series[number % series.count])
        case .before(let step, let steps): away(step, of: steps, from: warm)
        case .after(let step, let steps): away(step, of: steps, from: cool)
        case .middle: standing(out: Colour.shapeContrast, Colour(0x808080))
        case .strength(let part):
            // Contrast that grows by a factor looks evenly spaced.
            standing(out: 3 * pow(3.4, min(max(part, 0), 1)), accent)
        case .nothing: ground.mixed(with: text, part: hasHighContrast ? 0.2 : 0.08)
        case .mark: ground.mixed(with: text, part: hasHighContrast ? 1 : 0.6)
        case .map(let ink): colour(of: ink)
        case .faint(let ink): colour(of: ink)
        }
    }

    private var series: [Colour] { ground.isDark ? Self.onDark : Self.onLight }

    private static let onLight = [0x1A5FB4, 0xE66100, 0x5E2750, 0x77767B, 0xA51D2D]
        .map { Colour($0) }
    private static let onDark = [0x62A0EA, 0xF5C211, 0xF66151, 0xFFFFFF, 0x9A9996]
        .map { Colour($0) }

    private var warm: Colour { Colour(ground.isDark ? 0xFFA348 : 0xC64600) }
    private var cool: Colour { Colour(ground.isDark ? 0x62A0EA : 0x1A5FB4) }

    private func away(_ step: Int, of steps: Int, from hue: Colour) -> Colour {
        guard steps > 1 else { return standing(out: 4.5, hue) }
        let part = Double(min(max(step, 1), steps) - 1) / Double(steps - 1)
        return standing(out: 3 * pow(3, part), hue)
    }

    /// Returns the shade of a hue that has a contrast to the ground.
    private func standing(out contrast: Double, _ hue: Colour) -> Colour {
        var (near, far) = ground.isDark ? (0.0, 1.0) : (1.0, 0.0)
        for _ in 0..<20 {
            let middle = (near + far) / 2
            if hue.shaded(to: middle).contrast(to: ground) < contrast {
                near = middle
            } else {
                far = middle
            }
        }
        return hue.shaded(to: far)
    }

    /// Returns the colour if it has the contrast of text to the ground, or else the nearest shade
    /// that does.
    private func legible(_ colour: Colour) -> Colour {
        let contrast = Colour.textContrast
        return colour.contrast(to: ground) >= contrast ? colour : standing(out: contrast, colour)
    }

    /// Returns the colour of text that is readable on a field: one of the theme's, or else black or
    /// white.
    private func readable(on field: Colour) -> Colour {
        [ground, text].first { $0.contrast(to: field) >= Colour.textContrast }
            ?? [Colour(0xFFFFFF), Colour(0x000000)]
            .max { $0.contrast(to: field) < $1.contrast(to: field) } ?? text
    }
}

extension ChartPalette {
    /// Makes the palette of the theme at a widget.
    init(of widget: Widget) {
        self.init(
            ground: widget.groundColour, text: widget.themeTextColour,
            accent: widget.themeColour("theme_selected_bg_color") ?? Self.paper.accent,
            hasHighContrast: Settings.hasHighContrast)
    }
}

/// A cache of a palette's colours: computing one takes as long as drawing a hundred fields.
final class ChartColours {
    let palette: ChartPalette
    private var known: [ChartInk: Colour] = [:]

    init(_ palette: ChartPalette) { self.palette = palette }

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
