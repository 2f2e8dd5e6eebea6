import CGtk

/// A line of a row, laid out as plain text, not markup.
final class RowText {
    /// The size of the text in pixels; `indent` is its distance from the left of the layout.
    let width: Double
    let height: Double
    let indent: Double
    let isEmpty: Bool
    let isCut: Bool

    private let layout: OpaquePointer

    /// Lays out a line.
    ///
    /// - Parameters:
    ///   - marks: returns the parts of the shown text that are set in bold.
    ///   - available: the width at which the text is cut short, in pixels, or `nil` for no limit.
    init(
        _ text: String, _ style: Style, marks: (String) -> [Range<String.Index>] = { _ in [] },
        in widget: UnsafeMutablePointer<GtkWidget>, width available: Double? = nil
    ) {
        layout = gtk_widget_create_pango_layout(widget, nil)
        let shown = ShownText.line(text)
        pango_layout_set_text(layout, shown, -1)
        pango_layout_set_single_paragraph_mode(layout, 1)
        if let available {
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            pango_layout_set_width(layout, Int32(max(available, 1)) * PANGO_SCALE)
        }
        let attributes = pango_attr_list_new()
        for attribute in style.attributes(in: widget) {
            pango_attr_list_insert(attributes, attribute)
        }
        for part in marks(shown) {
            guard let bold = pango_attr_weight_new(PANGO_WEIGHT_BOLD) else { continue }
            bold.pointee.start_index = guint(shown[..<part.lowerBound].utf8.count)
            bold.pointee.end_index = guint(shown[..<part.upperBound].utf8.count)
            pango_attr_list_insert(attributes, bold)
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        var extent = PangoRectangle()
        pango_layout_get_pixel_extents(layout, nil, &extent)
        width = Double(extent.width)
        height = Double(extent.height)
        indent = Double(extent.x)
        isEmpty = text.isEmpty
        isCut = pango_layout_is_ellipsized(layout) != 0
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Draws the text.
    ///
    /// - Parameter position: the upper left corner of the layout.
    func draw(
        on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        at position: (x: Double, y: Double)
    ) {
        gtk_render_layout(
            gtk_widget_get_style_context(widget), context, position.x, position.y, layout)
    }
}

/// The texts of an entry's row: its title, and a line of the subtitle with the fact at its end.
struct RowLines {
    let title: RowText
    let subtitle: RowText
    /// The fact, or `nil` if the row has none.
    let fact: RowText?

    /// The least space between a subtitle and the fact, in pixels.
    static let gap = 12.0

    /// Lays out the texts. The fact is shown as a whole before the subtitle is.
    ///
    /// - Parameter marks: returns the parts of the title or subtitle that are set in bold.
    init(
        title: String, subtitle: String, fact: ListRow.Fact?,
        marks: (String) -> [Range<String.Index>] = { _ in [] },
        in widget: UnsafeMutablePointer<GtkWidget>, width: Double, isSelected: Bool = false
    ) {
        self.title = RowText(title, .title, marks: marks, in: widget, width: width)
        let fact = fact.map {
            RowText(
                $0.text, .fact(styleClass: $0.styleClass, isSelected: isSelected), in: widget,
                width: width)
        }
        self.fact = fact
        self.subtitle = RowText(
            subtitle, .subtitle(isSelected: isSelected), marks: marks, in: widget,
            width: width - (fact.map { $0.width + Self.gap } ?? 0))
    }

    /// The height of the lines that have a text, in pixels.
    var height: Double { title.height + (subtitle.isEmpty && fact == nil ? 0 : subtitle.height) }
}

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
