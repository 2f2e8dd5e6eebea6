import CGtk

@testable public import Gtk

extension Label {
    /// The contrast of the text to its background, from 1 to 21, as drawn in an active window. The
    /// background is the nearest one of a single colour.
    public var contrast: Double {
        var ground: (colour: Colour, opacity: Double)?
        var opacity = 1.0
        var widget: UnsafeMutablePointer<GtkWidget>? = cast()
        while let here = widget, ground == nil {
            let context = gtk_widget_get_style_context(here)
            let behind = colour("background-color", of: context)
            if behind.alpha == 1 { ground = (Colour(behind), opacity) }
            opacity *= value("opacity", of: context) { g_value_get_double($0) }
            widget = gtk_widget_get_parent(here)
        }
        guard let ground else { return 1 }
        let ink = colour("color", of: gtk_widget_get_style_context(cast()))
        let part = ink.alpha * ground.opacity
        func blend(_ ink: Double, _ ground: Double) -> Double { ink * part + ground * (1 - part) }
        return Colour(
            red: blend(ink.red, ground.colour.red), green: blend(ink.green, ground.colour.green),
            blue: blend(ink.blue, ground.colour.blue)
        ).contrast(to: ground.colour)
    }

    private func colour(
        _ property: String, of context: UnsafeMutablePointer<GtkStyleContext>?
    ) -> GdkRGBA {
        value(property, of: context) {
            g_value_get_boxed($0)?.cast(to: GdkRGBA.self).pointee ?? GdkRGBA()
        }
    }

    private func value<Value>(
        _ property: String, of context: UnsafeMutablePointer<GtkStyleContext>?,
        read: (UnsafePointer<GValue>) -> Value
    ) -> Value {
        var value = GValue()
        let state = gtk_style_context_get_state(context)
        gtk_style_context_get_property(context, property, state, &value)
        defer { g_value_unset(&value) }
        return read(&value)
    }
}

extension Window {
    /// Makes the window look as if it had the keyboard focus.
    public func leaveBackdrop() { gtk_widget_unset_state_flags(cast(), GTK_STATE_FLAG_BACKDROP) }

    /// Makes the window look as if another one had the keyboard focus.
    public func enterBackdrop() { gtk_widget_set_state_flags(cast(), GTK_STATE_FLAG_BACKDROP, 0) }
}

extension Settings {
    /// Scales the text while `body` runs, as people set their desktop to.
    public static func withText(scaledBy scale: Double, _ body: () throws -> Void) rethrows {
        func choose(_ dpi: Int) { gtk_settings_get_default()?.setProperty("gtk-xft-dpi", to: dpi) }
        choose(Int(96 * 1_024 * scale))
        defer { choose(96 * 1_024) }
        try body()
    }

    /// Changes to another of GTK's own themes while `body` runs.
    public static func withTheme(_ name: String, isDark: Bool, _ body: () throws -> Void) rethrows {
        func choose(_ name: String) {
            gtk_settings_get_default()?.setProperty("gtk-theme-name", to: name)
        }
        choose(name)
        prefersDarkTheme = isDark
        defer {
            choose("Adwaita")
            prefersDarkTheme = false
        }
        try body()
    }
}
