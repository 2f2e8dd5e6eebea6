import CGtk

/// Draws rows in the style of the desktop's sidebars: an icon, a title, and a dimmer line below it,
/// with one fact at its end.
///
/// A heading, small, bold and dim, is a row too: all rows have the same height, which lets a list
/// be of any length.
final class RowPainter {
    nonisolated static let minimumWidth: gint = 120

    static let margin = 12.0
    static let padding = 5.0
    /// The least height of a row, in pixels, which is that of a target for a finger less the two
    /// pixels that the tree view adds.
    static let leastHeight = 42.0
    static let iconSize: Int32 = 16
    /// The greatest size of a picture, in pixels.
    static let pictureSize = (width: 24.0, height: 32.0)

    let rows: RowCache
    /// The accessibles of rows that assistive technology has read, which are told about changes.
    var accessibles: Set<UInt> = []

    init(rows: RowCache) { self.rows = rows }

    /// Tells assistive technology about each row it has read whose text has changed.
    func announceChanges() {
        for address in accessibles {
            guard let cell = UnsafeMutableRawPointer(bitPattern: address) else { continue }
            RowAccessible.announceChange(of: cell)
        }
    }

    /// Returns the height of every row, in pixels: two lines and the space around them.
    func rowHeight(in widget: UnsafeMutablePointer<GtkWidget>) -> gint {
        let lines = [
            RowText("X", .title, in: widget),
            RowText("X", .fact(styleClass: "", isSelected: true), in: widget),
        ]
        let text = lines.reduce(0) { $0 + $1.height }
        return gint(max(text + 2 * Self.padding, Self.leastHeight))
    }

    func paint(
        _ index: Int, on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        in area: GdkRectangle, isSelected: Bool
    ) {
        guard let row = rows.row(at: index) else { return }
        let place = RowPlace(area: area, widget: widget)
        switch row.content {
        case .cells, .blank: break
        case .heading(let heading):
            if index > 0 { paintRule(on: context, of: widget, in: area) }
            let line = RowText(heading, .heading, in: widget, width: place.width)
            line.draw(
                on: context, of: widget,
                at: (place.start(of: line), place.bottom - Self.padding - line.height))
        case .entry(let id, let icon, _, let title, let subtitle, let fact):
            if row.isPictured, let picture = rows.source?.picture(of: id) {
                paint(picture, on: context, at: place)
            } else {
                paintIcon(icon, on: context, of: widget, at: place)
            }
            let lines = RowLines(
                title: title, subtitle: subtitle, fact: fact, marks: marks, in: widget,
                width: place.width - inset, isSelected: isSelected)
            let top = place.middle - (lines.height / 2).rounded()
            lines.title.draw(
                on: context, of: widget, at: (place.start(of: lines.title, inset: inset), top))
            let second = top + lines.title.height
            lines.subtitle.draw(
                on: context, of: widget,
                at: (place.start(of: lines.subtitle, inset: inset), second))
            if let fact = lines.fact {
                fact.draw(on: context, of: widget, at: (place.end(of: fact), second))
            }
        }
    }

    /// Returns the parts of a title or subtitle that are set in bold.
    func marks(in text: String) -> [Range<String.Index>] { rows.source?.marks(in: text) ?? [] }

    /// The distance of the lines from the start of their row, in pixels.
    var inset: Double { startWidth + Self.margin }

    /// The width of the room for the icon or the picture of a row, in pixels.
    private var startWidth: Double {
        rows.source?.showsPictures == true ? Self.pictureSize.width : Double(Self.iconSize)
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

    /// Draws a symbolic icon in the text colour of its row, or nothing if the theme has none of that
    /// name. GTK caches the images.
    private func paintIcon(
        _ name: String, on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        at place: RowPlace
    ) {
        let style = gtk_widget_get_style_context(widget)
        let scale = gtk_widget_get_scale_factor(widget)
        let direction =
            gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
            ? GTK_ICON_LOOKUP_DIR_RTL : GTK_ICON_LOOKUP_DIR_LTR
        let flags = GtkIconLookupFlags(
            rawValue: GTK_ICON_LOOKUP_FORCE_SIZE.rawValue
                | GTK_ICON_LOOKUP_FORCE_SYMBOLIC.rawValue | direction.rawValue)
        guard let theme = gtk_icon_theme_get_for_screen(gtk_widget_get_screen(widget)),
            let info = gtk_icon_theme_lookup_icon_for_scale(
                theme, name, Self.iconSize, scale, flags)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(info)) }
        guard let pixels = gtk_icon_info_load_symbolic_for_context(info, style, nil, nil)
        else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        guard
            let surface = gdk_cairo_surface_create_from_pixbuf(
                pixels, scale, gtk_widget_get_window(widget))
        else { return }
        defer { cairo_surface_destroy(surface) }
        let size = Double(Self.iconSize)
        let left = place.start(width: startWidth) + ((startWidth - size) / 2).rounded()
        gtk_render_icon_surface(style, context, surface, left, place.middle - size / 2)
    }

    private func paint(_ picture: Bitmap, on context: OpaquePointer, at place: RowPlace) {
        let (width, height) = picture.size(within: Self.pictureSize)
        let area = Rectangle(
            x: place.start(width: startWidth) + (startWidth - width) / 2,
            y: place.middle - height / 2, width: width, height: height)
        let canvas = Canvas(context)
        canvas.clipped(to: .rectangle(area, radius: 2)) { canvas.draw(picture, in: area) }
    }
}

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
