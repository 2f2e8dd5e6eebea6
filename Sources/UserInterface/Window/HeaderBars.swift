internal import Gtk
internal import Presentation
internal import Wording

/// The two header bars over the panes, each as wide as its pane.
final class HeaderBars {
    let list = HeaderBar()
    let detail = HeaderBar()
    let panes = Paned(.horizontal)

    let back = Button(iconName: "go-previous-symbolic", name: localized("Back"))
    let edit = Button(iconName: "document-edit-symbolic", name: localized("Edit"))
    let delete = Button(iconName: "user-trash-symbolic", name: localized("Delete"))

    /// Leads back while the list is alone in the window.
    private let backOverList = Button(iconName: "go-previous-symbolic", name: localized("Back"))
    private lazy var menuOverList: MenuButton = {
        let menu = HeaderBars.makeMenuButton(menus)
        list.packEnd(menu)
        return menu
    }()
    private var isListAlone = false

    /// Whether the last press on Delete was the second of a double click.
    private var isDoubleClick = false

    let addButton = MenuButton(iconName: "list-add-symbolic", name: localized("Add"))
    let viewSwitch: ViewSwitch
    private let menuButton: MenuButton

    private let menus: WindowMenus
    /// Whether the bar of the page has room for the views side by side.
    private var hasRoomForViews = true
    /// The width, in pixels, that the bar of the page needs for that. It is known once the bar was
    /// narrower.
    private var widthForViews = 0
    private let title = Label()

    /// Makes the bars with the menus of the actions, and opens the main one by its key.
    init(_ actions: WindowActions) {
        menus = actions.menus
        viewSwitch = ViewSwitch(menus.views)
        menuButton = HeaderBars.makeMenuButton(menus)
        addButton.setMenu(menus.add)
        viewSwitch.row.onChange { [weak actions] in actions?.onView($0) }
        actions.on(.menu) { [weak self] in self?.shownMenu.popup() }
        list.showsCloseButton = false
        detail.showsCloseButton = true
        list.packStart(backOverList)
        list.packStart(addButton)
        title.addStyleClass("title")
        title.ellipsis = .end
        detail.packStart(back)
        detail.packStart(title)
        detail.packEnd(menuButton)
        detail.packEnd(delete)
        detail.packEnd(edit)
        // The focus goes through the children in the order in which they were added.
        list.setTitleWidget(viewSwitch.title)
        detail.setTitleWidget(viewSwitch.row)
        edit.actionName = "win.edit"
        delete.actionName = "win.delete"
        for button in [back, backOverList] {
            button.actionName = "win.back"
            button.tooltip = localized("Back (Alt+Left)")
        }
        for (button, tooltip) in changing { button.tooltip = tooltip }
        panes.pack1(list, resize: false)
        panes.pack2(detail, resize: true)
        addButton.showKeys()
        delete.onButtonPress { [weak self] press in
            self?.isDoubleClick = press.clicks > 1
            return false
        }
        detail.onResized { [weak self] in
            ScheduledCall.idle { [weak self] in self?.fitViews() }
        }
        update()
    }

    /// The facts by which the bars decide what they show.
    struct Shown: Equatable {
        /// The column of the only header bar, or `nil` for both.
        var column: AdaptiveSplitView.Column?
        /// Whether the list is hidden although there is room for it.
        var isListHidden = false
        /// The view on show, or `nil` for the journal, and its title.
        var view: WindowView?
        var viewTitle = ""
        /// Whether Back leads to or from another view.
        var hasWayBack = false
        /// Whether Back leads from the page of an entry to another page.
        var pageGoesBack = false
        /// The title of the page, or `nil` if there is no page.
        var pageTitle: String?
        /// Whether the header bar shows the page's title, which it does not while the page's own
        /// heading is visible.
        var namesPage = true
    }

    var shown = Shown() {
        didSet { if shown != oldValue { update() } }
    }

    var widget: Widget { panes }

    /// The widgets that change the journal, with their tooltips.
    private var changing: [(Widget, tooltip: String)] {
        [
            (edit, localized("Edit (Ctrl+E)")), (delete, localized("Move to Trash (Delete)")),
            (addButton, localized("Add")),
        ]
    }

