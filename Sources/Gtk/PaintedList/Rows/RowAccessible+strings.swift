import CGtk

nonisolated extension RowAccessible {
    /// Tells assistive technology if the text of the row has changed since it was read.
    static func announceChange(of cell: UnsafeMutableRawPointer) {
        guard instance(cell).pointee.name != nil, refresh(cell) else { return }
        g_object_notify(cell.assumingMemoryBound(to: GObject.self), "accessible-name")
    }

    /// Updates the strings from the row, and returns whether the name changed.
    @discardableResult
    static func refresh(_ cell: UnsafeMutableRawPointer) -> Bool {
        register(cell)
        guard let (painter, index) = place(of: cell) else { return false }
        let (spoken, row) = MainActor.assumeIsolated {
            (painter.rows.spokenText(at: index), painter.rows.row(at: index))
        }
        var icon = ""
        if case .entry(_, _, let iconName, _, _, _)? = row?.content { icon = iconName }
        let isChanged = set(&instance(cell).pointee.name, to: spoken)
        set(&instance(cell).pointee.image, to: icon)
        return isChanged
    }

    /// Adds the words of the row, as they are written, to the attributes of its cell. The caller
    /// frees them.
    static func adding(
        wordsOf cell: UnsafeMutableRawPointer, to attributes: UnsafeMutablePointer<AtkAttributeSet>?
    ) -> UnsafeMutablePointer<AtkAttributeSet>? {
        register(cell)
        guard let (painter, index) = place(of: cell),
            let written = MainActor.assumeIsolated({ painter.rows.row(at: index)?.writtenText }),
            let attribute = g_malloc0(gsize(MemoryLayout<AtkAttribute>.size))
        else { return attributes }
        attribute.assumingMemoryBound(to: AtkAttribute.self).pointee = AtkAttribute(
            name: g_strdup("written"), value: g_strdup(written))
        return g_slist_prepend(attributes, attribute)
    }

    /// Returns the meaning of the row's icon. The string belongs to the cell.
    static func description(of cell: UnsafeMutableRawPointer) -> UnsafePointer<CChar>? {
        refresh(cell)
        return UnsafePointer(instance(cell).pointee.image)
    }

    /// Finds the painter through the renderer, once, and registers the cell with it.
    static func register(_ cell: UnsafeMutableRawPointer) {
        guard instance(cell).pointee.painter == nil else { return }
        var value = GValue()
        g_value_init(&value, gtk_cell_renderer_get_type())
        defer { g_value_unset(&value) }
        g_object_get_property(cell.assumingMemoryBound(to: GObject.self), "renderer", &value)
        guard
            let painter = RowRenderer.painter(
                of: g_value_get_object(&value)?.assumingMemoryBound(to: GtkCellRenderer.self))
        else { return }
        instance(cell).pointee.painter = Unmanaged.passUnretained(painter).toOpaque()
        let key = UInt(bitPattern: cell)
        MainActor.assumeIsolated { _ = painter.accessibles.insert(key) }
    }

    /// Frees the strings of the cell and removes it from its painter, which still exists.
    static func forget(_ cell: UnsafeMutableRawPointer) {
        let key = UInt(bitPattern: cell)
        if let painter = painter(of: cell) {
            MainActor.assumeIsolated { _ = painter.accessibles.remove(key) }
        }
        g_free(instance(cell).pointee.name)
        g_free(instance(cell).pointee.image)
    }

    /// Returns the painter of the list and the row of a cell that is still in it.
    private static func place(of cell: UnsafeMutableRawPointer) -> (RowPainter, Int)? {
        guard let painter = painter(of: cell), isInList(cell),
            let list = atk_object_get_parent(cell.assumingMemoryBound(to: AtkObject.self))
        else { return nil }
        var row: gint = -1
        var column: gint = -1
        gtk_cell_accessible_parent_get_cell_position(
            OpaquePointer(list), cell.assumingMemoryBound(to: GtkCellAccessible.self), &row,
            &column)
        return (painter, Int(row))
    }

    /// Whether the row of the cell still exists. GTK logs a warning if the cell of a removed row is
    /// asked for its place.
    static func isInList(_ cell: UnsafeMutableRawPointer) -> Bool {
        gtk_accessible_get_widget(cell.assumingMemoryBound(to: GtkAccessible.self)) != nil
    }

    private static func painter(of cell: UnsafeMutableRawPointer) -> RowPainter? {
        instance(cell).pointee.painter
            .map { Unmanaged<RowPainter>.fromOpaque($0).takeUnretainedValue() }
    }

    @discardableResult
    private static func set(_ string: inout UnsafeMutablePointer<gchar>?, to text: String) -> Bool {
        guard string == nil || g_strcmp0(string, text) != 0 else { return false }
        g_free(string)
        string = g_strdup(text)
        return true
    }
}
