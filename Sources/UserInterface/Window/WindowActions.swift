internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// The actions of the window by name, with their keys and menus.
final class WindowActions {
    let menus = WindowMenus()
    /// The actions that the window itself carries out.
    var onSearch: () -> Void = {}
    var onNewLine: () -> Void = {}
    var onSavedSearches: () -> Void = {}
    var onView: (WindowView) -> Void = { _ in }
    var onBack: () -> Void = {}
    var onSort: () -> Void = {}
    var onSheet: () -> Void = {}
    var onCopyTable: () -> Void = {}
    var onWatched: () -> Void = {}
    var onNow: () -> Void = {}
    var onOpenMenu: () -> Void = {}
    var onAbout: () -> Void = {}
    var onListHidden: (Bool) -> Void = { _ in }
    var onDelete: () -> Void = {}
    var onEdit: () -> Void = {}
    var onAgain: () -> Void = {}
    var onWayBack: () -> Void = {}
    var onNextLeg: () -> Void = {}
    var onJoin: () -> Void = {}
    var onTakeOut: () -> Void = {}
    var onMoveLeg: (_ isEarlier: Bool) -> Void = { _ in }
    var onWriteClaim: () -> Void = {}
    var onClose: () -> Void = {}
    var onImportFolder: () -> Void = {}
    var onShortcuts: () -> Void = {}
    var onCopy: () -> Void = {}
    var onExport: () -> Void = {}
    var onChooseJournal: () -> Void = {}
    var onExportEntry: () -> Void = {}

    private(set) var newFilm: Action?
    private(set) var newTrip: Action?
    private let signals: WindowSignals
    private var hideList: ToggleAction?
    private var views: ChoiceAction?
    private var sorting: ChoiceAction?
    private var reversing: ToggleAction?
    private var sheet: Action?
    private var copyTable: Action?
    private var watched: Action?
    private var additions: [Action] = []
    private var edit: Action?
    private var repeating: Action?
    private var returning: Action?
    private var continuing: Action?
    private var joining: Action?
    private var takingOut: Action?
    private var moving: [Action] = []
    private var claiming: Action?
    private var delete: Action?
    private var undoImport: Action?
    private var undo: Action?
    private var redo: Action?
    private var names = UndoNamesViewModel()

    init(_ signals: WindowSignals) {
        self.signals = signals
    }

    /// Whether there is an entry on show, or about to be, to delete.
    var hasEntry = false {
        didSet { allow() }
    }

    /// Whether that can be edited: the legs of a journey are, one by one.
    var canEdit = false {
        didSet { allow() }
    }

    /// Whether a new entry can begin as the entry.
    var canRepeat = false {
        didSet { allow() }
    }

    /// Whether a new trip can be the way back of the entry.
    var canReturn = false {
        didSet { allow() }
    }

    /// Whether a new trip can be the next leg of the journey of the entry, and this one that of the trip
    /// before it.
    var canContinue = false {
        didSet { allow() }
    }

    /// Whether the entry is a leg that can be a trip by itself.
    var canTakeOut = false {
        didSet { allow() }
    }

    /// Whether a leg of a journey is on show, or all of them are.
    var canMoveLeg = false {
        didSet { allow() }
    }

    /// Whether the entry is a trip or a journey, of which papers can be written.
    var canClaim = false {
        didSet { allow() }
    }

    /// Whether entries can be added, edited and deleted, and that undone.
    var canChange = true {
        didSet { allow() }
    }

    private func allow() {
        edit?.isEnabled = canEdit && canChange
        delete?.isEnabled = hasEntry && canChange
        repeating?.isEnabled = canRepeat && canChange
        returning?.isEnabled = canReturn && canChange
        for action in [continuing, joining] { action?.isEnabled = canContinue && canChange }
        takingOut?.isEnabled = canTakeOut && canChange
        for action in moving { action.isEnabled = canMoveLeg && canChange }
        // It changes nothing.
        claiming?.isEnabled = canClaim
        for action in additions { action.isEnabled = canChange }
        sheet?.isEnabled = view == .years
        watched?.isEnabled = isWanted && canChange
        copyTable?.isEnabled = view == .table && canCopyTable
        hideList?.isEnabled = view == .journal
        undo?.isEnabled = names.undo != nil && canChange
        redo?.isEnabled = names.redo != nil && canChange
        undoImport?.isEnabled = canUndoImport && canChange
    }

    /// Names the steps that can be undone and redone now.
    func nameUndo(_ names: UndoNamesViewModel) {
        self.names = names
        allow()
        menus.nameUndo(names)
    }

    /// Whether the entry is a film that is still to be seen.
    var isWanted = false {
        didSet { allow() }
    }

    /// Whether the table has rows.
    var canCopyTable = false {
        didSet { allow() }
    }

    /// Whether there is an import that can be taken back.
    var canUndoImport = false {
        didSet { allow() }
    }

    var view = WindowView.journal {
        didSet {
            views?.chosen = view.rawValue
            allow()
        }
    }

    var order: JournalOrder {
        JournalOrder(by: sorting?.chosen ?? "", isReversed: reversing?.isOn ?? false)
    }

    /// Sorts by a fact, and the other way round where it is that one already.
    func sort(by fact: String) {
        reversing?.isOn = order.fact == fact && !order.isReversed
        sorting?.chosen = fact
        tellOrder()
    }

