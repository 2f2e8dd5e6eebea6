import Gtk
import GtkTestSupport
import Testing

@testable import UserInterface

extension UserInterfaceTests {
    @Suite("The program's own colours can be read, in each of GTK's own themes")
    struct StyleContrastTests {
        init() throws {
            try Display.start()
            Style.install()
        }

        nonisolated static let themes = [
            ("Adwaita", false), ("Adwaita", true), ("HighContrast", false),
            ("HighContrastInverse", true),
        ]

        /// The style classes with a colour of their own, or with less of the theme's.
        private let classes = [
            ["counterfoil-late"], ["counterfoil-calm"], ["counterfoil-complaint"], [Style.dim],
            ["counterfoil-caption", Style.dim], ["counterfoil-note", Style.dim],
        ]

        @Test("On a window and on a card, with the keyboard and without it", arguments: themes)
        func labels(theme: String, isDark: Bool) {
            Settings.withTheme(theme, isDark: isDark) {
                let (column, card) = (Box(.vertical), Box(.vertical))
                card.addStyleClass("counterfoil-card")
                var labels: [(String, Label, plain: Label)] = []
                for (place, box) in [("window", column), ("card", card)] {
                    let plain = Label("2 min late")
                    box.append(plain)
                    for names in classes {
                        let label = Label("2 min late")
                        for name in names { label.addStyleClass(name) }
                        box.append(label)
                        labels.append(("\(place): \(names)", label, plain))
                    }
                }
                column.append(card)
                let window = Display.show(column)
                Style.adapt(window)
                #expect(window.hasLightText == isDark)
                for (name, label, plain) in labels {
                    // Where a theme makes all text pale, ours is no paler.
                    window.enterBackdrop()
                    let least = min(plain.contrast, Colour.textContrast)
                    #expect(label.contrast >= least, "\(name) of a pale window")
                    window.leaveBackdrop()
                    #expect(label.contrast >= Colour.textContrast, "\(name)")
                }
                window.destroy()
            }
        }

        @Test("Pictures are drawn in colours that can be read there", arguments: themes)
        func pictures(theme: String, isDark: Bool) {
            Settings.withTheme(theme, isDark: isDark) {
                let area = Box(.vertical)
                let window = Display.show(area)
                window.leaveBackdrop()
                let palette = ChartPalette(of: area)
                #expect(palette.hasHighContrast == theme.hasPrefix("HighContrast"))
                let words =
                    [ChartInk.text, .dimText, .accent] + (0..<5).map { .seriesText($0) }
                    + [.before(step: 3, of: 3), .after(step: 3, of: 3)]
                for ink in words {
                    let contrast = palette.colour(of: ink).contrast(to: palette.ground)
                    #expect(contrast >= Colour.textContrast - 0.01, "\(ink)")
                }
                let shapes =
                    (0..<5).map { ChartInk.series($0) } + [.middle, .mark, .strength(0.01)]
                for ink in shapes {
                    let contrast = palette.colour(of: ink).contrast(to: palette.ground)
                    #expect(contrast >= Colour.shapeContrast - 0.01, "\(ink)")
                }
                for part in stride(from: 0.05, through: 1, by: 0.19) {
                    let field = palette.colour(of: .strength(part))
                    let contrast = palette.colour(of: .onStrength(part)).contrast(to: field)
                    #expect(contrast >= Colour.textContrast - 0.01, "\(part)")
                }
                window.destroy()
            }
        }
    }
}
