import Gtk
import Testing

@testable import UserInterface

@Suite("The colours of pictures")
@MainActor
struct ChartPaletteTests {
    static let palettes = [
        ChartPalette.paper,
        ChartPalette(
            ground: Colour(0xF6F5F4), text: Colour(0x2E3436), accent: Colour(0x3584E4),
            hasHighContrast: false),
        ChartPalette(
            ground: Colour(0x353535), text: Colour(0xEEEEEC), accent: Colour(0x15539E),
            hasHighContrast: false),
        ChartPalette(
            ground: Colour(0xFFFFFF), text: Colour(0x000000), accent: Colour(0x000000),
            hasHighContrast: true),
        ChartPalette(
            ground: Colour(0x000000), text: Colour(0xFFFFFF), accent: Colour(0xE95420),
            hasHighContrast: true),
    ]

    @Test("Shapes stand out from the ground, faint or not, and words can be read")
    func contrast() {
        for palette in Self.palettes {
            let shapes: [ChartInk] =
                (0..<5).map { .series($0) } + (1...3).map { .before(step: $0, of: 3) }
                + (1...3).map { .after(step: $0, of: 3) }
                + stride(from: 0.01, through: 1, by: 0.1).map { .strength($0) }
                + [.accent, .middle, .mark, .faint(.accent), .faint(.series(1))]
            for ink in shapes {
                #expect(
                    palette.colour(of: ink).contrast(to: palette.ground) >= 2.99, "\(ink)")
            }
            for ink in [.text, .dimText] + (0..<5).map({ ChartInk.seriesText($0) }) {
                #expect(palette.colour(of: ink).contrast(to: palette.ground) >= 4.49, "\(ink)")
            }
            for part in stride(from: 0.01, through: 1, by: 0.05) {
                let field = palette.colour(of: .strength(part))
                #expect(palette.colour(of: .onStrength(part)).contrast(to: field) >= 4.4)
            }
        }
    }

    @Test("Neighbours are told apart with any kind of colour blindness", arguments: Sight.allCases)
    func blindness(sight: Sight) {
        for palette in Self.palettes {
            let series = (0..<5).map { palette.colour(of: .series($0)) }
            for (one, other) in zip(series, series.dropFirst()) {
                #expect(sight.distance(one, other) >= 20)
            }
            let opinions: [ChartInk] =
                (1...3).reversed().map { .before(step: $0, of: 3) } + [.middle]
                + (1...3).map { .after(step: $0, of: 3) }
            let colours = opinions.map { palette.colour(of: $0) }
            for (one, other) in zip(colours, colours.dropFirst()) {
                #expect(sight.distance(one, other) >= 8)
            }
        }
    }

    @Test("More is always further from the ground")
    func strength() {
        for palette in Self.palettes {
            let contrasts = stride(from: 0.0, through: 1, by: 0.1).map {
                palette.colour(of: .strength($0)).contrast(to: palette.ground)
            }
            #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 < $1 })
            #expect(
                palette.colour(of: .nothing).contrast(to: palette.ground) < contrasts[0])
        }
    }
}
