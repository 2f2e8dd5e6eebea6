import CGtk

extension ListView {
    /// Takes up that the data source has new content.
    ///
    /// Selection and keyboard stay with their entries, and the scroll position with the topmost
    /// entry on show that is still in the list. A selected entry that is gone leaves none
    /// selected. Calls no closure.
    public func reload() {
        let anchors = anchors()
        let cursor = cursorIndex
        rows.forget()
        let survivor = surviving(anchors)
        // An empty list is not scrolled: to say so would have its scrollbar show and fade away.
        let wasEmpty = model.count == 0
        silently {
            matchCount(needed: survivor.map { $0.index + Self.screenful } ?? 0)
            settleSelection(near: cursor)
            if !wasEmpty { restoreScroll(to: survivor) }
        }
        queueDraw()
        painter.announceChanges()
    }

    /// More rows than any screen shows, to be there when the list is scrolled to one.
    private static var screenful: Int { 256 }

    /// Puts selection and keyboard where their entries are now; the keyboard stays about where
    /// it was if its entry is gone.
    private func settleSelection(near index: Int?) {
        if selectedIndex == nil { selectedID = nil }
        if let cursorID, dataSource?.index(of: cursorID) == nil {
            let last = min(rows.count, model.count) - 1
            self.cursorID = index.flatMap { entryID(near: min($0, last)) }
        }
        applySelection()
    }

    private func restoreScroll(to survivor: (index: Int, offset: Double)?) {
        scroll(to: survivor.map { Double($0.index) * rowHeight - $0.offset } ?? 0)
    }
}
