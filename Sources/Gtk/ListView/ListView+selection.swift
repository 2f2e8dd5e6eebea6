import CGtk

extension ListView {
    /// Selects an entry, or none. Calls no closure. An entry that is not in the list cannot be
    /// selected, and leaves none selected.
    ///
    /// - Parameter scrollTo: whether the row is brought into view.
    public func select(_ id: String?, scrollTo: Bool) {
        selectedID = id.flatMap { dataSource?.index(of: $0) == nil ? nil : $0 }
        if selectedID != nil { cursorID = selectedID }
        let value = scrollTo ? nil : scrollValue
        measureRows()
        silently {
            if scrollTo, let index = selectedIndex { announce(atLeast: index + 1) }
            applySelection()
            if let value { scroll(to: value) }
        }
        if scrollTo, let selectedID { reveal(selectedID) }
    }

    /// Makes the tree view's selection and cursor what `selectedID` and `cursorID` say, now or,
    /// if it has not been told of that row yet, as soon as it is. Call it silently: it may
    /// scroll, too.
    func applySelection() {
        let selected = selectedIndex
        let isKnown = selected.map { $0 < model.count } ?? true
        isSelectionPending = !isKnown
        let cursor = selected ?? cursorID.flatMap { dataSource?.index(of: $0) }
        if let cursor, cursor < model.count, treeCursorIndex != cursor { moveCursor(to: cursor) }
        if let selected, isKnown {
            if treeSelectedIndex != selected { moveCursor(to: selected) }
        } else {
            gtk_tree_selection_unselect_all(selection)
        }
    }

    var selectedIndex: Int? { selectedID.flatMap { dataSource?.index(of: $0) } }

    /// The row that is selected as far as the tree view is concerned.
    var treeSelectedIndex: Int? {
        var iterator = GtkTreeIter()
        guard gtk_tree_selection_get_selected(selection, nil, &iterator) != 0 else { return nil }
        return ListModel.index(of: &iterator, in: model.opaque)
    }

    /// The row the keyboard is at as far as the tree view is concerned.
    var treeCursorIndex: Int? {
        var path: OpaquePointer?
        gtk_tree_view_get_cursor(tree, &path, nil)
        defer { gtk_tree_path_free(path) }
        return ListModel.index(of: path)
    }

    func moveCursor(to index: Int) {
        guard let path = ListModel.path(to: index) else { return }
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_set_cursor(tree, path, nil, 0)
        cursorIndex = index
    }

    func listenToSelection() {
        gtk_tree_selection_set_mode(selection, GTK_SELECTION_SINGLE)
        refuseHeadings()
        if let selection {
            connectChange("changed", of: UnsafeMutableRawPointer(selection)) { [weak self] in
                self?.selectionDidChange()
            }
        }
        connectChange("cursor-changed") { [weak self] in self?.cursorDidChange() }
        connectActivation()
    }

    private func selectionDidChange() {
        guard gtk_widget_in_destruction(cast()) == 0 else { return }
        let id = treeSelectedIndex.flatMap { rows.row(at: $0)?.id }
        guard id != selectedID else { return }
        selectedID = id
        isSelectionPending = false
        onSelectionChanged?(id)
    }

    private func refuseHeadings() {
        let mayToggle: (Int?, Bool) -> Bool = { [rows] index, isSelected in
            isSelected || index.flatMap { rows.row(at: $0)?.id } != nil
        }
        gtk_tree_selection_set_select_function(
            selection,
            { _, _, path, isSelected, data in
                guard let data else { return 1 }
                let index = ListModel.index(of: path)
                return MainActor.assumeIsolated {
                    ClosureBox<(Int?, Bool) -> Bool>.closure(in: data)(index, isSelected != 0)
                        .gboolean
                }
            }, Unmanaged.passRetained(ClosureBox(mayToggle)).toOpaque(), releaseClosureBox)
    }

    private func connectActivation() {
        let activate: (Int?) -> Void = { [weak self] index in
            guard let self, let index, let id = rows.row(at: index)?.id else { return }
            // Assistive technology may activate what is not selected.
            if id != selectedID { moveCursor(to: index) }
            onActivate?(id)
        }
        let thunk:
            @MainActor @convention(c) (
                UnsafeMutableRawPointer, OpaquePointer?, UnsafeMutableRawPointer?,
                UnsafeMutableRawPointer
            ) -> Void = { _, path, _, data in
                ClosureBox<(Int?) -> Void>.closure(in: data)(ListModel.index(of: path))
            }
        let release: GClosureNotify = { data, _ in releaseClosureBox(data) }
        g_signal_connect_data(
            pointer, "row-activated", unsafeBitCast(thunk, to: GCallback.self),
            Unmanaged.passRetained(ClosureBox(activate)).toOpaque(), release,
            GConnectFlags(rawValue: 0))
    }
}
