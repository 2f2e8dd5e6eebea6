import CGtk

/// A list of any length, of which only the rows on show exist.
///
/// It asks its data source for a row when the row is drawn or read by assistive technology, and
/// for no other. One entry is selected at a time, or none. It belongs into
/// a `ScrolledWindow` directly, and needs an accessible name.
public class ListView: Widget {
    /// Where the rows come from, held weakly. Setting it shows its rows from the top.
    public weak var dataSource: (any ListViewDataSource)? {
        didSet { sourceDidChange() }
    }

    /// The entry that is selected, by a person or by `select`.
    public var selectedID: String? { selection.id }

    /// Called with the entry a person selected, or with `nil` when they took the selection away.
    public var onSelectionChanged: ((String?) -> Void)?

    /// Called with an entry that was activated: by a double click, by Enter, or by assistive
    /// technology.
    public var onActivate: ((String) -> Void)?

    /// Whether a single click activates an entry, where a double click does otherwise.
    public var activatesOnSingleClick: Bool {
        get { gtk_tree_view_get_activate_on_single_click(tree) != 0 }
        set { gtk_tree_view_set_activate_on_single_click(tree, newValue.gboolean) }
    }

    /// Called with a key that types a character or begins one, before the list does anything with it. `true`
    /// ends the handling.
    public var onTypeToSearch: ((KeyPress) -> Bool)?

    /// Called with an entry that a person begins to drag, where rows can be dragged.
    public var onDrag: ((String) -> Void)?

    /// Whether rows have room for a heading. To be said before there are rows.
    public var hasHeadings: Bool {
        get { painter.hasHeadings }
        set { painter.hasHeadings = newValue }
    }

    /// What other programs get of the entry that is dragged.
    public var dragged: DraggedContent?

    /// Where the mouse went down last, in the coordinates of the rows.
    var pressed = Point(x: 0, y: 0)

    let rows: RowCache
    let announcer: RowAnnouncer
    let selection: ListSelection
    let scroller: ListScroller
    let tree: UnsafeMutablePointer<GtkTreeView>
    let painter: RowPainter

    /// Makes a list without rows; `dataSource` brings them.
    public convenience init() {
        self.init(isPainted: true)
    }

    /// - Parameter isPainted: whether its rows are painted as a whole, and not cell by cell.
    init(isPainted: Bool) {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_tree_view_new()
        let gate = EchoGate()
        tree = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkTreeView.self)
        rows = RowCache()
        painter = RowPainter(rows: rows)
        announcer = RowAnnouncer(of: tree, rows: rows, gate: gate)
        selection = ListSelection(of: tree, rows: rows, model: announcer.model)
        scroller = ListScroller(of: tree, rows: rows, model: announcer.model)
        super.init(widget)
        echoGate = gate
        if isPainted { setUpColumn() }
        gtk_tree_view_set_headers_visible(tree, (!isPainted).gboolean)
        gtk_tree_view_set_enable_search(tree, 0)
        gtk_tree_view_set_show_expanders(tree, 0)
        gtk_tree_view_set_fixed_height_mode(tree, 1)
        gtk_tree_view_set_model(tree, announcer.model.opaque)
        announcer.onSlice = { [selection, scroller] in
            guard selection.isPending else { return }
            let value = scroller.value
            selection.show()
            scroller.scroll(to: value)
        }
        announcer.onRowsToDrop = { [weak self] in self?.beginAnew() }
        // What a list of few rows grows by is left undrawn otherwise.
        onResized { [weak self] in self?.queueDraw() }
        listenToInput()
        tellWhatIsCut()
    }

    private func setUpColumn() {
        guard let column = gtk_tree_view_column_new() else { return }
        RowRenderer(painter: painter).fill(column)
        gtk_tree_view_column_set_sizing(column, GTK_TREE_VIEW_COLUMN_FIXED)
        gtk_tree_view_column_set_expand(column, 1)
        gtk_tree_view_append_column(tree, column)
    }

    private func sourceDidChange() {
        rows.source = dataSource
        selection.forget()
        rows.forget()
        silently {
            announcer.restart(announcing: 0)
            announcer.matchCount(needed: 0)
        }
        painter.announceChanges()
    }

    /// Selects an entry, or none. Calls no closure. An entry that is not in the list cannot be
    /// selected, and leaves none selected.
    ///
    /// - Parameter scrollTo: whether the row is brought into view.
    public func select(_ id: String?, scrollTo: Bool) {
        selection.select(id)
        let value = scrollTo ? nil : scroller.value
        scroller.measureRows()
        silently {
            if scrollTo, let index = selection.index { announcer.announce(atLeast: index + 1) }
            selection.show()
            if let value { scroller.scroll(to: value) }
        }
        if scrollTo, let selectedID { scroller.reveal(selectedID) }
    }

    /// How wide the list has to be to show such a subtitle as a whole, emphasised or not, in pixels.
    public func width(ofSubtitle text: String) -> Int {
        let line = RowText(text, .subtitle(isEmphasised: true, isSelected: false), in: cast())
        var separator = GValue()
        g_value_init(&separator, g_type_from_name("gint"))
        gtk_widget_style_get_property(cast(), "horizontal-separator", &separator)
        let around = 3 * Int(RowPainter.margin) + Int(RowPainter.iconSize)
        return Int(line.width.rounded(.up)) + around + Int(g_value_get_int(&separator))
    }

    /// Gives the list the keyboard, and selects its first entry where none is, as a key would.
    public func enter() {
        grabFocus()
        selection.enter()
    }

    /// Gives the list the keyboard, and leaves selected what was, be it nothing: GTK would select the first
    /// row, which nobody chose. Calls no closure.
    public func takeKeyboard() {
        silently {
            grabFocus()
            selection.show()
        }
    }

    /// Takes up that the data source has new content.
    ///
    /// Selection and keyboard stay with their entries, and the scroll position with the topmost
    /// entry on show that is still in the list. A selected entry that is gone leaves none
    /// selected. Calls no closure.
    ///
    /// - Parameter isReordered: whether the list begins anew at its top, as its rows are others.
    public func reload(isReordered: Bool = false) {
        let wasEmpty = announcer.model.count == 0
        let anchors = isReordered ? [] : scroller.anchors()
        let cursor = selection.cursorIndex
        rows.forget()
        let survivor = scroller.surviving(anchors)
        silently {
            announcer.matchCount(needed: survivor.map { $0.index + Self.screenful } ?? 0)
            selection.restore(near: cursor)
            // An empty list is not scrolled: to say so would have its scrollbar show and fade away.
            if !wasEmpty { scroller.restore(survivor) }
        }
        queueDraw()
        painter.announceChanges()
    }

    /// Has the tree view begin with the rows there are, with the same ones on show.
    private func beginAnew() {
        let value = scroller.value
        let height = scroller.rowHeight
        let first = height > 0 ? Int(value / height) : 0
        silently {
            announcer.restart(announcing: min(rows.count, first + Self.screenful))
            selection.show()
            scroller.scroll(to: value)
        }
    }

    /// More rows than any screen shows, to be there when the list is scrolled to one.
    private static var screenful: Int { 256 }
}
