internal import Gtk
internal import Presentation

/// Two header bars over the two panes, as wide as these.
final class HeaderBars {
    let list = HeaderBar()
    let detail = HeaderBar()
    let panes = Paned(.horizontal)

    let search = Button(iconName: "edit-find-symbolic", name: localized("Find"))
    let back = Button(iconName: "go-previous-symbolic", name: localized("Back"))
    let edit = Button(iconName: "document-edit-symbolic", name: localized("Edit"))
    let delete = Button(iconName: "user-trash-symbolic", name: localized("Delete"))

    /// Stand over the list where the bar of the page is not there.
    private let backOverList = Button(iconName: "go-previous-symbolic", name: localized("Back"))
    private lazy var menuOverList = makeMenuOverList()
    private var isListAlone = false
    private var mainMenu: Menu?

    /// Whether what was pressed last on Delete was the second press of a double click.
    private var isDoubleClick = false

    let addButton = MenuButton(iconName: "list-add-symbolic", name: localized("Add"))
    private let menuButton = MenuButton(iconName: "open-menu-symbolic", name: localized("Menu"))

    private var availableChanging = Availability.available
    private var availableEditing = Availability.available
    private var viewSwitch: ViewSwitch?
    private var pageTitle = ""
    /// Asks for no room of its own, as the bar's does.
    private let title = Label()

    init() {
        list.showsCloseButton = false
        detail.showsCloseButton = true
        list.packStart(backOverList)
        list.packStart(addButton)
        list.packEnd(search)
        title.addStyleClass("title")
        title.ellipsis = .end
        detail.setTitleWidget(title)
        detail.packStart(back)
        detail.packEnd(menuButton)
        detail.packEnd(delete)
        detail.packEnd(edit)
        search.actionName = "win.search"
        edit.actionName = "win.edit"
        delete.actionName = "win.delete"
        search.tooltip = localized("Find (Ctrl+F)")
        for button in [back, backOverList] {
            button.actionName = "win.back"
            button.tooltip = localized("Back (Alt+Left)")
        }
        for (button, tooltip) in changing { button.tooltip = tooltip }
        menuButton.tooltip = localized("Menu (F10)")
        panes.pack1(list, resize: false)
        panes.pack2(detail, resize: true)
        for button in [addButton, menuButton] { button.showKeys() }
        delete.onButtonPress { [weak self] press in
            self?.isDoubleClick = press.clicks > 1
            return false
        }
        showPage(title: nil, canGoBack: false)
    }

    var widget: Widget { panes }

    /// The widgets that change the journal, with their tooltips.
    private var changing: [(Widget, tooltip: String)] {
        [
            (edit, localized("Edit (Ctrl+E)")), (delete, localized("Move to the trash (Delete)")),
            (addButton, localized("Add an entry")),
        ]
    }

    /// Says why entries cannot be added, edited and deleted, where they cannot. Whether Edit and
    /// Delete can be used is their actions' matter.
    func showChanging(_ availability: Availability) {
        availableChanging = availability
        explainChanging()
        addButton.isSensitive = availability == .available
    }

    /// Says why the entry on show cannot be edited, where that is so.
    func showEditing(_ availability: Availability) {
        availableEditing = availability
        explainChanging()
    }

    private func explainChanging() {
        for (button, tooltip) in changing {
            let reason =
                availableChanging.reason ?? (button === edit ? availableEditing.reason : nil)
            button.tooltip = reason ?? tooltip
            button.accessibleDescription = reason
        }
    }

    /// Which bar is the only one; nil for both.
    var column: FoldingPanes.Column? {
        didSet { update() }
    }

    /// Whether there is no room for the window's buttons but the one that closes it.
    var isSlim = false {
        didSet { for bar in [list, detail] { bar.hasOnlyCloseButton = isSlim } }
    }

    /// Whether the list is hidden, where there is room for it.
    var isListHidden = false {
        didSet { update() }
    }

    func setMenus(_ menu: Menu, add addMenu: Menu, views: Menu) {
        mainMenu = menu
        menuButton.setMenu(menu)
        addButton.setMenu(addMenu)
        let viewSwitch = ViewSwitch(views)
        list.setTitleWidget(viewSwitch.button)
        self.viewSwitch = viewSwitch
    }

    /// The entry beside one that was deleted takes its place under the pointer, and a double click is
    /// about the first.
    func isSecondClickOnDelete() -> Bool {
        defer { isDoubleClick = false }
        return isDoubleClick
    }

    /// Whether the menu of what can be added has the keyboard, or its button.
    func hasFocusInAdd(of window: Window) -> Bool {
        window.isFocus(within: addButton)
    }

    func openMenu() {
        (isListAlone ? menuOverList : menuButton).popup()
    }

    func focusMenu() {
        (isListAlone ? menuOverList : menuButton).grabFocus()
    }

    /// Keeps the divider over that of `panes`, whichever of the two is moved.
    func follow(_ below: Paned) {
        panes.onPositionChanged { [weak below] in
            if below?.position != $0 { below?.position = $0 }
        }
        below.onPositionChanged { [weak panes] in
            if panes?.position != $0 { panes?.position = $0 }
        }
    }

    /// What the journal is called where it is not the user's own.
    var journal: String? {
        get { viewSwitch?.journal }
        set { viewSwitch?.journal = newValue }
    }

    /// The view beside the journal that is on show; nil for the journal.
    var view: WindowView? {
        didSet {
            viewSwitch?.view = view ?? .journal
            update()
        }
    }

    /// What is said of the view on show.
    var viewTitle = "" {
        didSet { update() }
    }

    /// Whether Back leads to another view, or from it.
    var hasWayBack = false {
        didSet { update() }
    }

    /// Whether Back leads from the page of an entry to another one.
    private(set) var pageGoesBack = false
    private var hasPage = false

    /// Whether the page on show is named here: not while it says so itself, right below.
    var namesPage = true {
        didSet { update() }
    }

    /// Names the page on show anew.
    func namePage(_ title: String?) {
        pageTitle = title ?? ""
        update()
    }

    private func update() {
        detail.title = view == nil ? pageTitle : viewTitle
        title.text = view == nil && !namesPage ? "" : detail.title ?? ""
        back.isVisible = hasWayBack || (view == nil && (pageGoesBack || column == .page && hasPage))
        // Another view has the bar with its name.
        let only = column != nil && view != nil ? .list : column
        isListAlone = only == .list
        list.isVisible = only.map { $0 == .list } ?? !isListHidden
        detail.isVisible = !isListAlone
        backOverList.isVisible = isListAlone && hasWayBack
        // The search is right below, and in the menu.
        search.isVisible = !isListAlone
        if isListAlone || list.showsCloseButton {
            list.showsCloseButton = isListAlone
            menuOverList.isVisible = isListAlone
        }
    }

    private func makeMenuOverList() -> MenuButton {
        let menu = MenuButton(iconName: "open-menu-symbolic", name: localized("Menu"))
        menu.tooltip = localized("Menu (F10)")
        if let mainMenu { menu.setMenu(mainMenu) }
        menu.showKeys()
        list.packEnd(menu)
        return menu
    }

    /// Nil for the quiet page. Edit and delete stay where they are, and are insensitive while there
    /// is nothing to act on: a button that vanishes under the pointer hands the next click to
    /// another.
    func showPage(title: String?, canGoBack: Bool) {
        pageGoesBack = canGoBack
        hasPage = title != nil
        namePage(title)
    }
}
