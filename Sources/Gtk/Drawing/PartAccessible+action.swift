import CGtk

nonisolated extension PartAccessible {
    /// Gives a part that leads somewhere the action of being pressed.
    static func describe(_ table: UnsafeMutablePointer<AtkActionIface>) {
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

    static func describe(_ table: UnsafeMutablePointer<AtkComponentIface>) {
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
        guard
            let accessible = accessible.map({
                UnsafeMutableRawPointer($0).assumingMemoryBound(to: AtkObject.self)
            }), let owner = owner(of: accessible)
        else { return nil }
        let index = Int(instance(accessible).pointee.index)
        return MainActor.assumeIsolated { owner.parts.indices.contains(index) }
            ? (owner, index) : nil
    }
}
