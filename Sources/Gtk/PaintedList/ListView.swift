import CGtk

/// A list of any length, of which only the visible rows exist.
///
/// It asks its data source for a row when the row is drawn or read by assistive technology, and for
/// no other. At most one entry is selected. It must be the direct child of a `ScrolledWindow`, and
/// needs an accessible name.
public class ListView: Widget {
    /// The source of the rows, held weakly. Setting it shows its rows from the top.
    public weak var dataSource: (any ListViewDataSource)? {
        didSet { sourceDidChange() }
    }

    /// The id of the selected entry, or `nil` if none is.
    public var selectedID: String? { selection.id }

    /// Called with the entry that a person selected, or with `nil` if they cleared the selection.
    public var selectionHandler: ((String?) -> Void)?

    /// Called with an entry that was activated: by a double click, Enter, or assistive technology.
    public var activateHandler: ((String) -> Void)?

    /// Whether a single click activates an entry, instead of a double click.
    public var activatesOnSingleClick: Bool {
        get { gtk_tree_view_get_activate_on_single_click(tree) != 0 }
        set { gtk_tree_view_set_activate_on_single_click(tree, newValue.gboolean) }
    }

    /// Called with a key that types a character or begins one, before the list handles it. `true`
    /// ends the handling.
    public var typingHandler: ((KeyPress) -> Bool)?

    /// Called with an entry that a person begins to drag, if rows can be dragged.
    public var dragHandler: ((String) -> Void)?

    /// The data of the dragged entry for other programs.
    public var dragged: DraggedContent?

    /// The greatest side of the picture that is read for a row, in pixels, which is sharp at twice
    /// the scale too.
    public static var sideOfPictures: Int { Int(2 * RowPainter.pictureSize.height) }

    /// The place of the last press of the mouse, in the coordinates of the rows.
    var pressed = Point(x: 0, y: 0)

    let rows: RowCache
    let announcer: RowAnnouncer
    let selection: ListSelection
    let scroller: ListScroller
    let tree: UnsafeMutablePointer<GtkTreeView>
    let painter: RowPainter

    /// Makes a list without rows; `dataSource` provides them.
    public convenience init() { self.init(isPainted: true) }

    /// Makes a list.
    ///
    /// - Parameter isPainted: whether rows are painted as a whole, and not cell by cell.
    init(isPainted: Bool) {
        let widget: UnsafeMutablePointer<GtkWidget> = gtk_tree_view_new()
        let gate = SignalBlocker()
        tree = widget.cast()
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
        // Otherwise the part that a list of few rows grows by would stay undrawn.
        onResized { [weak self] in self?.queueDraw() }
        listenToInput()
        tellWhatIsCut()
        onDestroy { [weak self] in self?.releaseHandlers() }
    }

    func releaseHandlers() {
        (selectionHandler, activateHandler, typingHandler, dragHandler) = (nil, nil, nil, nil)
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
            if scroller.value > 0 { scroller.scroll(to: 0) }
            announcer.matchCount(needed: 0)
        }
        painter.announceChanges()
    }

    /// Selects an entry, or none. Calls no closure. An id that is not in the list clears the
    /// selection.
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

    /// Returns the width, in pixels, that the list needs to show a subtitle and a fact as a whole,
    /// even if the fact is set apart.
    public func width(ofSubtitle subtitle: String, fact: String) -> Int {
        let texts = [
            RowText(subtitle, .subtitle(isSelected: false), in: cast()),
            RowText(fact, .fact(styleClass: "", isSelected: true), in: cast()),
        ].filter { !$0.isEmpty }
        var separator = GValue()
        g_value_init(&separator, g_type_from_name("gint"))
        gtk_widget_style_get_property(cast(), "horizontal-separator", &separator)
        let around = 2 * Int(RowPainter.margin) + Int(painter.inset)
        let gaps = RowLines.gap * Double(max(0, texts.count - 1))
        let line = texts.reduce(gaps) { $0 + $1.width }
        return Int(line.rounded(.up)) + around + Int(g_value_get_int(&separator))
    }

    /// Gives the list the keyboard focus, and selects its first entry if none is, as a key would.
    public func enter() {
        grabFocus()
        selection.enter()
    }

    /// Selects the entry at the keyboard's cursor, as a key would, if the list has the focus and none
    /// is selected. Returns whether it did.
    public func selectAtCursor() -> Bool { isFocus && selection.selectAtCursor() }

    /// Gives the list the keyboard focus, and keeps the selection, even if it is empty: GTK would
    /// select the first row. Calls no closure.
    public func takeKeyboard() {
        let value = scroller.value
        silently {
            grabFocus()
            selection.show()
            // A cursor without a selection does not lead there.
            if selectedID == nil, value > 0 { scroller.scroll(to: value) }
        }
    }

    /// Shows the changed content of the data source.
    ///
    /// Selection and cursor stay with their entries, and the scroll position with the topmost
    /// visible entry that is still in the list. If the selected entry is gone, none is selected.
    /// Calls no closure.
    ///
    /// - Parameter isReordered: whether the list begins again at its top, because its order has
    ///   changed.
    public func reload(isReordered: Bool = false) {
        let wasEmpty = announcer.model.count == 0
        let anchors = isReordered ? [] : scroller.anchors()
        let cursor = selection.cursorIndex
        rows.forget()
        let survivor = scroller.surviving(anchors)
        silently {
            announcer.matchCount(needed: survivor.map { $0.index + Self.screenful } ?? 0)
            selection.restore(near: cursor)
            // An empty list has no scroll position; setting it would show the scrollbar and fade it
            // out.
            if !wasEmpty { scroller.restore(survivor) }
        }
        queueDraw()
        painter.announceChanges()
        if !wasEmpty { showFocusWithoutRows() }
    }

    /// Gives the tree view a new model, with the same rows visible.
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

    /// A number of rows that no screen exceeds, which the model needs below the first visible row.
    private static var screenful: Int { 256 }
}

