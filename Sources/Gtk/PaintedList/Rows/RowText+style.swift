import CGtk

extension RowText {
    enum Style {
        case title
        case subtitle(isSelected: Bool)
        /// The style of a fact, which is quiet without a style class.
        case fact(styleClass: String?, isSelected: Bool)
        case heading

        /// Returns the attributes of Pango, for a row of `widget`. An attribute list takes
        /// ownership of those that are inserted into it.
        func attributes(
            in widget: UnsafeMutablePointer<GtkWidget>
        ) -> [UnsafeMutablePointer<PangoAttribute>?] {
            switch self {
            case .title: []
            case .subtitle(let isSelected), .fact(styleClass: nil, let isSelected):
                [pango_attr_scale_new(0.9), Style.dim(to: isSelected ? 1 : 0.7)]
            case .fact(_?, isSelected: true):
                [pango_attr_scale_new(0.9), pango_attr_weight_new(PANGO_WEIGHT_BOLD)]
            case .fact(let styleClass?, isSelected: false):
                [
                    pango_attr_scale_new(0.9), pango_attr_weight_new(PANGO_WEIGHT_BOLD),
                    Style.colour(of: styleClass, in: widget),
                ]
            case .heading:
                [
                    pango_attr_scale_new(0.82), pango_attr_weight_new(PANGO_WEIGHT_BOLD),
                    pango_attr_letter_spacing_new(PANGO_SCALE / 2), Style.dim(to: 0.7),
                ]
            }
        }

        /// Dims the text colour of the row in any of its states, but keeps it readable.
        private static func dim(to part: Double) -> UnsafeMutablePointer<PangoAttribute>? {
            pango_attr_foreground_alpha_new(UInt16(part * 65_535))
        }

        /// Returns the text colour of a style class, as the style sheet sets it in the list.
        private static func colour(
            of styleClass: String, in widget: UnsafeMutablePointer<GtkWidget>
        ) -> UnsafeMutablePointer<PangoAttribute>? {
            let style = gtk_widget_get_style_context(widget)
            var colour = GdkRGBA()
            gtk_style_context_save(style)
            gtk_style_context_add_class(style, styleClass)
            gtk_style_context_get_color(style, gtk_style_context_get_state(style), &colour)
            gtk_style_context_restore(style)
            return pango_attr_foreground_new(
                UInt16(colour.red * 65_535), UInt16(colour.green * 65_535),
                UInt16(colour.blue * 65_535))
        }
    }
}
