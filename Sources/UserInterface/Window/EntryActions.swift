internal import FilmsFeature
internal import Gtk
internal import InterchangeFeature
internal import Presentation
internal import Signals
internal import TripsFeature
internal import Wording

/// The actions on an entry: editing, deleting, copying, dragging and exporting. They apply to the
/// entry that was requested last. Its page appears once it is read and the pages before it have
/// slid away; until then another entry's page is visible.
final class EntryActions {
    private let list: ListPane
    private let detail: DetailPane
    private let actions: WindowActions
    private let signals: WindowSignals
    private weak var header: HeaderBars?

    init(
        list: ListPane, detail: DetailPane, header: HeaderBars, actions: WindowActions,
        signals: WindowSignals
    ) {
        self.list = list
        self.detail = detail
        self.actions = actions
        self.signals = signals
        self.header = header
        actions.on(.edit) { [weak self] in self?.entry.map(signals.edit.emit) }
        actions.on(.again) { [weak self] in
            self?.begin(signals.again, ofJourney: signals.journeyAgain)
        }
        actions.on(.wayBack) { [weak self] in
            self?.begin(signals.wayBack, ofJourney: signals.journeyBack)
        }
        actions.on(.nextLeg) { [weak self] in self?.addLeg() }
        actions.on(.join) { [weak self] in self?.entry.map(signals.join.emit) }
        actions.on(.takeOut) { [weak self] in self?.entry.map(signals.takeOut.emit) }
        actions.on(.legUp) { [weak self] in self?.moveLeg(isEarlier: true) }
        actions.on(.legDown) { [weak self] in self?.moveLeg(isEarlier: false) }
        actions.on(.writeClaim) { [weak self] in self?.entry.map(signals.writeClaim.emit) }
        actions.on(.delete) { [weak self, weak header] in
            if header?.isSecondClickOnDelete() == false { self?.delete() }
        }
        actions.on(.watched) { [weak self] in self?.markWatched() }
        actions.on(.now) { [weak self] in
            guard let self, let page = detail.page as? TripPage, page.entryID == entry else {
                return
            }
            page.markNow()
        }
        actions.on(.copy) { [weak self] in self?.copyRow() }
        actions.on(.mail) { [weak self] in
            guard let self, let row = selectedRow else { return }
            signals.mailed.emit(row)
        }
        connectRows(of: list.list)
    }

    /// The entry that was requested last, or `nil` if there is none.
    var entry: String? {
        // The table has no page beside it, so that only its rows are visible.
        if let table = list.table { return table.selectedID }
        return isOnShow ? list.marked ?? detail.page?.entryID : nil
    }

    /// Whether the journal's entries are visible. An invisible entry cannot be deleted.
    var isOnShow = true {
        didSet { update() }
    }

    /// The film that was shown last, or `nil` if there is none.
    var film: FilmViewModel? {
        didSet { update() }
    }

    /// Updates which actions are available, after another entry was requested or none is.
    func update() {
        let isJourney = isJourneyOnShow
        // Until the entry is read, its kind is not known.
        let film = film.flatMap { $0.id == entry ? $0 : nil }
        let isLived = entry != nil && !isClaimOnShow
        let isLeg = !isJourney && entry.map(list.isJourney) == true
        let continues = isLived && film == nil && (journey != nil || !isJourney)
        for (command, makesSense) in [
            (WindowCommand.delete, entry != nil),
            (.edit, entry != nil && !isJourney),
            (.watched, page?.model?.isWanted == true),
            (.again, isLived && film?.isWanted != true),
            (.wayBack, isLived && film == nil),
            (.nextLeg, continues), (.join, continues),
            (.writeClaim, entry != nil && film == nil),
            (.takeOut, isLeg), (.legUp, isLeg || journey != nil),
            (.legDown, isLeg || journey != nil),
        ] {
            actions.allow(command, makesSense)
        }
        actions.canPrintEntry = printable != nil
        header?.showEditing(
            Availability(unless: isJourney ? Localizer.ofWidgets.legsAreEdited : nil))
    }