extension ListView {
    /// Opens a menu at a row by the secondary mouse button, the Menu key, or Shift+F10. The row is
    /// selected first, so that the menu's actions apply to it. Headings have none.
    public func setContextMenu(_ menu: Menu) {
        let popup = ContextMenu(menu, of: self)
        attachments.append(popup)
        onButtonPress { [weak self, weak popup] press in
            guard press.button == ButtonPress.secondary, let self,
                let index = index(atX: press.x, y: press.y), rows.row(at: index)?.id != nil
            else { return false }
            grabFocus()
            selection.moveCursor(to: index)
            popup?.openAtPointer()
            return true
        }
        on("popup-menu") { [weak self, weak popup] () -> Bool in
            guard let self, let index = selection.treeCursorIndex, rows.row(at: index)?.id != nil
            else {
                return false
            }
            if selection.treeIndex != index { selection.moveCursor(to: index) }
            popup?.open(at: cellArea(of: index))
            return true
        }
    }

    /// Returns the area of a row, in the coordinates of the widget's own window.
    private func cellArea(of index: Int) -> GdkRectangle {
        var area = GdkRectangle()
        let path = ListModel.path(to: index)
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_get_cell_area(tree, path, gtk_tree_view_get_column(tree, 0), &area)
        gtk_tree_view_convert_bin_window_to_widget_coords(tree, area.x, area.y, &area.x, &area.y)
        return area
    }
}

final class ContextMenu: Object {
    private var items: DeferredItems?

    init(_ menu: Menu, of widget: Widget) {
        super.init(sinking: UnsafeMutableRawPointer(gtk_menu_new()))
        gtk_menu_attach_to_widget(cast(), widget.cast(), nil)
        items = DeferredItems { [weak self] in
            guard let self else { return }
            gtk_menu_shell_bind_model(cast(), menu.cast(), nil, true.gboolean)
        }
    }

    func openAtPointer() {
        items?.makeNow()
        gtk_menu_popup_at_pointer(cast(), nil)
    }

    func open(at area: GdkRectangle) {
        items?.makeNow()
        var area = area
        let widget: UnsafeMutablePointer<GtkWidget>? = gtk_menu_get_attach_widget(cast())
        gtk_menu_popup_at_rect(
            cast(), gtk_widget_get_window(widget), &area, GDK_GRAVITY_SOUTH_WEST,
            GDK_GRAVITY_NORTH_WEST, nil)
        gtk_menu_shell_select_first(cast(), 1)
    }
}

/// The source of a list's rows, which are requested one by one as they are drawn or read.
///
/// The first three are called often and should return without a search. When their results change,
/// the list has to be told in the same step.
@MainActor
public protocol ListViewDataSource: AnyObject {
    /// The number of rows.
    var numberOfRows: Int { get }

    /// Returns the row at `index`, which is at least 0 and less than `numberOfRows`.
    func row(at index: Int) -> ListRow

    /// Returns the present row of an entry, or `nil` if it is not in the list.
    func index(of id: String) -> Int?

    /// Returns a row as a sentence for assistive technology, or `nil` if its words are enough. It is
    /// asked for rows that are read aloud.
    func sentence(at index: Int) -> String?

    /// Returns the parts of a title or subtitle that are set in bold. It is asked for each time that
    /// a row is drawn.
    func marks(in text: String) -> [Range<String.Index>]

    /// Whether rows begin with pictures, for which each row has room.
    var showsPictures: Bool { get }

    /// Returns the picture of an entry, which is drawn in place of its icon, or `nil` if it has none.
    /// It is asked for each time that a row that may have one is drawn.
    func picture(of id: String) -> Bitmap?
}

extension ListViewDataSource {
    /// Returns `nil`, for rows whose words are enough.
    public func sentence(at index: Int) -> String? { nil }

    /// Returns no parts, for rows without bold words.
    public func marks(in text: String) -> [Range<String.Index>] { [] }

    /// Returns `false`, for rows that begin with icons.
    public var showsPictures: Bool { false }

    /// Returns `nil`, for rows that begin with icons.
    public func picture(of id: String) -> Bitmap? { nil }
}
