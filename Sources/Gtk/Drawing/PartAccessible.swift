import CGtk

/// The accessible of a part of a drawing: its name is the part's, it has a place, and its action
/// follows a part that leads somewhere.
nonisolated enum PartAccessible {
    static let type: GType = {
        let type = ObjectClass.register(
            "CounterfoilPartAccessible", below: counterfoil_type_atk_object(),
            size: MemoryLayout<CounterfoilPartAccessible>.size, describeObject)
        ObjectClass.add(atk_action_get_type(), to: type, describeAction)
        ObjectClass.add(atk_component_get_type(), to: type, describeComponent)
        return type
    }()

    /// Makes an accessible with one reference, which the caller owns.
    static func make(
        _ index: Int, _ part: DrawnPart, in drawing: UnsafeMutablePointer<AtkObject>
    ) -> UnsafeMutablePointer<AtkObject> {
        let accessible = g_object_new_with_properties(type, 0, nil, nil).cast(to: AtkObject.self)
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

    private static func describeObject(_ table: UnsafeMutablePointer<AtkObjectClass>) {
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
        accessible.cast()
    }
}

nonisolated extension PartAccessible {
    /// Gives a part that leads somewhere the action of being pressed.
    private static func describeAction(_ table: UnsafeMutablePointer<AtkActionIface>) {
        table.pointee.get_n_actions = { action in PartAccessible.leads(action) ? 1 : 0 }
        table.pointee.do_action = { action, number in
            guard number == 0, let part = PartAccessible.part(action) else { return 0 }
            return MainActor.assumeIsolated { part.owner.activate(part.index).gboolean }
        }
        table.pointee.get_name = { action, number in
            number == 0 && PartAccessible.leads(action) ? g_intern_string("press") : nil
        }
        table.pointee.get_localized_name = { _, _ in nil }
        table.pointee.get_description = { _, _ in nil }
        table.pointee.get_keybinding = { _, _ in nil }
    }

    private static func describeComponent(_ table: UnsafeMutablePointer<AtkComponentIface>) {
        table.pointee.get_extents = { component, x, y, width, height, kind in
            guard let part = PartAccessible.part(component) else { return }
            let area = MainActor.assumeIsolated { part.owner.parts[part.index].area }
            let drawing = MainActor.assumeIsolated { UInt(bitPattern: part.owner.accessible) }
            var (left, top): (gint, gint) = (0, 0)
            atk_component_get_extents(
                OpaquePointer(bitPattern: drawing), &left, &top, nil, nil, kind)
            x?.pointee = left + gint(area.x)
            y?.pointee = top + gint(area.y)
            width?.pointee = gint(area.width.rounded(.up))
            height?.pointee = gint(area.height.rounded(.up))
        }
        table.pointee.grab_focus = { component in
            guard let part = PartAccessible.part(component) else { return 0 }
            MainActor.assumeIsolated {
                part.owner.grabFocus()
                part.owner.go(to: part.index)
            }
            return 1
        }
    }

    private static func leads(_ accessible: OpaquePointer?) -> Bool {
        guard let part = part(accessible) else { return false }
        return MainActor.assumeIsolated { part.owner.parts[part.index].leadsSomewhere }
    }

    private static func part(_ accessible: OpaquePointer?) -> (owner: DrawingArea, index: Int)? {
        guard let accessible: UnsafeMutablePointer<AtkObject> = accessible?.cast(),
            let owner = owner(of: accessible)
        else { return nil }
        let index = Int(instance(accessible).pointee.index)
        return MainActor.assumeIsolated { owner.parts.indices.contains(index) }
            ? (owner, index) : nil
    }
}
