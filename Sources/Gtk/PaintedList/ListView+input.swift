import CGtk

extension ListView {
    func listenToInput() {
        onKeyPress { [weak self] press in
            guard let self else { return false }
            showFocusWithoutRows()
            if press.goesToEnd { silently { announcer.announce(atLeast: rows.count) } }
            if press.beginsAtCursor, selection.selectAtCursor() { return true }
            guard let typingHandler, press.typesCharacter else { return false }
            return typingHandler(press)
        }
        onButtonPress { [weak self] press in
            // A click on a blank row would move the cursor there, where nothing can be done or
            // dragged.
            guard let self else { return false }
            pressed = Point(x: press.x, y: press.y)
            guard let index = index(atX: press.x, y: press.y) else { return false }
            return rows.row(at: index)?.id == nil
        }
        if let treeSelection = selection.treeSelection {
            connectChange("changed", of: UnsafeMutableRawPointer(treeSelection)) { [weak self] in
                self?.selectionDidChange()
            }
        }
        connectChange("cursor-changed") { [weak self] in self?.cursorDidMove() }
        connectActivation()
        onMap { [weak self] in self?.scroller.revealWhatWaits() }
    }

    /// Has it seen that the keyboard is in the list, where no row tells.
    func showFocusWithoutRows() {
        if rows.count == 0, isFocus { showFocus() }
    }

    func index(atX x: Double, y: Double) -> Int? {
        var path: OpaquePointer?
        defer { gtk_tree_path_free(path) }
        guard gtk_tree_view_get_path_at_pos(tree, Int32(x), Int32(y), &path, nil, nil, nil) != 0
        else { return nil }
        return ListModel.index(of: path)
    }

    private func selectionDidChange() {
        guard gtk_widget_in_destruction(cast()) == 0, selection.treeDidSelect() else { return }
        selectionHandler?(selectedID)
    }

    private func cursorDidMove() {
        selection.cursorDidMove()
        // A row that moved away under the pointer could not be clicked twice.
        if !InputEvent.isByPointer, let row = selection.treeCursorIndex {
            scroller.showHeading(above: row)
        }
    }

    private func connectActivation() {
        on("row-activated") { [weak self] (path: UnsafeMutableRawPointer?) in
            guard let self, let index = ListModel.index(of: OpaquePointer(path)),
                let id = rows.row(at: index)?.id
            else { return }
            // Assistive technology may activate an entry that is not selected.
            if id != selectedID { selection.moveCursor(to: index) }
            activateHandler?(id)
        }
    }
}

extension KeyPress {
    /// Whether the key leads to the last row, which the tree view must know of then.
    fileprivate var goesToEnd: Bool { key == .end || key.rawValue == UInt32(GDK_KEY_KP_End) }

    /// Whether the key moves by a row or to the first one. If none is selected, it selects the
    /// entry at the cursor, which GTK would pass over.
    fileprivate var beginsAtCursor: Bool { modifiers.isEmpty && [.up, .down, .home].contains(key) }

    /// Whether the key types a character other than a space, or begins one.
    fileprivate var typesCharacter: Bool {
        modifiers.isDisjoint(with: [.control, .alt, .super]) && key != .space
            && (key.character != nil && key != .delete || key.beginsLetter)
    }
}
