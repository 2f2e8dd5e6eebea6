import CGtk

/// Draws rows as a sidebar of the desktop does: an icon, a title, and a dimmer line below it;
/// headings small, bold and dim at the foot of theirs.
final class RowPainter {
    nonisolated static let minimumWidth: gint = 120

    static let margin = 12.0
    static let padding = 8.0
    static let iconSize: Int32 = 16

    let rows: RowCache
    /// The accessibles of rows that assistive technology has read, which hear of changes.
    var accessibles: Set<UInt> = []

    init(rows: RowCache) {
        self.rows = rows
    }

    /// Tells assistive technology of each row it has read that now says something else.
    func announceChanges() {
        for address in accessibles {
            guard let cell = UnsafeMutableRawPointer(bitPattern: address) else { continue }
            RowAccessible.announceChange(of: cell)
        }
    }

    /// The height of every row, in pixels: two lines and the air around them.
    func rowHeight(in widget: UnsafeMutablePointer<GtkWidget>) -> gint {
        let lines = [
            RowText("X", .title, in: widget),
            RowText("X", .subtitle(isEmphasised: true, isSelected: false), in: widget),
        ]
        let text = lines.reduce(0) { $0 + $1.height }
        return gint(max(text, Double(Self.iconSize)) + 2 * Self.padding)
    }

    func paint(
        _ index: Int, on context: OpaquePointer, of widget: UnsafeMutablePointer<GtkWidget>,
        in area: GdkRectangle, isSelected: Bool
    ) {
        guard let row = rows.row(at: index) else { return }
        let place = RowPlace(area: area, widget: widget)
        switch row.content {
        case .cells: break
        case .heading(let text):
            let line = RowText(text, .heading, in: widget, width: place.width)
            let foot = place.bottom - Self.padding + 1 - line.height
            line.draw(on: context, of: widget, at: (place.start(of: line), foot))
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
