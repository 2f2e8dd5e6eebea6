import CGtk

extension DrawingArea {
    /// Returns the accessible of a part, made at the first request, or `nil` if there is no such
    /// part.
    func partAccessible(_ index: Int32) -> UnsafeMutablePointer<AtkObject>? {
        let index = Int(index)
        guard parts.indices.contains(index) else { return nil }
        if let known = partAccessibles[index] { return known }
        let made = PartAccessible.make(index, parts[index], in: accessible)
        partAccessibles[index] = made
        return made
    }

    func partsDidChange(from old: [DrawnPart]) {
        if let focusedPart, !parts.indices.contains(focusedPart) { self.focusedPart = nil }
        hoveredPart = nil
        pressedPart = nil
        for (index, accessible) in partAccessibles {
            guard parts.indices.contains(index) else {
                partAccessibles[index] = nil
                announce("remove", index, accessible)
                PartAccessible.retire(accessible)
                continue
            }
            PartAccessible.describe(accessible, as: parts[index])
        }
        for index in old.count..<max(old.count, parts.count) where !partAccessibles.isEmpty {
            announce("add", index, nil)
        }
        queueDraw()
    }

    func focusDidMove(from old: Int?) {
        if isFocus {
            if let old, let accessible = partAccessibles[old] {
                atk_object_notify_state_change(accessible, ATK_STATE_FOCUSED.rawValue.state, 0)
            }
            announceFocus(true)
        }
        queueDraw()
    }

    /// Tells assistive technology whether the focused part has the keyboard focus.
    func announceFocus(_ isFocused: Bool) {
        guard let focusedPart, let accessible = partAccessible(Int32(focusedPart)) else { return }
        atk_object_notify_state_change(
            accessible, ATK_STATE_FOCUSED.rawValue.state, isFocused.gboolean)
    }

    private func announce(
        _ what: String, _ index: Int, _ child: UnsafeMutablePointer<AtkObject>?
    ) {
        counterfoil_emit_children_changed(accessible, what, guint(index), child)
    }
}

extension UInt32 {
    /// The state as the number of 64 bits that ATK's notifications take.
    fileprivate var state: guint64 { guint64(self) }
}