    /// Whether the shown page is about a journey: its page, or the page for the substitute of a
    /// leg.
    private var isJourneyOnShow: Bool {
        guard let page = detail.page, page.entryID == entry else { return false }
        return page is JourneyPage || page is SubstitutePage
    }

    /// Whether the shown page is about a claim, of which no second one begins as a copy.
    private var isClaimOnShow: Bool {
        guard let page = detail.page, page.entryID == entry else { return false }
        return page is ClaimPage || page is ClaimAnswerPage
    }

    /// The page on show if it is the entry's and can be printed, or `nil` otherwise.
    var printable: (any PrintablePage)? {
        (detail.page as? any PrintablePage).flatMap { $0.entryID == entry ? $0 : nil }
    }

    /// The page of a journey if it is shown, or `nil` otherwise.
    private var journey: JourneyPage? {
        (detail.page as? JourneyPage).flatMap { $0.entryID == entry ? $0 : nil }
    }

    private func addLeg() {
        if let journey { journey.addLeg() } else { entry.map(signals.nextLeg.emit) }
    }

    /// Moves the leg that has the focus on its journey's page, or that is shown itself.
    private func moveLeg(isEarlier: Bool) {
        guard let leg = journey.map(\.focusedLeg) ?? entry else { return }
        signals.moveLeg.emit(LegMove(leg, isEarlier: isEarlier))
    }

    /// Marks the shown film of the watchlist as watched today.
    private func markWatched() {
        page?.markWatched()
    }

    /// The page of the entry if it is a film and shown, or `nil` otherwise.
    private var page: FilmPage? {
        (detail.page as? FilmPage).flatMap { $0.entryID == entry ? $0 : nil }
    }

    func delete() {
        if let entry { delete(entry) }
    }

    /// Offers the actions of a row in its menu. The row is selected by then, so that they apply to
    /// it.
    func connectRows(of list: ListView) {
        list.setContextMenu(actions.menus.row)
        list.onKeyPress { [weak self, weak list] press in
            guard let self else { return false }
            switch (press.key, press.modifiers) {
            case (.delete, []): list?.selectedID.map(deleteRow)
            case (Key("c"), .control): copyRow()
            default: return false
            }
            return true
        }
        list.letRowsBeDragged(with: "text/calendar")
        list.dragHandler = { [weak self] in self?.dragRow($0) }
    }

    /// Sets the content that is dragged from the list or the table to another program.
    func handOut(_ content: DraggedContent) {
        list.listOnShow.dragged = content
    }

    private func delete(_ entry: String) {
        guard actions.canChange else { return }
        (standsForJourney(entry) ? signals.deleteJourney : signals.delete).emit(entry)
    }

    /// Whether an entry stands for all legs of a journey. The row of a journey has the id of its
    /// first leg, which also has a page of its own.
    private func standsForJourney(_ entry: String) -> Bool {
        let isLegOnShow = detail.page?.entryID == entry && !isJourneyOnShow
        return !isLegOnShow && list.table == nil && (isJourneyOnShow || list.isJourney(entry))
    }

    private func begin(_ alone: Emitter<String>, ofJourney journey: Emitter<String>) {
        entry.map { (standsForJourney($0) ? journey : alone).emit($0) }
    }

    /// Deletes the entry of a row, or all legs if it is a journey.
    private func deleteRow(_ id: String) {
        guard actions.canChange else { return }
        let isJourney = list.table == nil && list.isJourney(id)
        (isJourney ? signals.deleteJourney : signals.delete).emit(id)
    }

    private func copyRow() {
        guard let row = selectedRow else { return }
        Clipboard.copy(row.text)
        signals.copied.emit(row)
    }

    private func dragRow(_ id: String) {
        row(of: id).map(signals.dragged.emit)
    }

    private var selectedRow: EntryReference? { list.list.selectedID.flatMap(row) }

    private func row(of id: String) -> EntryReference? {
        // In the table each leg has a row of its own.
        list.text(of: id).map { EntryReference(id: id, text: $0, isOfJourney: list.table == nil) }
    }
}
