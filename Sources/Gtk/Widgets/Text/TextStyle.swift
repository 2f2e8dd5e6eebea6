import CGtk

/// How a label's text looks beyond what its style classes say.
public nonisolated struct TextStyle: Hashable, Sendable {
    /// Whether the text is bold.
    public var isBold: Bool
    /// Whether the text is slanted.
    public var isItalic: Bool
    /// Whether a line runs through the text.
    public var isStruckThrough: Bool
    /// Whether all digits are of one width, so that times stand in columns.
    public var hasTabularFigures: Bool
    /// The size, relative to the size of the text around.
    public var scale: Double

    /// A style that changes nothing unless said.
    public init(
        isBold: Bool = false, isItalic: Bool = false, isStruckThrough: Bool = false,
        hasTabularFigures: Bool = false, scale: Double = 1
    ) {
        self.isBold = isBold
        self.isItalic = isItalic
        self.isStruckThrough = isStruckThrough
        self.hasTabularFigures = hasTabularFigures
        self.scale = scale
    }

    /// A new attribute list, which the caller releases.
    var attributes: OpaquePointer? {
        let list = pango_attr_list_new()
        // The list takes over each attribute.
        if isBold { pango_attr_list_insert(list, pango_attr_weight_new(PANGO_WEIGHT_BOLD)) }
        if isItalic { pango_attr_list_insert(list, pango_attr_style_new(PANGO_STYLE_ITALIC)) }
        if isStruckThrough { pango_attr_list_insert(list, pango_attr_strikethrough_new(1)) }
        if hasTabularFigures {
            pango_attr_list_insert(list, pango_attr_font_features_new("tnum"))
        }
        if scale != 1 { pango_attr_list_insert(list, pango_attr_scale_new(scale)) }
        return list
    }
}
