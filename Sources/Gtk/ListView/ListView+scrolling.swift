import CGtk

extension ListView {
    /// A row on show, and how far below the upper edge it begins, in pixels.
    struct Anchor {
        let id: String
        let offset: Double
    }

    /// The height of each row, in pixels; 0 before the list is in a window on the screen.
    var rowHeight: Double {
        guard gtk_widget_get_mapped(cast()) != 0, model.count > 0,
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
        gtk_widget_get_preferred_width(cast(), &width, nil)
    }

    /// How far down the list is scrolled, in pixels.
    var scrollValue: Double { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }

    /// The entries on show from the top, as they were when they were drawn. None when the list
    /// is at its very top: it stays there, and shows what is new.
    func anchors() -> [Anchor] {
        guard let adjustment, scrollValue > 0 else { return [] }
        let height = rowHeight
        guard height > 0 else { return [] }
        let first = Int(scrollValue / height)
        let last = Int((scrollValue + gtk_adjustment_get_page_size(adjustment)) / height)
        return (first...max(first, last)).compactMap { index in
            guard let id = rows.known(at: index)?.id else { return nil }
            return Anchor(id: id, offset: Double(index) * height - scrollValue)
        }
    }

    /// The first of the anchors that is still in the list, and the row it is at now.
    func surviving(_ anchors: [Anchor]) -> (index: Int, offset: Double)? {
        for anchor in anchors {
            if let index = dataSource?.index(of: anchor.id) { return (index, anchor.offset) }
        }
        return nil
    }

    /// Scrolls at once, without waiting for the layout that new rows bring.
    func scroll(to value: Double) {
        guard let adjustment else { return }
        let height = rowHeight * Double(model.count)
        if height > gtk_adjustment_get_upper(adjustment) {
            gtk_adjustment_set_upper(adjustment, height)
        }
        if value == 0, scrollValue == 0 {
            // The tree view would rather stay with the row that was topmost; being moved away
            // and back makes it take the row that is topmost now.
            gtk_adjustment_set_value(adjustment, 1)
        }
        gtk_adjustment_set_value(adjustment, value)
    }

    /// Brings a row into view, now or once the list has its size: before, nothing can tell
    /// whether the row is in view anyway.
    func reveal(_ id: String) {
        guard gtk_widget_get_mapped(cast()) != 0 else {
            revealedID = id
            return
        }
        revealedID = nil
        let height = rowHeight
        guard let adjustment, height > 0,
            let top = dataSource?.index(of: id).map({ Double($0) * height })
        else { return }
        let bottom = top + height - gtk_adjustment_get_page_size(adjustment)
        if scrollValue > top { scroll(to: top) } else if scrollValue < bottom { scroll(to: bottom) }
    }

    func listenToMapping() {
        onMap { [weak self] in
            guard let self, let revealedID else { return }
            scroll(to: 0)
            reveal(revealedID)
        }
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrollable_get_vadjustment(opaque)
    }
}
