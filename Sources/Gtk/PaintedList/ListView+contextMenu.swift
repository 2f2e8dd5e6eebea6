import CGtk

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
        guard let path = ListModel.path(to: index) else { return area }
        defer { gtk_tree_path_free(path) }
        gtk_tree_view_get_cell_area(tree, path, gtk_tree_view_get_column(tree, 0), &area)
        var x: gint = 0
        var y: gint = 0
        gtk_tree_view_convert_bin_window_to_widget_coords(tree, area.x, area.y, &x, &y)
        area.x = x
        area.y = y
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
