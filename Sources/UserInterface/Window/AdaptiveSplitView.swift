internal import Gtk

/// The list and the page side by side, or one of them at a time if the window is too narrow. The
/// divider between them is where the person has put it, or at the list's preferred width.
///
/// A page behind the list is filled like one beside it, so that callers that navigate do not depend
/// on the width of the window.
final class AdaptiveSplitView {
    /// The least width of a window with two columns, in pixels.
    static let leastWidthOfBoth = 700
    /// The least width of a window, in pixels, whose header bar has room for all of the desktop's
    /// window buttons.
    static let leastWidthOfButtons = 480

    enum Column {
        case list, page
    }

    private(set) var isCollapsed = false
    /// The visible column if there is only one.
    private(set) var front = Column.list
    /// Is called after the columns have changed.
    var onChange: () -> Void = {}
    /// Whether the page in front was chosen in the list, so that Back leads there first.
    private var isFromList = true
    private let list: ListPane
    private let detail: DetailPane
    private let panes: Paned
    private let header: HeaderBars
    private let actions: WindowActions
    private let memory: WindowMemory
    private var isAboutToFold = false
    /// Whether the preferred width of the list was measured in this window. Until then the last
    /// window's width is used, because measuring takes a while.
    private var isMeasured = false

    init(
        _ list: ListPane, _ detail: DetailPane, in panes: Paned, header: HeaderBars,
        actions: WindowActions, memory: WindowMemory
    ) {
        self.list = list
        self.detail = detail
        self.panes = panes
        self.header = header
        self.actions = actions
        self.memory = memory
        panes.pack1(list, resize: false)
        panes.pack2(detail, resize: true)
        header.alignDivider(with: panes)
    }

    /// Whether the list is hidden to give its room to the page in a wide window.
    var isListHidden = false {
        didSet { if !isCollapsed { apply() } }
    }

    /// Whether there is nothing to list. The place of the page then shows what to do about it.
    var isListBare = false {
        didSet {
            guard isListBare != oldValue, detail.page == nil else { return }
            isFromList = true
            put(isListBare ? .page : .list)
        }
    }

    /// Whether the page is hidden behind the list.
    var hidesPage: Bool { isCollapsed && front == .list }

    /// Whether Back leads from the page to the list.
    var leadsBackToList: Bool { isCollapsed && front == .page && isFromList }

    func showList() {
        show(.list)
    }

    func showPage(fromList isFromList: Bool) {
        self.isFromList = isFromList
        show(.page)
    }

    /// Shows one column or two for a window of a width, in pixels.
    func fit(width: Int) {
        header.isSlim = width < Self.leastWidthOfButtons
        let isNarrow = width < Self.leastWidthOfBoth
        guard isNarrow != isCollapsed else { return }
        isCollapsed = isNarrow
        if isNarrow {
            let isAtPage = detail.hasFocusInside || header.detail.hasFocusInside
            let isPageAlone = isListHidden && detail.page != nil
            front = isAtPage || isPageAlone || isListBare ? .page : .list
            isFromList = true
        }
        list.list.activatesOnSingleClick = isCollapsed
        actions.isCollapsed = isCollapsed
        apply()
    }

    /// Observes the width of a window. Its children cannot change while its size is allocated. A list
    /// that was made narrower gets its room back.
    func observe(_ window: Window) {
        window.onLayout { [weak self, weak window] in
            guard let self, let window else { return }
            if !isAboutToFold, !fits(width: window.size.width) {
                isAboutToFold = true
                ScheduledCall.idle { [weak self, weak window] in
                    self?.isAboutToFold = false
                    if let window { self?.fit(width: window.size.width) }
                }
            }
            guard !window.isMaximized, !isListHidden, isListTooNarrow(in: window) else { return }
            ScheduledCall.idle { [weak self, weak window] in
                guard let self, let window, isListTooNarrow(in: window) else { return }
                placeDivider(in: window.size.width)
            }
        }
    }

    private func fits(width: Int) -> Bool {
        (width < Self.leastWidthOfBoth) == isCollapsed
            && (width < Self.leastWidthOfButtons) == header.isSlim
    }

    private func show(_ column: Column) {
        guard isCollapsed, column != front else { return put(column) }
        panes.slide(forward: column == .page) { put(column) }
    }

    private func put(_ column: Column) {
        front = column
        if isCollapsed { apply() }
    }

    private func apply() {
        let column = isCollapsed ? front : nil
        // The new column is shown before the other is hidden, or the focus would go elsewhere.
        let isListShown = column.map { $0 == .list } ?? !isListHidden
        let isPageShown = column != .list
        if isListShown { list.isVisible = true }
        detail.isVisible = isPageShown
        list.isVisible = isListShown
        (header.shown.isListHidden, header.shown.column) = (isListHidden, column)
        onChange()
    }

    /// Places the divider in a window of a width, in pixels.
    func placeDivider(in width: Int) {
        if memory.state.usualListWidth == nil { measureList() }
        let position = dividerPosition(in: width)
        panes.position = position
        header.panes.position = position
    }

    /// Measures the preferred width of the list, which has its first rows. The text may be larger
    /// than in the last window.
    func fitList(in window: Window) {
        guard !isMeasured else { return }
        ScheduledCall.idle { [weak self, weak window] in
            guard let self, let window, !isMeasured else { return }
            let before = memory.state.usualListWidth
            measureList()
            if memory.state.usualListWidth != before { placeDivider(in: window.size.width) }
        }
    }

    private func measureList() {
        isMeasured = true
        memory.state.usualListWidth = list.usualWidth
    }

    private func isListTooNarrow(in window: Window) -> Bool {
        !isCollapsed && panes.position < dividerPosition(in: window.size.width)
    }

    /// Returns the position of the divider in a window of a width, also if it has one column now.
    private func dividerPosition(in width: Int) -> Int {
        memory.listWidth(in: max(width, Self.leastWidthOfBoth))
    }
}
