import CGtk

/// The places of the parts of a row, in pixels, following the reading direction.
struct RowPlace {
    private let left: Double
    private let right: Double
    private let isRightToLeft: Bool
    let bottom: Double
    /// The vertical middle of the row.
    let middle: Double

    init(area: GdkRectangle, widget: UnsafeMutablePointer<GtkWidget>) {
        left = Double(area.x) + RowPainter.margin
        right = Double(area.x + area.width) - RowPainter.margin
        isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        bottom = Double(area.y + area.height)
        middle = Double(area.y) + (Double(area.height) / 2).rounded()
    }

    var width: Double { max(right - left, 1) }

    /// Returns the left edge of a part `width` wide that begins `inset` from the start of the row.
    func start(inset: Double = 0, width: Double) -> Double {
        isRightToLeft ? right - inset - width : left + inset
    }

    /// Returns the left edge of a layout whose text begins `inset` from the start of the row.
    func start(of text: RowText, inset: Double = 0) -> Double {
        start(inset: inset, width: text.width) - text.indent
    }

    /// Returns the left edge of a layout whose text ends at the end of the row.
    func end(of text: RowText) -> Double {
        (isRightToLeft ? left : right - text.width) - text.indent
    }
}
