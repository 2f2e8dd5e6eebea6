import CGtk
import Glibc

/// A colour in sRGB, each part of it between 0 and 1.
public nonisolated struct Colour: Hashable, Sendable {
    /// The amount of red.
    public let red: Double
    /// The amount of green.
    public let green: Double
    /// The amount of blue.
    public let blue: Double

    /// The least contrast that WCAG 2.1 requires for text.
    public static let textContrast = 4.5
    /// The least contrast that WCAG 2.1 requires for graphics.
    public static let shapeContrast = 3.0

    /// Makes a colour of its parts.
    public init(red: Double, green: Double, blue: Double) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Makes a colour of a number such as 0x3584e4.
    public init(_ number: Int) {
        self.init(
            red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
            blue: Double(number & 0xFF) / 255)
    }

    init(_ colour: GdkRGBA) { self.init(red: colour.red, green: colour.green, blue: colour.blue) }

    /// Returns the colour itself if it stands out from `background`, or else the first one that
    /// does on the way to `ink`, which must.
    ///
    /// - Parameter contrast: the required contrast ratio, from 1 to 21.
    public func readable(
        on background: Colour, towards ink: Colour, contrast: Double = Colour.textContrast
    ) -> Colour {
        let steps = 8
        for step in 0..<steps {
            let colour = mixed(with: ink, part: Double(step) / Double(steps))
            if colour.contrast(to: background) >= contrast { return colour }
        }
        return ink
    }

    /// Returns the contrast ratio of WCAG 2.1, from 1 to 21.
    public func contrast(to other: Colour) -> Double {
        let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (light + 0.05) / (dark + 0.05)
    }

    /// Returns a mixture of the colour and another.
    ///
    /// - Parameter part: the share of the other colour, from 0 to 1.
    public func mixed(with other: Colour, part: Double) -> Colour {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
        return Colour(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// Returns the same hue with another lightness.
    ///
    /// - Parameter lightness: the lightness, from 0 for black to 1 for white.
    public func shaded(to lightness: Double) -> Colour {
        let (least, most) = (min(red, green, blue), max(red, green, blue))
        let middle = (least + most) / 2
        let spread = 1 - abs(2 * middle - 1)
        let saturation = spread > 0 ? (most - least) / spread : 0
        let reach = saturation * (1 - abs(2 * lightness - 1)) / 2
        func part(_ part: Double) -> Double {
            guard most > least else { return lightness }
            return lightness + reach * (2 * (part - least) / (most - least) - 1)
        }
        return Colour(red: part(red), green: part(green), blue: part(blue))
    }

    /// Whether white stands out from the colour more than black does.
    public var isDark: Bool { contrast(to: Colour(0xFFFFFF)) > contrast(to: Colour(0x000000)) }

    private var luminance: Double {
        0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
    }

    /// Returns the linear light of one part of an sRGB colour.
    private static func linear(_ part: Double) -> Double {
        guard part > 0.04045 else { return part / 12.92 }
        return pow((part + 0.055) / 1.055, 2.4)
    }
}

extension Widget {
    /// The colour of text on the widget with its style classes, in its present state.
    public final var textColour: Colour {
        var colour = GdkRGBA()
        let context = gtk_widget_get_style_context(cast())
        // GTK restyles the widgets around one that is asked for the colour of another state. If that
        // is done while one of them changes its looks, the change begins again with each drawing.
        gtk_style_context_get_color(context, gtk_style_context_get_state(context), &colour)
        return Colour(colour)
    }

    /// The colour that the theme gives to text in a focused window. In a window behind others, text
    /// is grey on grounds of any theme.
    public final var themeTextColour: Colour { themeColour("theme_fg_color") ?? textColour }

    /// Whether the theme writes light text, as it does on a dark background.
    public final var hasLightText: Bool { !themeTextColour.isDark }

    /// The colour behind the widget, which may be that of a widget around it, or white if none has
    /// one.
    public final var groundColour: Colour {
        var widget: UnsafeMutablePointer<GtkWidget>? = cast()
        while let here = widget {
            let context = gtk_widget_get_style_context(here)
            var value = GValue()
            gtk_style_context_get_property(
                context, "background-color", gtk_style_context_get_state(context), &value)
            defer { g_value_unset(&value) }
            if let colour = g_value_get_boxed(&value)?.cast(to: GdkRGBA.self),
                colour.pointee.alpha == 1
            {
                return Colour(colour.pointee)
            }
            widget = gtk_widget_get_parent(here)
        }
        return Colour(0xFFFFFF)
    }

    /// Returns a named colour of the theme, such as `theme_selected_bg_color`, or `nil` if it has
    /// none of that name.
    public final func themeColour(_ name: String) -> Colour? {
        var colour = GdkRGBA()
        guard
            gtk_style_context_lookup_color(gtk_widget_get_style_context(cast()), name, &colour)
                != 0
        else { return nil }
        return Colour(colour)
    }
}
