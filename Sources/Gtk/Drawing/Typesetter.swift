import CGtk

// `@MainActor` is written out, because an optimised build of a client module does not know the
// default isolation of this one.

/// Lays out text in the font of a widget, of the desktop, or of a paper.
@MainActor
public final class Typesetter {
    /// The weight and size of a text, relative to the usual.
    public nonisolated struct Style: Hashable, Sendable {
        /// The size, 1 for the usual one.
        public let scale: Double
        /// Whether the text is bold.
        public let isBold: Bool

        /// Makes a style, which by default is of the usual weight and size.
        public init(scale: Double = 1, isBold: Bool = false) {
            (self.scale, self.isBold) = (scale, isBold)
        }
    }

    /// A font with its resolution. Layouts have to be made again when it changes.
    public nonisolated struct Font: Hashable, Sendable {
        let description: String
        let resolution: Double
    }

    private let context: OpaquePointer

    /// Makes a typesetter with the font of a widget, in the present text size of the desktop.
    public init(of widget: Widget) {
        context = gtk_widget_create_pango_context(widget.cast())
        measureAtEveryScaleAlike()
    }

    /// Makes a typesetter with the font of the desktop, for a canvas that belongs to no widget.
    public init(for canvas: Canvas) {
        context = pango_cairo_create_context(canvas.context)
        use(font: Settings.text("gtk-font-name") ?? "Sans 10")
        measureAtEveryScaleAlike()
    }

    /// Makes a typesetter with a given font for paper, where lengths are points. It needs no
    /// display.
    ///
    /// - Parameters:
    ///   - paper: the font, such as "Sans 10", whose size is in points.
    ///   - language: the language of the text, such as "de".
    public init(paper: String, language: String) {
        let made = pango_font_map_create_context(pango_cairo_font_map_get_default())
        context = made ?? pango_context_new()
        use(font: paper)
        pango_context_set_language(context, pango_language_from_string(language))
        pango_cairo_context_set_resolution(context, 72)
        measureAtEveryScaleAlike()
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(context)) }

    /// The font of the text.
    public var font: Font {
        let words = pango_font_description_to_string(pango_context_get_font_description(context))
        return Font(
            description: String(owning: words) ?? "",
            resolution: pango_cairo_context_get_resolution(context))
    }

    private func use(font name: String) {
        let font = pango_font_description_from_string(name)
        pango_context_set_font_description(context, font)
        pango_font_description_free(font)
    }

    /// Turns off rounding to pixels, so that text that fits on the screen also fits on paper.
    private func measureAtEveryScaleAlike() {
        pango_context_set_round_glyph_positions(context, 0)
        let known = pango_cairo_context_get_font_options(context)
        let options = known.map { cairo_font_options_copy($0) } ?? cairo_font_options_create()
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
    }

    /// Lays out a text on one line.
    ///
    /// - Parameter width: the width at which the text is cut short, or `nil` for no limit.
    public func line(_ text: String, _ style: Style = Style(), width: Double? = nil) -> SetText {
        let layout = layout(ShownText.line(text), style)
        pango_layout_set_single_paragraph_mode(layout, 1)
        if let width {
            pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
            pango_layout_set_width(layout, Self.units(width))
        }
        return SetText(layout)
    }

    /// Lays out a text on as many lines as it takes.
    ///
    /// - Parameter isAtRight: whether lines are aligned at the right, as in right-to-left
    ///   languages.
    public func paragraph(
        _ text: String, _ style: Style = Style(), width: Double, isAtRight: Bool = false
    ) -> SetText {
        lines(ShownText.label(text), style, width: width, isAtRight: isAtRight)
    }

    /// Aligns the lines at the right. Pango swaps the sides if the direction of the text is not
    /// that of the context.
    private func endAtRight(_ layout: OpaquePointer) {
        let isSwapped =
            (pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL)
            != (pango_context_get_base_dir(context) == PANGO_DIRECTION_RTL)
        pango_layout_set_alignment(layout, isSwapped ? PANGO_ALIGN_LEFT : PANGO_ALIGN_RIGHT)
    }

    /// Lays out all of a text on as many lines as it takes, however long it is.
    ///
    /// - Parameter isAtRight: whether lines are aligned at the right, as in right-to-left
    ///   languages.
    public func lines(
        _ text: String, _ style: Style = Style(), width: Double, isAtRight: Bool = false
    ) -> SetText {
        let layout = layout(text, style)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_width(layout, Self.units(width))
        if isAtRight { endAtRight(layout) }
        return SetText(layout)
    }

    private func layout(_ text: String, _ style: Style) -> OpaquePointer {
        let layout: OpaquePointer = pango_layout_new(context)
        pango_layout_set_text(layout, text, -1)
        let attributes = pango_attr_list_new()
        pango_attr_list_insert(attributes, pango_attr_scale_new(style.scale))
        pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum"))
        if style.isBold {
            pango_attr_list_insert(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD))
        }
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        return layout
    }

    private static func units(_ width: Double) -> Int32 {
        Int32(min(max(width, 1), 1_000_000) * Double(PANGO_SCALE))
    }
}