    var isListHidden: Bool {
        get { hideList?.isOn ?? false }
        set { hideList?.isOn = newValue }
    }

    private func tellOrder() { signals.orderChanged.emit(order) }

    func install(in window: ApplicationWindow, of application: Application, as state: WindowState) {
        func add(_ name: String, _ keys: [String], _ body: @escaping () -> Void) -> Action {
            let action = Action(name, body)
            window.add(action)
            application.setAccelerators(keys, for: "win.\(name)")
            return action
        }
        let newFilm = add("new-film", ["<Primary>n"]) { [signals] in signals.newFilm.emit() }
        let newTrip = add("new-trip", ["<Primary><Shift>n"]) { [signals] in signals.newTrip.emit() }
        (self.newFilm, self.newTrip) = (newFilm, newTrip)
        let newPass = add("new-pass", []) { [signals] in signals.newPass.emit() }
        let newLine = add("new-line", ["<Primary>l"]) { [weak self] in self?.onNewLine() }
        let newClaim = add("new-claim", []) { [signals] in signals.newClaim.emit() }
        _ = add("search", ["<Primary>f"]) { [weak self] in self?.onSearch() }
        _ = add("saved-searches", ["<Primary>b"]) { [weak self] in self?.onSavedSearches() }
        _ = add("menu", ["F10"]) { [weak self] in self?.onOpenMenu() }
        _ = add("shortcuts", ["<Primary>question", "<Primary>F1"]) { [weak self] in
            self?.onShortcuts()
        }
        _ = add("copy", []) { [weak self] in self?.onCopy() }
        _ = add("export-entry", []) { [weak self] in self?.onExportEntry() }
        _ = add("about", []) { [weak self] in self?.onAbout() }
        _ = add("profile", []) { [signals] in signals.profile.emit() }
        undo = add("undo", ["<Primary>z"]) { [signals] in signals.undo.emit() }
        redo = add("redo", ["<Primary><Shift>z"]) { [signals] in signals.redo.emit() }
        nameUndo(UndoNamesViewModel())
        _ = add("close", ["<Primary>w"]) { [weak self] in self?.onClose() }
        edit = add("edit", ["<Primary>e"]) { [weak self] in self?.onEdit() }
        repeating = add("again", ["<Primary>d"]) { [weak self] in self?.onAgain() }
        returning = add("return", ["<Primary><Shift>d"]) { [weak self] in self?.onWayBack() }
        continuing = add("next-leg", ["<Primary><Shift>l"]) { [weak self] in self?.onNextLeg() }
        joining = add("join", ["<Primary>j"]) { [weak self] in self?.onJoin() }
        takingOut = add("take-out", ["<Primary><Shift>j"]) { [weak self] in self?.onTakeOut() }
        moving = [("leg-up", "<Alt>Up"), ("leg-down", "<Alt>Down")].map { name, key in
            add(name, [key]) { [weak self] in self?.onMoveLeg(name == "leg-up") }
        }
        claiming = add("claim", []) { [weak self] in self?.onWriteClaim() }
        delete = add("delete", []) { [weak self] in self?.onDelete() }
        _ = add("back", ["<Alt>Left", "Back"]) { [weak self] in self?.onBack() }
        copyTable = add("copy-table", ["<Primary><Shift>c"]) { [weak self] in
            self?.onCopyTable()
        }
        watched = add("watched", ["<Primary>Return", "<Primary>KP_Enter"]) { [weak self] in
            self?.onWatched()
        }
        _ = add("now", ["<Primary><Shift>Return", "<Primary><Shift>KP_Enter"]) { [weak self] in
            self?.onNow()
        }
        sheet = add("page", ["<Primary>p"]) { [weak self] in self?.onSheet() }
        let views = ChoiceAction("view", chosen: view.rawValue) { [weak self] chosen in
            WindowView(rawValue: chosen).map { self?.onView($0) }
        }
        self.views = views
        window.add(views)
        for (place, view) in WindowView.allCases.enumerated() {
            application.setAccelerators(
                ["<Primary>\(place + 1)"], for: "win.view::\(view.rawValue)")
        }
        _ = add("sort", ["<Primary><Shift>o"]) { [weak self] in self?.onSort() }
        let sorting = ChoiceAction("sort-by", chosen: state.order.fact) { [weak self] _ in
            self?.tellOrder()
        }
        let reversing = ToggleAction("reversed", isOn: state.order.isReversed) { [weak self] _ in
            self?.tellOrder()
        }
        (self.sorting, self.reversing) = (sorting, reversing)
        for action in [sorting, reversing] { window.add(action) }
        let hideList = ToggleAction("hide-list", isOn: state.isListHidden) { [weak self] in
            self?.onListHidden($0)
        }
        self.hideList = hideList
        window.add(hideList)
        application.setAccelerators(["F9"], for: "win.hide-list")
        let importing = add("import", ["<Primary>i"]) { [signals] in signals.importFiles.emit() }
        let importingFolder = add("import-folder", []) { [weak self] in self?.onImportFolder() }
        _ = add("export", ["<Primary><Shift>e"]) { [weak self] in self?.onExport() }
        undoImport = add("undo-import", []) { [signals] in signals.undoImport.emit() }
        additions = [
            newFilm, newTrip, newPass, newLine, newClaim, importing, importingFolder,
        ]
        allow()
        _ = add("choose-journal", ["<Primary>o"]) { [weak self] in self?.onChooseJournal() }
    }
}
