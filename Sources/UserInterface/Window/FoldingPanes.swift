internal import Gtk

/// List and page side by side; one of them at a time where the window is too narrow for both.
///
/// A page that is behind the list is shown to it, and filled, as one beside the list is. Whoever leads
/// to pages and back does not know of it.
final class FoldingPanes {
    /// A window that is less wide, in pixels, has one column.
    static let leastWidthOfBoth = 700
    /// A window that is less wide, in pixels, has room for the buttons of its header bar, but not for all that
    /// the desktop puts there.
    static let leastWidthOfButtons = 480

    enum Column {
        case list, page
    }

    private(set) var isFolded = false
    /// Which of the two is seen where there is one column.
    private(set) var front = Column.list
    /// Called after other columns are on show.
    var onChange: () -> Void = {}
    /// Lets a change slide in that leads to the page, or back to the list.
    var slide: (_ toPage: Bool, _ change: () -> Void) -> Void = { _, change in change() }

    /// Whether the page in front was chosen in the list, so that Back leads there before it leads anywhere else.
    private var isFromList = true
    private let list: ListPane
    private let detail: DetailPane
    private let header: HeaderBars
    private let actions: WindowActions
    private var isAboutToFold = false

    init(_ list: ListPane, _ detail: DetailPane, header: HeaderBars, actions: WindowActions) {
        self.list = list
        self.detail = detail
        self.header = header
        self.actions = actions
    }

    /// Whether the list gives its room to the page, where there is room for both.
    var isListHidden = false {
        didSet { if !isFolded { apply() } }
    }

    /// Whether there is nothing that could be listed, and what can be done about that is in the place of a
    /// page.
    var isListBare = false {
        didSet {
            guard isListBare != oldValue, detail.page == nil else { return }
            isFromList = true
            put(isListBare ? .page : .list)
        }
    }

    /// Whether nothing is seen of the page.
    var hidesPage: Bool { isFolded && front == .list }

    /// Whether the list is where Back leads from the page.
    var leadsBackToList: Bool { isFolded && front == .page && isFromList }

    func showList() {
        show(.list)
    }

    func showPage(fromList isFromList: Bool) {
        self.isFromList = isFromList
        show(.page)
    }

    /// Folds a window as narrow as that, and unfolds any other.
    func fit(width: Int) {
        header.isSlim = width < Self.leastWidthOfButtons
        let isNarrow = width < Self.leastWidthOfBoth
        guard isNarrow != isFolded else { return }
        isFolded = isNarrow
        if isNarrow {
            let isAtPage = detail.hasFocusInside || header.detail.hasFocusInside
            let isPageAlone = isListHidden && detail.page != nil
            front = isAtPage || isPageAlone || isListBare ? .page : .list
            isFromList = true
        }
        list.list.activatesOnSingleClick = isFolded
        actions.isFolded = isFolded
        apply()
    }

    /// Follows the width of a window. While it is being given its size, its children cannot be others yet.
    func follow(_ window: Window) {
        window.onResize { [weak self, weak window] in
            guard let self, let window, !isAboutToFold,
                !fits(width: window.size.width)
            else { return }
            isAboutToFold = true
            ScheduledCall.idle { [weak self, weak window] in
                self?.isAboutToFold = false
                if let window { self?.fit(width: window.size.width) }
            }
        }
    }

    private func fits(width: Int) -> Bool {
        (width < Self.leastWidthOfBoth) == isFolded
            && (width < Self.leastWidthOfButtons) == header.isSlim
    }

    private func show(_ column: Column) {
        guard isFolded, column != front else { return put(column) }
        slide(column == .page) { put(column) }
    }

    private func put(_ column: Column) {
        front = column
        if isFolded { apply() }
    }

    private func apply() {
        let column = isFolded ? front : nil
        // The one that comes is there before the other goes, or the keyboard would go elsewhere.
        let isListShown = column.map { $0 == .list } ?? !isListHidden
        let isPageShown = column != .list
        if isListShown { list.isVisible = true }
        detail.isVisible = isPageShown
        list.isVisible = isListShown
        header.isListHidden = isListHidden
        header.column = column
        onChange()
    }
}
