import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
    @Suite("The look of all windows")
    struct LookTests {
        init() throws { try Display.start() }

        private func reset() { Settings.show(isDark: nil, hasHighContrast: false, isStill: false) }

        @Test("A chosen look applies until another is chosen, and resets to the desktop's")
        func said() {
            let (wasDark, hadAnimations) = (Settings.prefersDarkTheme, Settings.hasAnimations)
            let theme = Settings.text("gtk-theme-name")
            Settings.show(isDark: true, hasHighContrast: true, isStill: true)
            #expect(Settings.prefersDarkTheme && !Settings.hasAnimations)
            #expect(Settings.text("gtk-theme-name") == "HighContrastInverse")
            #expect(Settings.hasHighContrast)
            Settings.show(isDark: false, hasHighContrast: true, isStill: false)
            #expect(!Settings.prefersDarkTheme)
            #expect(Settings.text("gtk-theme-name") == "HighContrast")
            reset()
            #expect(Settings.prefersDarkTheme == wasDark)
            #expect(Settings.text("gtk-theme-name") == theme)
            Settings.hasAnimations = hadAnimations
        }

        @Test(
            "A theme takes the place of the desktop's only where that is not light, dark or clear enough",
            arguments: [
                ("Adwaita", nil, false, "Adwaita"), ("Adwaita", true, false, "Adwaita"),
                ("Adwaita-dark", nil, false, "Adwaita-dark"),
                ("Adwaita-dark", false, false, "Adwaita"), ("Yaru-Dark", false, false, "Yaru"),
                ("Adwaita-dark", nil, true, "HighContrastInverse"),
                ("Adwaita", nil, true, "HighContrast"),
                ("Adwaita", true, true, "HighContrastInverse"),
                ("HighContrastInverse", false, false, "HighContrast"),
                ("HighContrast", true, false, "HighContrastInverse"),
                ("HighContrastInverse", nil, false, "HighContrastInverse"),
                ("", true, false, ""),
            ] as [(String, Bool?, Bool, String)])
        func themes(theme: String, isDark: Bool?, hasHighContrast: Bool, wanted: String) {
            #expect(
                Settings.name(of: theme, isDark: isDark, hasHighContrast: hasHighContrast)
                    == wanted)
        }
    }

    @Suite("Switches")
    struct SwitchTests {
        init() throws { try Display.start() }

        @Test("A person's change is told, and one from Swift is not")
        func told() {
            let toggle = Switch(isOn: true)
            var told: [Bool] = []
            toggle.onSwitched { told.append($0) }
            toggle.isOn = false
            #expect(told == [] && !toggle.isOn)
            let window = Display.show(toggle)
            toggle.flip()
            #expect(told == [true] && toggle.isOn)
            window.destroy()
        }
    }
}
