import CGtk

/// The accessible of a part of a drawing: its name is the part's, it has a place, and its action
/// follows a part that leads somewhere.
nonisolated enum PartAccessible {
    static let type: GType = {
        let type = g_type_register_static_simple(
            counterfoil_type_atk_object(), "CounterfoilPartAccessible",
            guint(MemoryLayout<AtkObjectClass>.size),
            { table, _ in
                guard let table else { return }
                PartAccessible.describe(table.assumingMemoryBound(to: AtkObjectClass.self))
            }, guint(MemoryLayout<CounterfoilPartAccessible>.size), nil, GTypeFlags(rawValue: 0))
        var action = GInterfaceInfo(
            interface_init: { table, _ in
                guard let table else { return }
                PartAccessible.describe(table.assumingMemoryBound(to: AtkActionIface.self))
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, atk_action_get_type(), &action)
        var component = GInterfaceInfo(
            interface_init: { table, _ in
                guard let table else { return }
                PartAccessible.describe(table.assumingMemoryBound(to: AtkComponentIface.self))
            }, interface_finalize: nil, interface_data: nil)
        g_type_add_interface_static(type, atk_component_get_type(), &component)
        return type
    }()

    /// Makes an accessible with one reference, which the caller owns.
    static func make(
        _ index: Int, _ part: DrawnPart, in drawing: UnsafeMutablePointer<AtkObject>
    ) -> UnsafeMutablePointer<AtkObject> {
        let accessible = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil))
            .assumingMemoryBound(to: AtkObject.self)
        instance(accessible).pointee.index = gint(index)
        atk_object_set_parent(accessible, drawing)
        describe(accessible, as: part)
        return accessible
    }

    /// Updates the role and the name, if they have changed.
    static func describe(_ accessible: UnsafeMutablePointer<AtkObject>, as part: DrawnPart) {
        let role = part.leadsSomewhere ? ATK_ROLE_PUSH_BUTTON : ATK_ROLE_LIST_ITEM
        if atk_object_get_role(accessible) != role { atk_object_set_role(accessible, role) }
        let name = MainActor.assumeIsolated { ShownText.line(part.name) }
        if String(borrowing: atk_object_get_name(accessible)) != name {
            atk_object_set_name(accessible, name)
        }
    }

    /// Marks the accessible as defunct, and releases the caller's reference.
    static func retire(_ accessible: UnsafeMutablePointer<AtkObject>) {
        instance(accessible).pointee.index = -1
        atk_object_notify_state_change(accessible, guint64(ATK_STATE_DEFUNCT.rawValue), 1)
        g_object_unref(UnsafeMutableRawPointer(accessible))
    }

    private static func describe(_ table: UnsafeMutablePointer<AtkObjectClass>) {
        table.pointee.get_index_in_parent = { accessible in
            accessible.map { PartAccessible.instance($0).pointee.index } ?? -1
        }
        table.pointee.ref_state_set = { accessible in
            guard let states = atk_state_set_new() else { return nil }
            guard let accessible, let owner = PartAccessible.owner(of: accessible) else {
                atk_state_set_add_state(states, ATK_STATE_DEFUNCT)
                return states
            }
            let index = Int(PartAccessible.instance(accessible).pointee.index)
            let (isOnScreen, isFocused) = MainActor.assumeIsolated {
                (
                    gtk_widget_get_mapped(owner.cast()) != 0,
                    owner.isFocus && owner.focusedPart == index
                )
            }
            for state in [ATK_STATE_ENABLED, ATK_STATE_SENSITIVE, ATK_STATE_FOCUSABLE] {
                atk_state_set_add_state(states, state)
            }
            atk_state_set_add_state(states, ATK_STATE_VISIBLE)
            if isOnScreen { atk_state_set_add_state(states, ATK_STATE_SHOWING) }
            if isFocused { atk_state_set_add_state(states, ATK_STATE_FOCUSED) }
            return states
        }
    }

    /// Returns the drawing of the part, or `nil` once the part or the drawing is gone.
    static func owner(of accessible: UnsafeMutablePointer<AtkObject>?) -> DrawingArea? {
        guard let accessible, instance(accessible).pointee.index >= 0 else { return nil }
        return DrawingAccessible.owner(of: accessible.pointee.accessible_parent)
    }

    static func instance(
        _ accessible: UnsafeMutablePointer<AtkObject>
    ) -> UnsafeMutablePointer<CounterfoilPartAccessible> {
        UnsafeMutableRawPointer(accessible)
            .assumingMemoryBound(to: CounterfoilPartAccessible.self)
    }
}
