import CGtk

/// The scroll position of a list, which stays with its entries while the rows change.
final class ListScroller {
    private let tree: UnsafeMutablePointer<GtkTreeView>
    private let rows: RowCache
    private let model: ListModel
    /// The entry to be brought into view once the list has a size.
    private var revealedID: String?

    init(of tree: UnsafeMutablePointer<GtkTreeView>, rows: RowCache, model: ListModel) {
        self.tree = tree
        self.rows = rows
        self.model = model
    }

    /// A visible row, and its distance below the upper edge, in pixels.
    struct Anchor {
        let id: String
        let offset: Double
    }

    /// The distance that the list is scrolled down, in pixels.
    var value: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

    /// The height of each row, in pixels; 0 before the list is in a window on the screen.
    var rowHeight: Double {
        guard gtk_widget_get_mapped(widget) != 0, model.count > 0 else { return 0 }
        measureRows()
        return area(of: 0).height
    }

    /// Returns the area of a row, in the coordinates of the rows.
    func area(of index: Int) -> Rectangle {
        var area = GdkRectangle()
        let path = ListModel.path(to: index)
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_get_background_area(tree, path, nil, &area)
        return Rectangle(area)
    }

    /// Lets the tree view measure its rows now, if a change of rows or style made it defer that:
    /// until then it takes them to be a few pixels high, and scrolls to the wrong ones.
    func measureRows() {
        var width: gint = 0
        gtk_widget_get_preferred_width(widget, &width, nil)
    }

    /// Returns the visible entries from the top, as they were last drawn; none if the list is at
    /// its very top, where it stays to show new entries.
    func anchors() -> [Anchor] {
        guard let adjustment, value > 0 else { return [] }
        let height = rowHeight
        guard height > 0 else { return [] }
        let first = Int(value / height)
        let last = Int((value + gtk_adjustment_get_page_size(adjustment)) / height)
        return (first...max(first, last)).compactMap { index in
            guard let id = rows.known(at: index)?.id else { return nil }
            return Anchor(id: id, offset: Double(index) * height - value)
        }
    }

    /// Returns the first of the anchors that is still in the list, with its present row.
    func surviving(_ anchors: [Anchor]) -> (index: Int, offset: Double)? {
        for anchor in anchors {
            if let index = rows.source?.index(of: anchor.id) { return (index, anchor.offset) }
        }
        return nil
    }

    /// Scrolls a row to its former place, or to the top of the list if there is none.
    func restore(_ survivor: (index: Int, offset: Double)?) {
        scroll(to: survivor.map { Double($0.index) * rowHeight - $0.offset } ?? 0)
    }

    /// Scrolls at once, before the layout of new rows.
    func scroll(to value: Double) {
        guard let adjustment else { return }
        let height = rowHeight * Double(model.count)
        if height > gtk_adjustment_get_upper(adjustment) {
            gtk_adjustment_set_upper(adjustment, height)
        }
        if value == 0, self.value == 0 {
            takeTopmostRow(adjustment)
        } else {
            gtk_adjustment_set_value(adjustment, value)
        }
    }

    /// Makes the tree view stay at the row that is topmost now: it would stay with the one that
    /// was, and forgets that when it scrolls away and back. Other handlers are blocked meanwhile:
    /// the scrollbar would appear and fade out, and other drawing would wait for the frames of its
    /// animation for two seconds.
    private func takeTopmostRow(_ adjustment: UnsafeMutablePointer<GtkAdjustment>) {
        let signal = g_signal_lookup("value-changed", gtk_adjustment_get_type())
        func handler(_ kind: GSignalMatchType, of data: UnsafeMutableRawPointer? = nil) -> gulong {
            let mask = GSignalMatchType(rawValue: G_SIGNAL_MATCH_ID.rawValue | kind.rawValue)
            return g_signal_handler_find(adjustment, mask, signal, 0, nil, nil, data)
        }
        let ofTree = handler(G_SIGNAL_MATCH_DATA, of: tree)
        guard ofTree != 0 else { return }
        var blocked = [ofTree]
        g_signal_handler_block(adjustment, ofTree)
        while case let other = handler(G_SIGNAL_MATCH_UNBLOCKED), other != 0 {
            g_signal_handler_block(adjustment, other)
            blocked.append(other)
        }
        g_signal_handler_unblock(adjustment, ofTree)
        gtk_adjustment_set_value(adjustment, 1)
        gtk_adjustment_set_value(adjustment, 0)
        for other in blocked.dropFirst() { g_signal_handler_unblock(adjustment, other) }
    }

    /// Brings a row into view, now or once the list has a size: until then it is unknown which rows
    /// are visible.
    func reveal(_ id: String) {
        guard gtk_widget_get_mapped(widget) != 0 else {
            revealedID = id
            return
        }
        revealedID = nil
        let height = rowHeight
        guard let adjustment, height > 0, let index = rows.source?.index(of: id) else { return }
        let top = Double(index) * height
        let bottom = top + height - gtk_adjustment_get_page_size(adjustment)
        if value > top { scroll(to: top) } else if value < bottom { scroll(to: bottom) }
        showHeading(above: index)
    }

    /// Brings the heading above a row that is scrolled to into view, if there is one and it is above
    /// the visible part.
    func showHeading(above index: Int) {
        guard index > 0, case .heading? = rows.row(at: index - 1)?.content else { return }
        let height = rowHeight
        guard let adjustment, height > 0, gtk_adjustment_get_page_size(adjustment) >= 2 * height
        else { return }
        let top = Double(index - 1) * height
        if value > top { scroll(to: top) }
    }

    /// Brings the waiting row into view. Called when the list appears on the screen.
    func revealWhatWaits() {
        guard let revealedID else { return }
        scroll(to: 0)
        reveal(revealedID)
    }

    private var widget: UnsafeMutablePointer<GtkWidget> { tree.cast() }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrollable_get_vadjustment(OpaquePointer(tree))
    }
}
