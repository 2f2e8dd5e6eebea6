import CGtk

extension ListView {
    /// Lets rows of entries be dragged into other programs: as files, as contents of a media type,
    /// and as text. `dragHandler` then sets `dragged`, at once or during the drag.
    ///
    /// Only copying is offered, so that no file manager moves a file away. The list's own window
    /// takes no files during the drag.
    ///
    /// - Parameter type: the media type of `DraggedContent.content`.
    public func letRowsBeDragged(with type: String) {
        guard let targets = gtk_target_list_new(nil, 0) else { return }
        gtk_target_list_add_uri_targets(targets, Form.files.rawValue)
        gtk_target_list_add(targets, gdk_atom_intern(type, 0), 0, Form.content.rawValue)
        gtk_target_list_add_text_targets(targets, Form.text.rawValue)
        let taking = RowTaking(targets)
        onEvent("button-press-event") { (event: UnsafeMutablePointer<GdkEventButton>) in
            taking.press(event.pointee)
            return false
        }
        on("button-release-event") { () -> Bool in
            taking.start = nil
            return false
        }
        onEvent("motion-notify-event") { [weak self] event in
            guard let self else { return false }
            return taking.move(event, over: cast())
        }
        let ownWindow = DropRefusal()
        on("drag-begin") { [weak self] (context: UnsafeMutableRawPointer?) in
            guard let self else { return }
            ownWindow.begin(around: cast())
            beginDrag(OpaquePointer(context))
        }
        on("drag-data-get") {
            [weak self]
            (_: UnsafeMutableRawPointer?, selection: UnsafeMutableRawPointer?, form: Int) in
            if let selection {
                self?.hand(to: OpaquePointer(selection), as: Form(rawValue: guint(clamping: form)))
            }
        }
        on("drag-end") { ownWindow.end() }
    }

    /// The forms of the dragged data, by the numbers that GTK gets.
    private enum Form: guint {
        case files, content, text
    }

    private func beginDrag(_ context: OpaquePointer?) {
        dragged = nil
        guard let index = index(atX: pressed.x, y: pressed.y), let id = rows.row(at: index)?.id
        else { return gtk_drag_cancel(context) }
        showDragged(index, at: context)
        dragHandler?(id)
    }

    /// Shows a picture of the row at the pointer, with the point that was pressed under it.
    private func showDragged(_ index: Int, at context: OpaquePointer?) {
        guard let path = ListModel.path(to: index) else { return }
        defer { gtk_tree_path_free(path) }
        guard let picture = gtk_tree_view_create_row_drag_icon(tree, path) else { return }
        defer { cairo_surface_destroy(picture) }
        let area = scroller.area(of: index)
        var scale = (x: 1.0, y: 1.0)
        cairo_surface_get_device_scale(picture, &scale.x, &scale.y)
        // The picture has a frame of one pixel.
        cairo_surface_set_device_offset(
            picture, -(pressed.x + 1) * scale.x, -(pressed.y - area.y + 1) * scale.y)
        gtk_drag_set_icon_surface(context, picture)
    }

    /// Hands over the data in a form. A selection without data is a refusal, if there is nothing in
    /// that form.
    private func hand(to selection: OpaquePointer, as form: Form?) {
        guard let dragged, let form else { return }
        switch form {
        case .files:
            var uris = dragged.files.map { g_filename_to_uri($0, nil, nil) }
            defer { for uri in uris { g_free(uri) } }
            guard !uris.isEmpty, uris.allSatisfy({ $0 != nil }) else { return }
            uris.append(nil)
            gtk_selection_data_set_uris(selection, &uris)
        case .content where !dragged.content.isEmpty:
            gtk_selection_data_set(
                selection, gtk_selection_data_get_target(selection), 8, dragged.content,
                gint(clamping: dragged.content.count))
        case .content: break
        case .text: gtk_selection_data_set_text(selection, dragged.text, -1)
        }
    }
}

/// Recognizes when the mouse begins to drag a row. A finger scrolls or swipes instead.
private final class RowTaking {
    private let targets: OpaquePointer
    /// The point of the press, or `nil` if the button is up or a drag has begun.
    var start: Point?

    /// Makes a recognizer, which takes over the reference to the list of targets.
    init(_ targets: OpaquePointer) { self.targets = targets }

    isolated deinit { gtk_target_list_unref(targets) }

    func press(_ event: GdkEventButton) {
        // The second press of a double click arrives once more as that.
        guard event.type == GDK_BUTTON_PRESS else { return }
        start = event.button == 1 && !Self.isByFinger ? Point(x: event.x, y: event.y) : nil
    }

