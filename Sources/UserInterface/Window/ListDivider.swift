internal import Gtk

/// The divider between list and page: where somebody put it, or else so that the list is as wide as it likes
/// to be.
final class ListDivider {
    private let memory: WindowMemory
    private let list: ListPane
    private let panes: Paned
    private let header: HeaderBars
    /// Whether the list was asked how wide it likes to be in this window. Until then it is as wide as in the
    /// window before: to ask takes a while, and a window need not wait for it.
    private var isMeasured = false

    init(between list: ListPane, and panes: Paned, header: HeaderBars, memory: WindowMemory) {
        self.list = list
        self.panes = panes
        self.header = header
        self.memory = memory
    }

    /// Puts it where it belongs in a window as wide as that.
    func place(in width: Int) {
        if memory.usualListWidth == nil { measure() }
        let position = position(in: width)
        panes.position = position
        header.panes.position = position
    }

    /// Asks the list, which has its first rows, how wide it likes to be now: text may have become larger since the
    /// window before.
    func fit(in window: Window) {
        guard !isMeasured else { return }
        ScheduledCall.idle { [weak self, weak window] in
            guard let self, let window, !isMeasured else { return }
            let before = memory.usualListWidth
            measure()
            if memory.usualListWidth != before { place(in: window.size.width) }
        }
    }

    /// A list that had to give way comes back once there is room.
    func follow(_ window: Window, _ folding: FoldingPanes) {
        header.follow(panes)
        window.onResize { [weak self, weak window, weak folding] in
            guard let window, let folding, !window.isMaximized else { return }
            guard !folding.isFolded, !folding.isListHidden,
                self?.isTooFarIn(window.size.width) == true
            else { return }
            ScheduledCall.idle { [weak self, weak window, weak folding] in
                guard let self, let window, let folding, !folding.isFolded,
                    case let width = window.size.width, isTooFarIn(width)
                else { return }
                place(in: width)
            }
        }
    }

    private func measure() {
        isMeasured = true
        memory.usualListWidth = list.usualWidth
    }

    private func isTooFarIn(_ width: Int) -> Bool { panes.position < position(in: width) }

    /// A window that has one column may have two later.
    private func position(in width: Int) -> Int {
        memory.listWidth(in: max(width, FoldingPanes.leastWidthOfBoth))
    }
}
