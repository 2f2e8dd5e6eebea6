internal import ClaimsFeature
internal import FilmsFeature
internal import Foundation
internal import Gtk
internal import JournalFeature
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
    private let events: WindowEvents
    private weak var header: HeaderBars?

    init(
        list: ListPane, detail: DetailPane, header: HeaderBars, actions: WindowActions,
        events: WindowEvents
    ) {
        self.list = list
        self.detail = detail
        self.actions = actions
        self.events = events
        self.header = header
        actions.on(.edit) { [weak self] in self?.entry.map(events.journal.edit.emit) }
        actions.on(.again) { [weak self] in
            self?.begin(events.journal.again, ofJourney: events.journal.journeyAgain)
        }
        actions.on(.wayBack) { [weak self] in
            self?.begin(events.journal.wayBack, ofJourney: events.journal.journeyBack)
        }
        actions.on(.nextLeg) { [weak self] in self?.addLeg() }
        actions.on(.join) { [weak self] in self?.entry.map(events.trips.join.emit) }
        actions.on(.takeOut) { [weak self] in self?.entry.map(events.trips.takeOut.emit) }
        actions.on(.legUp) { [weak self] in self?.moveLeg(isEarlier: true) }
        actions.on(.legDown) { [weak self] in self?.moveLeg(isEarlier: false) }
        actions.on(.writeClaim) { [weak self] in self?.entry.map(events.claims.writeClaim.emit) }
        actions.on(.addToList) { [weak self] in
            self?.entry.map { events.films.listOffer.emit(.film(id: $0)) }
        }
        actions.on(.addFound) { [weak self] in
            self.map { events.films.listOffer.emit(.found(search: $0.search)) }
        }
        actions.on(.delete) { [weak self, weak header] in
            if header?.isSecondClickOnDelete() == false { self?.delete() }
        }
        actions.on(.watched) { [weak self] in self?.shown.markWatched?() }
        actions.on(.now) { [weak self] in self?.shown.markNow?() }
        actions.on(.export) { [weak self] in self?.export(meansEntry: false) }
        actions.on(.exportEntry) { [weak self] in self?.export(meansEntry: true) }
        actions.on(.copy) { [weak self] in self?.copyRow() }
        actions.on(.mail) { [weak self] in
            guard let self, let row = selectedRow else { return }
            events.interchange.mailed.emit(row)
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

    /// Updates which actions are available, after another entry was requested or none is.
    func update() {
        let shown = shown
        let isJourney = shown.isOfJourney
        let isLived = entry != nil && !shown.isOfClaim
        let isLeg = !isJourney && entry.map(list.isJourney) == true
        let continues = isLived && !shown.isOfFilm && (shown.addLeg != nil || !isJourney)
        for (command, makesSense) in [
            (WindowCommand.delete, entry != nil),
            (.edit, entry != nil && !isJourney),
            (.watched, shown.markWatched != nil),
            (.addToList, shown.isOfFilm), (.addFound, mayHaveFoundFilms),
            (.again, isLived && !shown.isWanted),
            (.wayBack, isLived && !shown.isOfFilm),
            (.nextLeg, continues), (.join, continues),
            (.writeClaim, entry != nil && !shown.isOfFilm),
            (.takeOut, isLeg), (.legUp, isLeg || shown.focusedLeg != nil),
            (.legDown, isLeg || shown.focusedLeg != nil),
        ] {
            actions.allow(command, makesSense)
        }
        actions.canPrintEntry = shown.putOnPaper != nil
        header?.allowsEditing = Availability(
            unless: isJourney ? Localizer.ofWidgets.legsAreEdited : nil)
    }

    /// The capabilities of the page on show if it is the entry's, or none otherwise.
    var shown: EntryCapabilities {
        detail.page.flatMap { $0.entryID == entry ? $0.capabilities : nil } ?? EntryCapabilities()
    }

    /// Whether a search is on show that may have found films.
    private var mayHaveFoundFilms: Bool {
        isOnShow && list.model?.state == .entries && !list.search.text.isEmpty
            && [.all, .films, .wanted].contains(filter)
    }

    private func addLeg() {
        if let addLeg = shown.addLeg { addLeg() } else { entry.map(events.journal.nextLeg.emit) }
    }

    /// Moves the leg that has the focus on its journey's page, or that is shown itself.
    private func moveLeg(isEarlier: Bool) {
        guard let leg = shown.focusedLeg.map({ $0() }) ?? entry else { return }
        events.trips.moveLeg.emit(LegMove(leg, isEarlier: isEarlier))
    }

    func delete() {
        if let entry { delete(entry, ofJourney: standsForJourney(entry)) }
    }

    /// Deletes the entry, unless the keyboard is at another row of the list, which is selected then.
    func deleteByKey() {
        if !list.listOnShow.selectAtCursor() { delete() }
    }

    /// Offers the actions of a row in its menu. The row is selected by then, so that they apply to
    /// it.
    func connectRows(of list: ListView) {
        list.setContextMenu(actions.menus.row)
        list.onKeyPress { [weak self, weak list] press in
            guard let self else { return false }
            switch (press.key, press.modifiers) {
            case (.delete, []):
                if list?.selectAtCursor() == false, let id = list?.selectedID {
                    delete(id, ofJourney: self.list.table == nil && self.list.isJourney(id))
                }
            case (Key("c"), .control): copyRow()
            default: return false
            }
            return true
        }
        list.letRowsBeDragged(with: "text/calendar")
        list.dragHandler = { [weak self] in self?.dragRow($0) }
    }

    /// Deletes an entry, or all legs of the journey that it stands for.
    private func delete(_ id: String, ofJourney: Bool) {
        guard actions.canChange else { return }
        (ofJourney ? events.journal.deleteJourney : events.journal.delete).emit(id)
    }

    /// Whether an entry stands for all legs of a journey. The row of a journey has the id of its
    /// first leg, which also has a page of its own.
    private func standsForJourney(_ entry: String) -> Bool {
        let isJourney = shown.isOfJourney
        let isLegOnShow = detail.page?.entryID == entry && !isJourney
        return !isLegOnShow && list.table == nil && (isJourney || list.isJourney(entry))
    }

    private func begin(_ alone: Emitter<String>, ofJourney journey: Emitter<String>) {
        entry.map { (standsForJourney($0) ? journey : alone).emit($0) }
    }

    private var filter: JournalFilter { list.chosen }

    /// The search of the list among all entries of the filter's kind.
    private var search: String { filter.search(list.search.text) }

    /// Asks for an export of the shown entries, or of one entry.
    private func export(meansEntry: Bool) {
        events.interchange.export.emit(
            ExportRequest(
                filter: filter, search: list.search.text, entry: entry, meansEntry: meansEntry))
    }

    private func copyRow() {
        guard let row = selectedRow else { return }
        Clipboard.copy(row.text)
        events.interchange.copied.emit(row)
    }

    private func dragRow(_ id: String) {
        row(of: id).map(events.interchange.dragged.emit)
    }

    private var selectedRow: EntryReference? { list.list.selectedID.flatMap(row) }

    private func row(of id: String) -> EntryReference? {
        // In the table each leg has a row of its own.
        list.text(of: id).map { EntryReference(id: id, text: $0, isOfJourney: list.table == nil) }
    }
}

/// Pictures that are dropped or pasted.
extension EntryActions {
    private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp"]

    /// Takes a single file as the picture of the film on show.
    ///
    /// - Returns: whether it is a picture, and a film is on show that can be changed.
    func takePicture(_ paths: [String]) -> Bool {
        guard paths.count == 1, let path = paths.first, let take = shown.takePicture,
            Self.endings.contains(URL(filePath: path).pathExtension.lowercased())
        else { return false }
        take { .file(path) }
        return true
    }

    /// Takes the picture on the clipboard, once it has arrived, for the film that is on show now.
    ///
    /// - Returns: whether a film is on show that can be changed.
    func pastePicture() -> Bool {
        guard let take = shown.takePicture else { return false }
        take {
            switch await Clipboard.picture() {
            case .file(let path): .file(path)
            case .content(let content): .content(content)
            case nil: nil
            }
        }
        return true
    }
}