    /// Handles a motion, and returns true if a drag begins.
    func move(
        _ event: UnsafeMutablePointer<GdkEvent>, over widget: UnsafeMutablePointer<GtkWidget>
    ) -> Bool {
        guard let start else { return false }
        let motion = event.pointee.motion
        guard motion.state & GDK_BUTTON1_MASK.rawValue != 0 else {
            self.start = nil
            return false
        }
        guard
            gtk_drag_check_threshold(
                widget, gint(start.x), gint(start.y), gint(motion.x), gint(motion.y)) != 0
        else { return false }
        self.start = nil
        gtk_drag_begin_with_coordinates(
            widget, targets, GDK_ACTION_COPY, 1, event, gint(start.x), gint(start.y))
        return true
    }

    /// Whether the press comes from a touch screen, whose touches GTK turns into presses of the
    /// mouse.
    private static var isByFinger: Bool {
        guard let event = gtk_get_current_event() else { return false }
        defer { gdk_event_free(event) }
        return gdk_event_get_event_type(event) == GDK_TOUCH_BEGIN
    }
}

/// Keeps a window from accepting files during a drag that began in it.
private final class DropRefusal {
    private var window: UnsafeMutablePointer<GtkWidget>?
    private var targets: OpaquePointer?

    func begin(around widget: UnsafeMutablePointer<GtkWidget>) {
        end()
        guard let window = gtk_widget_get_toplevel(widget),
            let targets = gtk_drag_dest_get_target_list(window)
        else { return }
        g_object_ref(UnsafeMutableRawPointer(window))
        self.window = window
        self.targets = gtk_target_list_ref(targets)
        gtk_drag_dest_set_target_list(window, nil)
    }

    func end() {
        guard let window, let targets else { return }
        gtk_drag_dest_set_target_list(window, targets)
        gtk_target_list_unref(targets)
        g_object_unref(UnsafeMutableRawPointer(window))
        (self.window, self.targets) = (nil, nil)
    }

    isolated deinit { end() }
}

/// The data of a drag, in each of the forms that other programs may ask for.
public struct DraggedContent: Hashable {
    let text: String
    /// The absolute paths of the files.
    let files: [String]
    /// The bytes in the media type of the list; empty if there are none.
    let content: [UInt8]

    /// Makes the data for the program that it is dropped on.
    public init(text: String, files: [String], content: [UInt8]) {
        (self.text, self.files, self.content) = (text, files, content)
    }
}

extension ListView {
    /// Lets the mouse move rows to other places in the list. A line shows the place.
    ///
    /// - Parameter handler: called with the id of the moved row, and with that of the row before
    ///   which it was dropped, or `nil` for the end.
    public func letRowsBeMoved(_ handler: @escaping (_ row: String, _ before: String?) -> Void) {
        let move = RowMove()
        onButtonPress { [weak self] press in
            move.start = press.button == 1 ? self?.index(atX: press.x, y: press.y) : nil
            move.place = nil
            return false
        }
        onEvent("motion-notify-event") {
            [weak self] (event: UnsafeMutablePointer<GdkEventMotion>) in
            guard let self else { return false }
            let motion = event.pointee
            guard motion.state & GDK_BUTTON1_MASK.rawValue != 0, let start = move.start else {
                return false
            }
            guard
                move.place != nil
                    || gtk_drag_check_threshold(
                        cast(), gint(pressed.x), gint(pressed.y), gint(motion.x), gint(motion.y))
                        != 0
            else { return false }
            move.place = dropPlace(atX: motion.x, y: motion.y) ?? start
            showDropPlace(move.place)
            return true
        }
        on("button-release-event") { [weak self] () -> Bool in
            guard let self, let start = move.start, let place = move.place else { return false }
            (move.start, move.place) = (nil, nil)
            showDropPlace(nil)
            guard place != start, place != start + 1, let row = rows.row(at: start)?.id else {
                return false
            }
            handler(row, place < rows.count ? rows.row(at: place)?.id : nil)
            return false
        }
    }

    /// Returns the index of the row before which a row would be dropped, or `nil` above the rows.
    private func dropPlace(atX x: Double, y: Double) -> Int? {
        guard let index = index(atX: x, y: y) else { return y > 0 ? rows.count : nil }
        return y > scroller.area(of: index).centre.y ? index + 1 : index
    }

    /// Draws a line above a row, or below the last one; `nil` removes it.
    private func showDropPlace(_ place: Int?) {
        guard let place, rows.count > 0 else {
            return gtk_tree_view_set_drag_dest_row(tree, nil, GTK_TREE_VIEW_DROP_BEFORE)
        }
        let isEnd = place >= rows.count
        guard let path = ListModel.path(to: isEnd ? rows.count - 1 : place) else { return }
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_set_drag_dest_row(
            tree, path, isEnd ? GTK_TREE_VIEW_DROP_AFTER : GTK_TREE_VIEW_DROP_BEFORE)
    }
}

/// A row that is being moved.
private final class RowMove {
    /// The index of the pressed row, or `nil` if none is.
    var start: Int?
    /// The index of the row before which it would be dropped, or `nil` before the mouse has moved.
    var place: Int?
}
