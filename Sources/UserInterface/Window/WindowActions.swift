internal import ClaimsFeature
internal import Gtk
internal import JournalFeature
internal import Signals
internal import Wording

/// The actions of the window, with their keys and menus.
final class WindowActions {
    let menus = WindowMenus()
    var onView: (WindowView) -> Void = { _ in }
    var onListHidden: (Bool) -> Void = { _ in }

    private let events: WindowEvents
    private var bodies: [WindowCommand: () -> Void] = [:]
    private var actions: [WindowCommand: Action] = [:]
    /// The commands that do not apply now. Without a journal there is nothing to edit or undo.
    private var impossible: Set<WindowCommand> = [
        .edit, .again, .wayBack, .nextLeg, .join, .takeOut, .legUp, .legDown, .watched, .delete,
        .writeClaim, .print, .printEntry, .undo, .redo, .undoImport, .mail, .addFound,
    ]
    private lazy var showList = ToggleAction("show-list", isOn: true) { [weak self] in
        self?.onListHidden(!$0)
    }
    private lazy var views = ChoiceAction("view", chosen: view.rawValue) { [weak self] in
        if let view = WindowView(rawValue: $0) { self?.onView(view) }
    }
    private lazy var sorting = ChoiceAction("sort-by", chosen: JournalOrder().fact) {
        [weak self] _ in
        self?.tellOrder()
    }
    private lazy var reversing = ToggleAction("reversed", isOn: false) { [weak self] _ in
        self?.tellOrder()
    }

    init(_ events: WindowEvents) {
        self.events = events
        for (command, emitter) in [
            (WindowCommand.newFilm, events.journal.newFilm), (.newTrip, events.journal.newTrip),
            (.newPass, events.journal.newPass), (.newClaim, events.journal.newClaim),
            (.importFiles, events.interchange.chooseFiles), (.undo, events.journal.undo),
            (.redo, events.journal.redo),
            (.undoImport, events.interchange.undoImport), (.forward, events.journal.forward),
            (.profile, events.claims.profile), (.refresh, events.journal.refresh),
            (.preferences, events.preferences.preferencesWanted),
            (.copyTable, events.journal.tableCopy),
        ] {
            on(command) { emitter.emit() }
        }
    }

    /// Sets the effect of a command.
    func on(_ command: WindowCommand, _ body: @escaping () -> Void) { bodies[command] = body }

    /// Activates a command as its key would, which has no effect while it is disabled.
    func activate(_ command: WindowCommand) { actions[command]?.activate() }

    /// Sets whether a command applies now. One that changes the journal stays disabled while the
    /// journal is read-only.
    func allow(_ command: WindowCommand, _ makesSense: Bool) {
        if makesSense { impossible.remove(command) } else { impossible.insert(command) }
        enable(command)
    }

    func makesSense(_ command: WindowCommand) -> Bool { !impossible.contains(command) }

    private func enable(_ command: WindowCommand) {
        actions[command]?.isEnabled =
            makesSense(command) && (canChange || !command.changesJournal)
    }

    /// Whether entries can be added, edited and deleted, and changes undone.
    var canChange = true {
        didSet { WindowCommand.allCases.forEach(enable) }
    }

    /// Shows the names of the steps that can be undone and redone now.
    func nameUndo(_ names: UndoNamesViewModel) {
        allow(.undo, names.undo != nil)
        allow(.redo, names.redo != nil)
        menus.nameUndo(names)
    }

    /// Whether the page of an entry is shown.
    var canPrintEntry = false {
        didSet { if canPrintEntry != oldValue { allowInView() } }
    }

    /// Whether the table has rows.
    var canCopyTable = false {
        didSet { allowInView() }
    }

    var view = WindowView.journal {
        didSet {
            views.chosen = view.rawValue
            allowInView()
        }
    }

    /// Whether the window has one column.
    var isCollapsed = false {
        didSet { allowInView() }
    }

    private func allowInView() {
        let printsEntry = view == .journal && canPrintEntry
        allow(
            .print, view == .years || printsEntry || view == .table && canCopyTable)
        allow(.printEntry, printsEntry)
        allow(.copyTable, view == .table && canCopyTable)
        showList.isEnabled = view == .journal && !isCollapsed
    }

    var order: JournalOrder {
        JournalOrder(by: sorting.chosen, isReversed: reversing.isOn)
    }

    /// Sorts by a fact, or reverses the order if it is sorted by that fact.
    func sort(by fact: String) {
        reversing.isOn = order.fact == fact && !order.isReversed
        sorting.chosen = fact
        tellOrder()
    }

    var isListHidden: Bool {
        get { !showList.isOn }
        set { showList.isOn = !newValue }
    }

    private func tellOrder() { events.journal.orderChanged.emit(order) }

    func install(in window: ApplicationWindow, of application: Application, as state: WindowState) {
        for command in WindowCommand.allCases {
            let action = Action(command.rawValue) { [weak self] in self?.bodies[command]?() }
            window.add(action)
            application.setAccelerators(command.keys, for: "win.\(command.rawValue)")
            actions[command] = action
        }
        for (place, view) in WindowView.allCases.enumerated() {
            application.setAccelerators(
                ["<Primary>\(place + 1)"], for: "win.view::\(view.rawValue)")
        }
        (sorting.chosen, reversing.isOn) = (state.order.fact, state.order.isReversed)
        showList.isOn = !state.isListHidden
        application.setAccelerators(["F9"], for: "win.show-list")
        for action in [views, sorting, reversing, showList] { window.add(action) }
        menus.nameUndo(UndoNamesViewModel())
        allowInView()
        WindowCommand.allCases.forEach(enable)
    }
}
