import CGtk

/// The list of completions under an entry.
///
/// GTK does not tell whether it is open, nor which row is highlighted, so it is looked up among the
/// windows of the entry.
struct CompletionList {
    private let view: UnsafeMutablePointer<GtkTreeView>
    private let filter: OpaquePointer

    /// Finds the list, or fails if `entry` has no completions that are the rows of `store`.
    init?(of entry: Entry, showing store: OpaquePointer) {
        guard let found = Self.list(of: entry, showing: store) else { return nil }
        (view, filter) = found
    }

    var isOpen: Bool { gtk_widget_get_mapped(view.cast()) != 0 }

    /// Adds the style class `completions` to the list. A theme's scrollbar may be higher than a
    /// row, and the list has at least its height even if there is nothing to scroll.
    func addStyleClass() {
        guard let scrolled = gtk_widget_get_parent(view.cast()) else { return }
        gtk_style_context_add_class(gtk_widget_get_style_context(scrolled), "completions")
    }

    /// Calls `handler` when another row is highlighted, or none.
    func onHighlight(_ handler: @escaping () -> Void) {
        SignalConnection.connect(
            UnsafeMutableRawPointer(gtk_tree_view_get_selection(view)), "changed", handler)
    }

    func highlight(_ row: Int) {
        var row = Int32(row)
        let child = gtk_tree_path_new_from_indicesv(&row, 1)
        defer { gtk_tree_path_free(child) }
        guard let path = gtk_tree_model_filter_convert_child_path_to_path(filter.cast(), child)
        else { return }
        defer { gtk_tree_path_free(path) }
        gtk_tree_selection_select_path(gtk_tree_view_get_selection(view), path)
    }

    /// The highlighted row of the store, or `nil` if none is.
    var highlighted: Int? {
        let rows = gtk_tree_selection_get_selected_rows(gtk_tree_view_get_selection(view), nil)
        defer { g_list_free_full(rows) { gtk_tree_path_free(OpaquePointer($0)) } }
        guard let row = rows?.pointee.data else { return nil }
        let path = gtk_tree_model_filter_convert_path_to_child_path(
            filter.cast(), OpaquePointer(row))
        defer { gtk_tree_path_free(path) }
        return ListModel.index(of: path)
    }

    private static func list(
        of entry: Entry, showing store: OpaquePointer
    ) -> (view: UnsafeMutablePointer<GtkTreeView>, filter: OpaquePointer)? {
        let windows = gtk_window_list_toplevels()
        defer { g_list_free(windows) }
        for window in windows.elements
        where gtk_window_get_attached_to(window.cast()) == entry.cast() {
            for view in window.cast(to: GtkWidget.self).descendants
            where view.isInstance(of: gtk_tree_view_get_type()) {
                if let model = gtk_tree_view_get_model(view.cast()),
                    model.isInstance(of: gtk_tree_model_filter_get_type()),
                    gtk_tree_model_filter_get_model(model.cast()) == store
                {
                    return (view.cast(), model)
                }
            }
        }
        return nil
    }
}

extension KeyPress {
    /// The direction in which Tab moves the focus, or `nil` for another key.
    var tabDirection: GtkDirectionType? {
        guard modifiers.isDisjoint(with: [.control, .alt, .super]) else { return nil }
        return switch Int32(bitPattern: key.rawValue) {
        case GDK_KEY_ISO_Left_Tab: GTK_DIR_TAB_BACKWARD
        case GDK_KEY_Tab, GDK_KEY_KP_Tab:
            modifiers.contains(.shift) ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
        default: nil
        }
    }
}

/// Keeps the highlighted row of open completions.
///
/// A moment after each change of the text GTK looks for completions again, and then highlights
/// none, even if the person has moved to one meanwhile: Tab or Enter right after that would not
/// take it.
final class CompletionHighlight {
    private let list: CompletionList
    private weak var entry: Entry?
    /// The highlighted row of the store, with the text that it was highlighted for.
    private var kept: (row: Int, text: String)?
    private var names: [String] = []
    private var isFilling = false

    init(in list: CompletionList, of entry: Entry) {
        self.list = list
        self.entry = entry
        list.onHighlight { [weak self] in self?.highlightDidChange() }
    }

    private func highlightDidChange() {
        guard !isFilling, let entry else { return }
        if let row = list.highlighted {
            kept = (row, entry.text)
        } else if InputEvent.isHandled || !list.isOpen || kept?.text != entry.text {
            kept = nil
        } else if let kept {
            list.highlight(kept.row)
        }
    }

    /// Fills the store with rows of these names, and highlights the one of the same name again.
    func refill(with newNames: [String], by fill: () -> Void) {
        let name = kept.flatMap { $0.text == entry?.text ? names[$0.row] : nil }
        isFilling = true
        fill()
        isFilling = false
        kept = nil
        names = newNames
        if let name, let row = names.firstIndex(of: name) { list.highlight(row) }
    }
}
