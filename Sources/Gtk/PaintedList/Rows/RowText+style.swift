import CGtk

extension RowText {
    enum Style {
        case title
        case subtitle(isEmphasised: Bool, isSelected: Bool)
        case heading(isSelected: Bool)

        /// Returns the attributes of Pango, for a row of `widget`. An attribute list takes
        /// ownership of those that are inserted into it.
        func attributes(
            in widget: UnsafeMutablePointer<GtkWidget>
        ) -> [UnsafeMutablePointer<PangoAttribute>?] {
            switch self {
            case .title: []
            case .subtitle(isEmphasised: false, let isSelected):
                [pango_attr_scale_new(0.9), Style.dim(to: isSelected ? 0.9 : 0.7)]
            case .subtitle(isEmphasised: true, isSelected: true):
                [pango_attr_scale_new(0.9), pango_attr_weight_new(PANGO_WEIGHT_BOLD)]
            case .subtitle(isEmphasised: true, isSelected: false):
                [
                    pango_attr_scale_new(0.9), pango_attr_weight_new(PANGO_WEIGHT_BOLD),
                    Style.warning(in: widget),
                ]
            case .heading(let isSelected):
                [
                    pango_attr_scale_new(0.82), pango_attr_weight_new(PANGO_WEIGHT_BOLD),
                    pango_attr_letter_spacing_new(PANGO_SCALE / 2),
                    Style.dim(to: isSelected ? 0.9 : 0.7),
                ]
            }
        }

        /// Dims the text colour of the row in any of its states, but keeps it readable.
        private static func dim(to part: Double) -> UnsafeMutablePointer<PangoAttribute>? {
            pango_attr_foreground_alpha_new(UInt16(part * 65_535))
        }

        /// Returns the theme's colour for errors, adjusted to be readable on the list.
        private static func warning(
            in widget: UnsafeMutablePointer<GtkWidget>
        ) -> UnsafeMutablePointer<PangoAttribute>? {
            let style = gtk_widget_get_style_context(widget)
            var colour = GdkRGBA()
            var base = GdkRGBA()
            var ink = GdkRGBA()
            gtk_style_context_get_color(style, gtk_style_context_get_state(style), &ink)
            guard gtk_style_context_lookup_color(style, "error_color", &colour) != 0 else {
                return dim(to: 1)
            }
            if gtk_style_context_lookup_color(style, "theme_base_color", &base) == 0 {
                base = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
            }
            let readable = Colour(colour).readable(
                on: Colour(base), towards: Colour(ink))
            return pango_attr_foreground_new(
                UInt16(readable.red * 65_535), UInt16(readable.green * 65_535),
                UInt16(readable.blue * 65_535))
        }
    }
}
