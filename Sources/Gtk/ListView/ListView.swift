import CGtk

/// A list of any length, of which only the rows on show exist.
///
/// It asks its data source for a row when the row is drawn or read by assistive technology, and
/// for no other. One entry is selected at a time, or none; headings never are. It belongs into
/// a `ScrolledWindow` directly, and needs an accessible name.
public final class ListView: Widget {
    /// Where the rows come from, held weakly. Setting it shows its rows from the top.
    public weak var dataSource: (any ListViewDataSource)? {
        didSet { sourceDidChange() }
    }

    /// The entry that is selected, by a person or by `select`.
    public internal(set) var selectedID: String?

    /// Called with the entry a person selected, or with `nil` when they took the selection away.
    public var onSelectionChanged: ((String?) -> Void)?

    /// Called with an entry that was activated: by a double click, by Enter, or by assistive
    /// technology.
    public var onActivate: ((String) -> Void)?

    /// Called with a key that types a character, before the list does anything with it. `true`
    /// ends the handling.
    public var onTypeToSearch: ((KeyPress) -> Bool)?

    let rows: RowCache
    let painter: RowPainter
    let model = ListModel()
    /// The entry the keyboard is at, which outlasts its being deselected.
    var cursorID: String?
    var cursorIndex: Int?
    /// Whether the selected entry's row is one that the tree view has not been told of yet.
    var isSelectionPending = false
    /// The entry to bring into view once the list has a size.
    var revealedID: String?
    var announcement: ScheduledCall?

    /// Makes a list without rows; `dataSource` brings them.
    public init() {
        rows = RowCache()
        painter = RowPainter(rows: rows)
        super.init(gtk_tree_view_new())
        setUpColumn()
        gtk_tree_view_set_headers_visible(tree, 0)
        gtk_tree_view_set_enable_search(tree, 0)
        gtk_tree_view_set_show_expanders(tree, 0)
        gtk_tree_view_set_fixed_height_mode(tree, 1)
        gtk_tree_view_set_model(tree, model.opaque)
        listenToSelection()
        listenToKeyboardAndMouse()
        listenToMapping()
    }

    isolated deinit { announcement?.cancel() }

    var tree: UnsafeMutablePointer<GtkTreeView> { cast() }

    /// Gone once the widget is destroyed.
    var selection: UnsafeMutablePointer<GtkTreeSelection>? { gtk_tree_view_get_selection(tree) }

    private func setUpColumn() {
        guard let column = gtk_tree_view_column_new() else { return }
        RowRenderer(painter: painter).fill(column)
        gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
        gtk_tree_view_column_set_expand(column, 1)
        gtk_tree_view_append_column(tree, column)
    }

    private func sourceDidChange() {
        rows.source = dataSource
        cursorID = nil
        cursorIndex = nil
        selectedID = nil
        isSelectionPending = false
        rows.forget()
        silently {
            restartModel(announcing: 0)
            matchCount(needed: 0)
        }
        painter.announceChanges()
    }
}
