import CGtk

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
            if let colour = g_value_get_boxed(&value)?.assumingMemoryBound(to: GdkRGBA.self),
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
