import CGtk

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
