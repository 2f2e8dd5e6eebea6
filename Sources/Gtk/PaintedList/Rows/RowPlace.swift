import CGtk

/// The places of the parts of a row, in pixels, following the reading direction.
struct RowPlace {
    private let left: Double
    private let right: Double
    private let isRightToLeft: Bool
    let top: Double
    private let bottom: Double
    /// The vertical middle of the row, or of the part below its heading.
    private(set) var middle: Double

    init(area: GdkRectangle, widget: UnsafeMutablePointer<GtkWidget>) {
        left = Double(area.x) + RowPainter.margin
        right = Double(area.x + area.width) - RowPainter.margin
        isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        top = Double(area.y)
        bottom = Double(area.y + area.height)
        middle = Double(area.y) + (Double(area.height) / 2).rounded()
    }

    /// Moves the middle to that of the area without `above` at the top and `below` at the bottom.
    mutating func leaveOut(_ above: Double, upTo below: Double) {
        middle = ((top + above + bottom - below) / 2).rounded()
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
}
