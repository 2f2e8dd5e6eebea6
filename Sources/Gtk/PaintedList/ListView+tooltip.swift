import CGtk

/// Tooltips with the whole texts of rows that were cut short.
extension ListView {
    func tellWhatIsCut() {
        gtk_widget_set_has_tooltip(cast(), 1)
        onTooltip { [weak self] place in self?.whole(at: place) }
    }

    /// Returns the texts that are cut short at a point, or at the cursor if `place` is `nil`; `nil`
    /// if there are none.
    func whole(at place: Point?) -> (text: String, area: Rectangle)? {
        var path: OpaquePointer?
        var column: UnsafeMutablePointer<GtkTreeViewColumn>?
        defer { gtk_tree_path_free(path) }
        if let place {
            var (x, y): (Int32, Int32) = (0, 0)
            gtk_tree_view_convert_widget_to_bin_window_coords(
                tree, Int32(place.x), Int32(place.y), &x, &y)
            guard gtk_tree_view_get_path_at_pos(tree, x, y, &path, &column, nil, nil) != 0 else {
                return nil
            }
        } else {
            gtk_tree_view_get_cursor(tree, &path, &column)
        }
        column = column ?? gtk_tree_view_get_column(tree, 0)
        guard let path, let column, let index = ListModel.index(of: path),
            let row = rows.row(at: index)
        else { return nil }
        var area = GdkRectangle()
        gtk_tree_view_get_cell_area(tree, path, column, &area)
        let cut = painter.cut(row, cell: number(of: column), of: cast(), in: area)
        guard !cut.isEmpty else { return nil }
        var (x, y): (Int32, Int32) = (0, 0)
        gtk_tree_view_convert_bin_window_to_widget_coords(tree, area.x, area.y, &x, &y)
        (area.x, area.y) = (x, y)
        return (cut.joined(separator: ", "), Rectangle(area))
    }

    private func number(of column: UnsafeMutablePointer<GtkTreeViewColumn>) -> Int {
        (0..<Int(gtk_tree_view_get_n_columns(tree)))
            .first { gtk_tree_view_get_column(tree, Int32($0)) == column } ?? 0
    }
}

extension RowPainter {
    /// Returns the texts of a row, or of one cell in a table, that do not fit into an area.
    func cut(
        _ row: ListRow, cell: Int, of widget: UnsafeMutablePointer<GtkWidget>, in area: GdkRectangle
    ) -> [String] {
        let room = RowPlace(area: area, widget: widget).width
        let lines: [(text: String, line: RowText?)]
        switch row.content {
        case .blank: lines = []
        case .heading(let heading):
            lines = [(heading, RowText(heading, .heading, in: widget, width: room))]
        case .entry(_, _, _, let title, let subtitle, let fact):
            let texts = RowLines(
                title: title, subtitle: subtitle, fact: fact, marks: marks, in: widget,
                width: room - inset)
            lines = [
                (title, texts.title), (subtitle, texts.subtitle), (fact?.text ?? "", texts.fact),
            ]
        case .cells(_, let cells):
            guard cells.indices.contains(cell) else { return [] }
            let room = Int(area.width) - 2 * TableView.cellInset
            lines = [
                (cells[cell], RowText(cells[cell], .title, in: widget, width: Double(room)))
            ]
        }
        return lines.filter { !$0.text.isEmpty && $0.line?.isCut == true }.map(\.text)
    }
}
