import CGtk

extension ListView {
    func listenToKeyboardAndMouse() {
        onKeyPress { [weak self] press in
            guard let self else { return false }
            if press.goesToEnd { silently { announce(atLeast: rows.count) } }
            guard let onTypeToSearch, press.typesCharacter else { return false }
            return onTypeToSearch(press)
        }
        onButtonPress { [weak self] press in
            // A click on a heading would move the keyboard there, where nothing is to do.
            guard let self, let index = index(atX: press.x, y: press.y) else { return false }
            return rows.row(at: index)?.id == nil
        }
    }

    /// Gives the list the keyboard, and selects its first entry where none is, as a key would.
    public func enter() {
        grabFocus()
        if selectedID == nil, let first = entry(near: -1, step: 1) { moveCursor(to: first) }
    }

    /// The keyboard passes over headings, in the direction it came from where it can.
    func cursorDidChange() {
        guard let index = treeCursorIndex else { return }
        let isUp = cursorIndex.map { index < $0 } ?? false
        if let row = rows.row(at: index), row.id != nil {
            cursorIndex = index
            cursorID = row.id
        } else if let entry = entry(near: index, step: isUp ? -1 : 1)
            ?? entry(near: index, step: isUp ? 1 : -1)
        {
            moveCursor(to: entry)
        }
    }

    /// The entry at a row, or else the one nearest to it, if there is any.
    func entryID(near index: Int) -> String? {
        if let id = rows.row(at: index)?.id { return id }
        return (entry(near: index, step: 1) ?? entry(near: index, step: -1))
            .flatMap { rows.row(at: $0)?.id }
    }

    private func entry(near index: Int, step: Int) -> Int? {
        var index = index + step
        while index >= 0, index < model.count, let row = rows.row(at: index) {
            if row.id != nil { return index }
            index += step
        }
        return nil
    }

    func index(atX x: Double, y: Double) -> Int? {
        var path: OpaquePointer?
        defer { gtk_tree_path_free(path) }
        guard gtk_tree_view_get_path_at_pos(tree, Int32(x), Int32(y), &path, nil, nil, nil) != 0
        else { return nil }
        return ListModel.index(of: path)
    }
}

extension KeyPress {
    /// Whether the key leads to the last row, which the tree view then has to know of.
    fileprivate var goesToEnd: Bool {
        key == .end || key.rawValue == UInt32(GDK_KEY_KP_End)
    }

    /// Whether the key puts a character into a text, other than a space.
    fileprivate var typesCharacter: Bool {
        modifiers.isDisjoint(with: [.control, .alt, .super]) && key != .space
            && key.character != nil && key != .delete
    }
}
