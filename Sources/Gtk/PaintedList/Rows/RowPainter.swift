import CGtk

/// Draws rows in the style of the desktop's sidebars: an icon, a title, and a dimmer line below it.
///
/// A heading, small, bold and dim, takes the space above the lines of its row: all rows have the
/// same height, which lets a list be of any length, and a month of one film is one row.
final class RowPainter {
    nonisolated static let minimumWidth: gint = 120

    static let margin = 12.0
    static let padding = 8.0
    /// The space above a heading, and beneath the lines under it, in pixels.
    static let headingPadding = 5.0
    static let iconSize: Int32 = 16

    let rows: RowCache
    var hasHeadings = false
    /// The accessibles of rows that assistive technology has read, which are told about changes.
    var accessibles: Set<UInt> = []

    init(rows: RowCache) {
        self.rows = rows
    }

    /// Tells assistive technology about each row it has read whose text has changed.
    func announceChanges() {
        for address in accessibles {
            guard let cell = UnsafeMutableRawPointer(bitPattern: address) else { continue }
            RowAccessible.announceChange(of: cell)
        }
    }

    /// Returns the height of every row, in pixels: two lines and the space around them, which has
    /// room for a heading.
    func rowHeight(in widget: UnsafeMutablePointer<GtkWidget>) -> gint {
        let lines = [
            RowText("X", .title, in: widget),
            RowText("X", .subtitle(isEmphasised: true, isSelected: false), in: widget),
        ]
        let text = lines.reduce(0) { $0 + $1.height }
        let row = max(text, Double(Self.iconSize)) + 2 * Self.padding
        guard hasHeadings else { return gint(row) }
        let heading = RowText("X", .heading(isSelected: false), in: widget).height
        return gint(max(row, heading + text + 2 * Self.headingPadding))
    }

    func paint(
        _ index: Int, on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        in area: GdkRectangle, isSelected: Bool
    ) {
        guard let row = rows.row(at: index) else { return }
        var place = RowPlace(area: area, widget: widget)
        if let heading = row.heading {
            if index > 0 { paintRule(on: context, of: widget, in: area) }
            let line = RowText(
                heading, .heading(isSelected: isSelected), in: widget, width: place.width)
            line.draw(
                on: context, of: widget,
                at: (place.start(of: line), place.top + Self.headingPadding))
            place.leaveOut(Self.headingPadding + line.height, upTo: Self.headingPadding)
        }
        switch row.content {
        case .cells, .blank: break
        case .entry(_, let icon, _, let title, let subtitle, let isEmphasised):
            paintIcon(icon, on: context, of: widget, at: place)
            let inset = Double(Self.iconSize) + Self.margin
            let lines = [
                RowText(title, .title, in: widget, width: place.width - inset),
                RowText(
                    subtitle, .subtitle(isEmphasised: isEmphasised, isSelected: isSelected),
                    in: widget, width: place.width - inset),
            ].filter { !$0.isEmpty }
            var top = place.middle - (lines.reduce(0) { $0 + $1.height } / 2).rounded()
            for line in lines {
                line.draw(on: context, of: widget, at: (place.start(of: line, inset: inset), top))
                top += line.height
            }
        }
    }

    /// Draws the line between two groups of rows.
    private func paintRule(
        on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>, in area: GdkRectangle
    ) {
        let style = gtk_widget_get_style_context(widget)
        var colour = GdkRGBA()
        guard gtk_style_context_lookup_color(style, "borders", &colour) != 0 else { return }
        gdk_cairo_set_source_rgba(context, &colour)
        cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), 1)
        cairo_fill(context)
    }

    private func paintIcon(
        _ name: String, on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        at place: RowPlace
    ) {
        let icon = RowIcon(name: name, size: Self.iconSize, in: widget)
        icon.draw(
            on: context,
            at: (
                place.start(width: Double(Self.iconSize)), place.middle - Double(Self.iconSize) / 2
            ))
    }
}
