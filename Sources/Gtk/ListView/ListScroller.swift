import CGtk

/// Where a list is scrolled to, and how it stays there while its rows change.
final class ListScroller {
    private let tree: UnsafeMutablePointer<GtkTreeView>
    private let rows: RowCache
    private let model: ListModel
    /// The entry to bring into view once the list has a size.
    private var revealedID: String?

    init(of tree: UnsafeMutablePointer<GtkTreeView>, rows: RowCache, model: ListModel) {
        self.tree = tree
        self.rows = rows
        self.model = model
    }

    /// A row on show, and how far below the upper edge it begins, in pixels.
    struct Anchor {
        let id: String
        let offset: Double
    }

    /// How far down the list is scrolled, in pixels.
    var value: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

    /// The height of each row, in pixels; 0 before the list is in a window on the screen.
    var rowHeight: Double {
        guard gtk_widget_get_mapped(widget) != 0, model.count > 0,
            let path = ListModel.path(to: 0)
        else { return 0 }
        measureRows()
        defer { gtk_tree_path_free(path) }
        var area = GdkRectangle()
        gtk_tree_view_get_background_area(tree, path, nil, &area)
        return Double(area.height)
    }

    /// Has the tree view measure its rows now, where a change of rows or style made it put that
    /// off: until then it takes them for a few pixels high, and scrolls to the wrong ones.
    func measureRows() {
        var width: gint = 0
        gtk_widget_get_preferred_width(widget, &width, nil)
    }

    /// The entries on show from the top, as they were when they were drawn. None when the list
    /// is at its very top: it stays there, and shows what is new.
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

    /// The first of the anchors that is still in the list, and the row it is at now.
    func surviving(_ anchors: [Anchor]) -> (index: Int, offset: Double)? {
        for anchor in anchors {
            if let index = rows.source?.index(of: anchor.id) { return (index, anchor.offset) }
        }
        return nil
    }

    /// Puts a row where it was; the list is at its top where none is left of those on show.
    func restore(_ survivor: (index: Int, offset: Double)?) {
        scroll(to: survivor.map { Double($0.index) * rowHeight - $0.offset } ?? 0)
    }

    /// Scrolls at once, without waiting for the layout that new rows bring.
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

    /// The tree view would rather stay with the row that was topmost; being moved away and back makes
    /// it take the row that is topmost now. Nobody else hears of it: the scrollbar would show and fade
    /// away, and whatever is drawn in those two seconds waits for the next frame of that.
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

    /// Brings a row into view, now or once the list has its size: before, nothing can tell
    /// whether the row is in view anyway.
    func reveal(_ id: String) {
        guard gtk_widget_get_mapped(widget) != 0 else {
            revealedID = id
            return
        }
        revealedID = nil
        let height = rowHeight
        guard let adjustment, height > 0,
            let top = rows.source?.index(of: id).map({ Double($0) * height })
        else { return }
        let bottom = top + height - gtk_adjustment_get_page_size(adjustment)
        if value > top { scroll(to: top) } else if value < bottom { scroll(to: bottom) }
    }

    /// To be called when the list comes onto the screen.
    func revealWhatWaits() {
        guard let revealedID else { return }
        scroll(to: 0)
        reveal(revealedID)
    }

    private var widget: UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(tree).assumingMemoryBound(to: GtkWidget.self)
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrollable_get_vadjustment(OpaquePointer(tree))
    }
}
