internal import Gtk

/// The divider between list and page, at the position that the person has chosen, or at the list's
/// preferred width.
final class ListDivider {
    private let memory: WindowMemory
    private let list: ListPane
    private let panes: Paned
    private let header: HeaderBars
    /// Whether the preferred width of the list was measured in this window. Until then the last
    /// window's width is used, because measuring takes a while.
    private var isMeasured = false

    init(between list: ListPane, and panes: Paned, header: HeaderBars, memory: WindowMemory) {
        self.list = list
        self.panes = panes
        self.header = header
        self.memory = memory
    }

    /// Places the divider in a window of a width, in pixels.
    func place(in width: Int) {
        if memory.state.usualListWidth == nil { measure() }
        let position = position(in: width)
        panes.position = position
        header.panes.position = position
    }

    /// Measures the preferred width of the list, which has its first rows. The text may be larger
    /// than in the last window.
    func fit(in window: Window) {
        guard !isMeasured else { return }
        ScheduledCall.idle { [weak self, weak window] in
            guard let self, let window, !isMeasured else { return }
            let before = memory.state.usualListWidth
            measure()
            if memory.state.usualListWidth != before { place(in: window.size.width) }
        }
    }

    /// Observes the window's width, so that a list that was made narrower gets its room back.
    func observe(_ window: Window, _ folding: AdaptiveSplitView) {
        header.alignDivider(with: panes)
        window.onLayout { [weak self, weak window, weak folding] in
            guard let window, let folding, !window.isMaximized else { return }
            guard !folding.isCollapsed, !folding.isListHidden,
                self?.isTooFarIn(window.size.width) == true
            else { return }
            ScheduledCall.idle { [weak self, weak window, weak folding] in
                guard let self, let window, let folding, !folding.isCollapsed,
                    case let width = window.size.width, isTooFarIn(width)
                else { return }
                place(in: width)
            }
        }
    }

    private func measure() {
        isMeasured = true
        memory.state.usualListWidth = list.usualWidth
    }

    private func isTooFarIn(_ width: Int) -> Bool { panes.position < position(in: width) }

    /// Returns the position of the divider in a window of a width, also if it has one column now.
    private func position(in width: Int) -> Int {
        memory.listWidth(in: max(width, AdaptiveSplitView.leastWidthOfBoth))
    }
}
