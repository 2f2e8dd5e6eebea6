import CGtk

/// The accessible of a row: a table cell whose name is the row as a sentence, with the icon's
/// meaning as an image description, and the words as they are written as an attribute.
///
/// The name is made when it is read, so that unread rows cost nothing.
nonisolated enum RowAccessible {
    static let type: GType = {
        let type = ObjectClass.register(
            "CounterfoilRowAccessible", below: gtk_renderer_cell_accessible_get_type(),
            size: MemoryLayout<CounterfoilRowAccessible>.size, describeObject)
        ObjectClass.add(atk_image_get_type(), to: type) {
            (table: UnsafeMutablePointer<AtkImageIface>) in
            table.pointee.get_image_description = { image in
                image.flatMap { RowAccessible.description(of: $0.raw) }
            }
        }
        ObjectClass.add(atk_action_get_type(), to: type, describeAction)
        return type
    }()

    private static func describeObject(_ object: UnsafeMutablePointer<AtkObjectClass>) {
        object.pointee.get_name = { cell in
            guard let cell else { return nil }
            RowAccessible.refresh(cell)
            return UnsafePointer(RowAccessible.instance(cell).pointee.name)
        }
        object.pointee.get_attributes = { cell in
            guard let cell else { return nil }
            return RowAccessible.adding(
                wordsOf: cell,
                to: RowAccessible.parentClass(AtkObjectClass.self)?.get_attributes?(cell))
        }
        object.pointee.get_parent = { cell in
            guard let cell, RowAccessible.isInList(cell) else { return nil }
            return RowAccessible.parentClass(AtkObjectClass.self)?.get_parent(cell)
        }
        object.pointee.get_index_in_parent = { cell in
            guard let cell, RowAccessible.isInList(cell) else { return -1 }
            return RowAccessible.parentClass(AtkObjectClass.self)?.get_index_in_parent(cell) ?? -1
        }
        object.cast(to: GtkCellAccessibleClass.self).pointee.update_cache = {
            cell, isChange in
            guard let cell else { return }
            RowAccessible.register(cell)
            if isChange != 0 { RowAccessible.announceChange(of: cell) }
        }
        object.cast(to: GObjectClass.self).pointee.finalize = { object in
            guard let object else { return }
            RowAccessible.forget(object)
            RowAccessible.parentClass(GObjectClass.self)?.finalize(object)
        }
    }

    private static func parentClass<Class>(_ type: Class.Type) -> Class? {
        g_type_class_peek(gtk_renderer_cell_accessible_get_type())?.cast(to: type).pointee
    }

    static func instance(
        _ cell: UnsafeMutableRawPointer
    ) -> UnsafeMutablePointer<CounterfoilRowAccessible> {
        cell.cast()
    }
}

/// The action of a row, which is activation. GTK's cells have two more, of which the first expands
/// a row that has no children, and the second edits a cell that cannot be edited and logs a
/// warning.
nonisolated extension RowAccessible {
    /// The index of the activation among the actions of GTK's cells.
    private static let activation: gint = 2

    static func describeAction(_ table: UnsafeMutablePointer<AtkActionIface>) {
        table.pointee.get_n_actions = { _ in 1 }
        table.pointee.do_action = { cell, number in
            guard number == 0, let cell, RowAccessible.isInList(UnsafeMutableRawPointer(cell))
            else { return 0 }
            return RowAccessible.cellAction()?.do_action(cell, RowAccessible.activation) ?? 0
        }
        table.pointee.get_name = { cell, number in
            guard number == 0 else { return nil }
            return RowAccessible.cellAction()?.get_name(cell, RowAccessible.activation)
        }
        table.pointee.get_localized_name = { cell, number in
            guard number == 0 else { return nil }
            return RowAccessible.cellAction()?
                .get_localized_name(cell, RowAccessible.activation)
        }
        table.pointee.get_description = { cell, number in
            guard number == 0 else { return nil }
            return RowAccessible.cellAction()?.get_description(cell, RowAccessible.activation)
        }
        table.pointee.get_keybinding = { _, _ in nil }
    }

    /// Returns the implementation of the interface in GTK's cells.
    private static func cellAction() -> AtkActionIface? {
        g_type_class_peek(gtk_renderer_cell_accessible_get_type())
            .flatMap { g_type_interface_peek($0, atk_action_get_type()) }?
            .cast(to: AtkActionIface.self).pointee
    }
}

nonisolated extension RowAccessible {
    /// Tells assistive technology if the text of the row has changed since it was read.
    static func announceChange(of cell: UnsafeMutableRawPointer) {
        guard instance(cell).pointee.name != nil, refresh(cell) else { return }
        g_object_notify(cell.cast(), "accessible-name")
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
        attribute.cast(to: AtkAttribute.self).pointee = AtkAttribute(
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
        let renderer: UnsafeMutableRawPointer? = cell.property("renderer")
        guard let painter = RowRenderer.painter(of: renderer?.cast()) else { return }
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
            let list = atk_object_get_parent(cell.cast())
        else { return nil }
        var row: gint = -1
        var column: gint = -1
        gtk_cell_accessible_parent_get_cell_position(
            OpaquePointer(list), cell.cast(), &row, &column)
        return (painter, Int(row))
    }

    /// Whether the row of the cell still exists. GTK logs a warning if the cell of a removed row is
    /// asked for its place.
    static func isInList(_ cell: UnsafeMutableRawPointer) -> Bool {
        gtk_accessible_get_widget(cell.cast()) != nil
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
