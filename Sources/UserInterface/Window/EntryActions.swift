internal import FilmsFeature
internal import Gtk
internal import InterchangeFeature
internal import Presentation
internal import Signals
internal import TripsFeature
internal import Wording

/// Edits, deletes, copies, hands out and exports the entry that was asked for last. Its page comes once it has
/// been read and the pages before it have slid away, and until then another's is on show.
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

    /// The entry that was asked for last.
    var entry: String? {
        // Of a table there is no page beside it: what it does not list is not seen.
        if let table = list.table { return table.selectedID }
        return isOnShow ? list.marked ?? detail.page?.entryID : nil
    }

    /// Whether entries can be seen: what is not seen is not deleted.
    var isOnShow = true {
        didSet { update() }
    }

    /// The film that was shown last.
    var film: FilmViewModel? {
        didSet { update() }
    }

    /// Another entry is asked for, or none.
    func update() {
        let isJourney = isJourneyOnShow
        // As long as the entry has not been read nobody knows, and the window says so.
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
            Availability(unless: isJourney ? LocalWords.ofWidgets.legsAreEdited : nil))
    }

    /// Whether what is on show is about a journey: its page, or the question after one of its legs.
    private var isJourneyOnShow: Bool {
        guard let page = detail.page, page.entryID == entry else { return false }
        return page is JourneyPage || page is SubstitutePage
    }

    /// Whether what is on show is a claim, which is made once.
    private var isClaimOnShow: Bool {
        guard let page = detail.page, page.entryID == entry else { return false }
        return page is ClaimPage || page is ClaimAnswerPage
    }

    /// The page on show, where it is that of the entry and can be printed.
    var printable: (any PrintablePage)? {
        (detail.page as? any PrintablePage).flatMap { $0.entryID == entry ? $0 : nil }
    }

    /// The page of a journey, where that is on show.
    private var journey: JourneyPage? {
        (detail.page as? JourneyPage).flatMap { $0.entryID == entry ? $0 : nil }
    }

    private func addLeg() {
        if let journey { journey.addLeg() } else { entry.map(signals.nextLeg.emit) }
    }

    /// Moves the leg that has the keyboard on the page of its journey, or that is on show itself.
    private func moveLeg(isEarlier: Bool) {
        guard let leg = journey.map(\.focusedLeg) ?? entry else { return }
        signals.moveLeg.emit(LegMove(leg, isEarlier: isEarlier))
    }

    /// Marks a film that is still to be seen, and is on show, as seen today.
    private func markWatched() {
        page?.markWatched()
    }

    /// The page of the entry, where that is a film and on show.
    private var page: FilmPage? {
        (detail.page as? FilmPage).flatMap { $0.entryID == entry ? $0 : nil }
    }

    func delete() {
        if let entry { delete(entry) }
    }

    /// Offers the actions of a row at the row. It is the selected one by then, and so the one that is
    /// edited, deleted or exported.
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
        list.onDrag = { [weak self] in self?.dragRow($0) }
    }

    /// Gives what is dragged, of whichever list, to the program that it is dropped on.
    func handOut(_ content: DraggedContent) {
        list.listOnShow.dragged = content
    }

    private func delete(_ entry: String) {
        guard actions.canChange else { return }
        (standsForJourney(entry) ? signals.deleteJourney : signals.delete).emit(entry)
    }

    /// Whether all legs of a journey are meant by an entry. The row of a journey has the name of its first
    /// leg, which has a page of its own.
    private func standsForJourney(_ entry: String) -> Bool {
        let isLegOnShow = detail.page?.entryID == entry && !isJourneyOnShow
        return !isLegOnShow && list.table == nil && (isJourneyOnShow || list.isJourney(entry))
    }

    private func begin(_ alone: Emitter<String>, ofJourney journey: Emitter<String>) {
        entry.map { (standsForJourney($0) ? journey : alone).emit($0) }
    }

    /// Deletes what a row stands for: all legs, where that is a journey.
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

    private var selectedRow: CopiedRow? { list.list.selectedID.flatMap(row) }

    private func row(of id: String) -> CopiedRow? {
        // In the table each leg has a row of its own.
        list.text(of: id).map { CopiedRow(id: id, text: $0, isOfJourney: list.table == nil) }
    }
}
