import CGtk

extension ListView {
    /// A row on show, and how far below the upper edge it begins, in pixels.
    struct Anchor {
        let id: String
        let offset: Double
    }

    /// The height of each row, in pixels; 0 before the first layout.
    var rowHeight: Double {
        guard model.count > 0, let path = ListModel.path(to: 0) else { return 0 }
        defer { gtk_tree_path_free(path) }
        var area = GdkRectangle()
        gtk_tree_view_get_background_area(tree, path, nil, &area)
        return Double(area.height)
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
        gtk_adjustment_set_value(adjustment, value)
    }

    /// Brings a row into view, now or with the first layout.
    func reveal(_ index: Int) {
        guard index < model.count, let path = ListModel.path(to: index) else { return }
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_scroll_to_cell(tree, path, nil, 0, 0, 0)
    }

    private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
        gtk_scrollable_get_vadjustment(opaque)
    }
}