    /// Whether entries can be added, edited and deleted. Their own actions decide whether Edit and
    /// Delete apply to the entry.
    var allowsChanging = Availability.available {
        didSet {
            addButton.isSensitive = allowsChanging == .available
            explainChanging()
        }
    }

    /// Whether the entry can be edited.
    var allowsEditing = Availability.available {
        didSet { if allowsEditing != oldValue { explainChanging() } }
    }

    private func explainChanging() {
        for (button, tooltip) in changing {
            let reason =
                allowsChanging.reason ?? (button === edit ? allowsEditing.reason : nil)
            button.tooltip = reason ?? tooltip
            button.accessibleDescription = reason
        }
    }

    /// Whether there is room for none of the window's buttons except the one that closes it.
    var isSlim = false {
        didSet { for bar in [list, detail] { bar.hasOnlyCloseButton = isSlim } }
    }

    /// Whether a press on Delete belongs to a double click. The next entry takes the place of a
    /// deleted one under the pointer, and the double click is about the first.
    func isSecondClickOnDelete() -> Bool {
        defer { isDoubleClick = false }
        return isDoubleClick
    }

    private var shownMenu: MenuButton { isListAlone ? menuOverList : menuButton }

    func focusMenu() { shownMenu.grabFocus() }

    var isMenuFocused: Bool { shownMenu.isFocus }

    /// Keeps the divider above that of the panes, whichever of the two is moved.
    func alignDivider(with below: Paned) {
        panes.onPositionChanged { [weak below] in
            if below?.position != $0 { below?.position = $0 }
        }
        below.onPositionChanged { [weak panes] in
            if panes?.position != $0 { panes?.position = $0 }
        }
    }

    /// Shows the views side by side if the bar has room for them, or else as a menu.
    private func fitViews() {
        let row = viewSwitch.row
        let width = detail.allocatedSize.width
        if row.isVisible {
            let lack = row.naturalWidth - row.allocatedSize.width
            guard lack > 0 else { return }
            widthForViews = width + lack
            hasRoomForViews = false
        } else {
            guard !hasRoomForViews, width >= widthForViews else { return }
            hasRoomForViews = true
        }
        update()
    }

    private func update() {
        let (column, view) = (shown.column, shown.view)
        let pageTitle = shown.pageTitle ?? ""
        viewSwitch.view = view ?? .journal
        detail.title = view == nil ? pageTitle : shown.viewTitle
        // The switch beside it names the view.
        title.text = view == nil && shown.namesPage ? pageTitle : ""
        let pageGoesBack = shown.pageGoesBack || column == .page && shown.pageTitle != nil
        back.isVisible = shown.hasWayBack || (view == nil && pageGoesBack)
        // Another view has the bar with its own name.
        let only = column != nil && view != nil ? .list : column
        isListAlone = only == .list
        list.isVisible = only.map { $0 == .list } ?? !shown.isListHidden
        detail.isVisible = !isListAlone
        backOverList.isVisible = isListAlone && shown.hasWayBack
        let isRow = column == nil && hasRoomForViews
        viewSwitch.isRow = isRow
        menus.offersViews = !isRow
        if isListAlone || list.showsCloseButton {
            list.showsCloseButton = isListAlone
            menuOverList.isVisible = isListAlone
        }
    }

    private static func makeMenuButton(_ menus: WindowMenus) -> MenuButton {
        let menu = MenuButton(iconName: "open-menu-symbolic", name: localized("Menu"))
        menu.tooltip = localized("Menu (F10)")
        menu.showKeys()
        menu.setMenu(menus.main)
        return menu
    }

    /// Shows the controls of a page, or of the quiet page if the title is `nil`. Edit and Delete
    /// stay in place and are insensitive without an entry: if a button disappeared under the
    /// pointer, the next click would hit another one.
    func showPage(title: String?, canGoBack: Bool) {
        (shown.pageTitle, shown.pageGoesBack) = (title, canGoBack)
    }
}
