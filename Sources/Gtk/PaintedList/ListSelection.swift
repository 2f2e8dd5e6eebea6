import CGtk

/// The selected entry of a list and the one with the keyboard cursor. Entries are known by their
/// ids, and the tree view's rows follow them.
final class ListSelection {
    /// The selected entry, or `nil` if none is.
    private(set) var id: String?
    /// The last row of the keyboard cursor.
    private(set) var cursorIndex: Int?
    /// Whether the tree view does not know the row of the selected entry yet.
    private(set) var isPending = false

    /// The entry with the keyboard cursor, which stays when it is deselected.
    private var cursorID: String?
    private let tree: UnsafeMutablePointer<GtkTreeView>
    private let rows: RowCache
    private let model: ListModel

    init(of tree: UnsafeMutablePointer<GtkTreeView>, rows: RowCache, model: ListModel) {
        self.tree = tree
        self.rows = rows
        self.model = model
        gtk_tree_selection_set_mode(treeSelection, GTK_SELECTION_SINGLE)
        refuseBlanks()
    }

    /// The selection object of GTK, or `nil` once the widget is destroyed.
    var treeSelection: UnsafeMutablePointer<GtkTreeSelection>? { gtk_tree_view_get_selection(tree) }

    var index: Int? { id.flatMap { rows.source?.index(of: $0) } }

    var treeIndex: Int? {
        var iterator = GtkTreeIter()
        guard let treeSelection,
            gtk_tree_selection_get_selected(treeSelection, nil, &iterator) != 0
        else { return nil }
        return ListModel.index(of: &iterator, in: model.opaque)
    }

    var treeCursorIndex: Int? {
        var path: OpaquePointer?
        gtk_tree_view_get_cursor(tree, &path, nil)
        defer { gtk_tree_path_free(path) }
        return ListModel.index(of: path)
    }

    /// Selects nothing, in a list of other rows.
    func forget() { (id, cursorID, cursorIndex, isPending) = (nil, nil, nil, false) }

    /// Selects an entry, or none if it is not in the list. `show` then updates the tree view.
    func select(_ id: String?) {
        self.id = id.flatMap { rows.source?.index(of: $0) == nil ? nil : $0 }
        if self.id != nil { cursorID = self.id }
    }

    /// Updates the tree view's selection and cursor, now or, if it does not know the row yet, as
    /// soon as it does. Call it silently, because it may scroll.
    func show() {
        guard let treeSelection else { return }
        let selected = index
        let isKnown = selected.map { $0 < model.count } ?? true
        isPending = !isKnown
        let cursor = selected ?? cursorID.flatMap { rows.source?.index(of: $0) } ?? entryAtHeading
        if let cursor, cursor < model.count, treeCursorIndex != cursor { moveCursor(to: cursor) }
        if let selected, isKnown {
            if treeIndex != selected { moveCursor(to: selected) }
        } else {
            gtk_tree_selection_unselect_all(treeSelection)
        }
    }

    /// The entry nearest to the cursor if that is at a heading, where GTK puts it when a list whose
    /// first row is one gets the focus, or `nil` if it is elsewhere.
    private var entryAtHeading: Int? {
        guard let index = treeCursorIndex, rows.row(at: index)?.id == nil else { return nil }
        return entry(near: index, step: 1) ?? entry(near: index, step: -1)
    }

    /// Moves selection and cursor to the present rows of their entries. If the cursor's entry is
    /// gone, the cursor stays near row `cursor`.
    func restore(near cursor: Int?) {
        if index == nil { id = nil }
        if let cursorID, rows.source?.index(of: cursorID) == nil {
            let last = min(rows.count, model.count) - 1
            self.cursorID = cursor.flatMap { entryID(near: min($0, last)) }
        }
        show()
    }

    func moveCursor(to index: Int) {
        guard let path = ListModel.path(to: index) else { return }
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_set_cursor(tree, path, nil, 0)
        cursorIndex = index
    }

    /// Selects the first entry if none is selected, as a key would.
    func enter() {
        if id == nil, let first = entry(near: -1, step: 1) { moveCursor(to: first) }
    }

    /// Selects the entry at the cursor if none is selected, as a key would. Returns false if one
    /// is, or the cursor is at none.
    func selectAtCursor() -> Bool {
        guard id == nil, let index = treeCursorIndex, rows.row(at: index)?.id != nil else {
            return false
        }
        moveCursor(to: index)
        return true
    }

    /// Adopts the selection that a person made in the tree view. Returns false if it is the same.
    func treeDidSelect() -> Bool {
        let selected = treeIndex.flatMap { rows.row(at: $0)?.id }
        guard selected != id else { return false }
        id = selected
        isPending = false
        return true
    }

    /// Moves the cursor past blank rows, in the direction that it came from if possible.
    func cursorDidMove() {
        guard let index = treeCursorIndex else { return }
        let isUp = cursorIndex.map { index < $0 } ?? false
        if let row = rows.row(at: index), row.id != nil {
            cursorIndex = index
            cursorID = row.id
        } else if let entry = entry(near: index, step: isUp ? -1 : 1)
            ?? entry(near: index, step: isUp ? 1 : -1)
        {
            moveCursor(to: entry)
        }
    }

    /// Returns the entry of a row, or else the one nearest to it, if there is any.
    private func entryID(near index: Int) -> String? {
        if let id = rows.row(at: index)?.id { return id }
        return (entry(near: index, step: 1) ?? entry(near: index, step: -1))
            .flatMap { rows.row(at: $0)?.id }
    }

    private func entry(near index: Int, step: Int) -> Int? {
        var index = index + step
        while index >= 0, index < model.count, let row = rows.row(at: index) {
            if row.id != nil { return index }
            index += step
        }
        return nil
    }

    private func refuseBlanks() {
        let mayToggle: (Int?, Bool) -> Bool = { [rows] index, isSelected in
            isSelected || index.flatMap { rows.row(at: $0)?.id } != nil
        }
        gtk_tree_selection_set_select_function(
            treeSelection,
            { _, _, path, isSelected, data in
                guard let data else { return 1 }
                let index = ListModel.index(of: path)
                return MainActor.assumeIsolated {
                    ClosureBox<(Int?, Bool) -> Bool>.closure(in: data)(index, isSelected != 0)
                        .gboolean
                }
            }, Unmanaged.passRetained(ClosureBox(mayToggle)).toOpaque(), releaseClosureBox)
    }
}
