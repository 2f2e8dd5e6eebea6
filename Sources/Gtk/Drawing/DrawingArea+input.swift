import CGtk

extension DrawingArea {
    func listenToPointer() {
        let events =
            GDK_POINTER_MOTION_MASK.rawValue | GDK_LEAVE_NOTIFY_MASK.rawValue
            | GDK_BUTTON_PRESS_MASK.rawValue | GDK_BUTTON_RELEASE_MASK.rawValue
        gtk_widget_add_events(cast(), Int32(events))
        gtk_widget_set_has_tooltip(cast(), 1)
        onEvent("motion-notify-event") {
            [weak self] (event: UnsafeMutablePointer<GdkEventMotion>) in
            self?.hoveredPart = self?.partAt(Point(x: event.pointee.x, y: event.pointee.y))
            return false
        }
        on("leave-notify-event") { [weak self] () -> Bool in
            self?.hoveredPart = nil
            return false
        }
        onEvent("button-press-event") { [weak self] in self?.press($0.pointee) ?? false }
        onEvent("button-release-event") { [weak self] in self?.release($0.pointee) ?? false }
        onTooltip { [weak self] place in self?.tip(at: place) }
    }

    func listenToKeyboard() {
        onKeyPress { [weak self] press in
            guard let self else { return false }
            if keyHandler(press) { return true }
            guard press.modifiers.isEmpty else { return false }
            return go(press.key)
        }
        onFocusChange { [weak self] in self?.announceFocus($0) }
    }

    private func press(_ event: GdkEventButton) -> Bool {
        guard event.button == 1, event.type == GDK_BUTTON_PRESS else { return false }
        let part = partAt(Point(x: event.x, y: event.y))
        pressedPart = part
        guard let part else { return false }
        focusedPart = part
        grabFocusInPlace()
        return true
    }

    private func release(_ event: GdkEventButton) -> Bool {
        guard event.button == 1, let part = pressedPart else { return false }
        pressedPart = nil
        guard part == partAt(Point(x: event.x, y: event.y)) else { return false }
        return activate(part)
    }

    private func go(_ key: Key) -> Bool {
        guard !parts.isEmpty else { return false }
        let direction: Direction
        switch key {
        case .enter, .keypadEnter, .space: return focusedPart.map { activate($0) } ?? false
        case .home:
            go(to: 0)
            return true
        case .end:
            go(to: parts.count - 1)
            return true
        case .left: direction = .left
        case .right: direction = .right
        case .up: direction = .up
        case .down: direction = .down
        default: return false
        }
        if let part = partBeside(focusedPart, direction) { go(to: part) }
        // At the last part the focus stays in the drawing.
        return true
    }

    /// Moves the focus to a part, and scrolls it into view.
    func go(to part: Int) {
        focusedPart = part
        reveal(parts[part].area)
    }

    @discardableResult
    func activate(_ part: Int) -> Bool {
        guard parts.indices.contains(part), parts[part].leadsSomewhere else { return false }
        activateHandler(part)
        return true
    }

    /// Returns the tooltip of the part at a point, or of the focused part if `place` is `nil`.
    func tip(at place: Point?) -> (text: String, area: Rectangle)? {
        let part = place.map { partAt($0) } ?? focusedPart
        guard let part, parts.indices.contains(part) else { return nil }
        return (parts[part].name, parts[part].area)
    }
}
