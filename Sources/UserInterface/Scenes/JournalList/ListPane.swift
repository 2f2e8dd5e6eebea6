internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals
internal import Wording

/// The left pane, with the filter, the search, the order and the list.
final class ListPane: ModelView<JournalListViewModel> {
    let list = ListView()
    let search = SearchEntry(placeholder: localized("Search"))
    let savedSearches = SavedSearchesMenu()
    let order = MenuButton(iconName: "view-sort-descending-symbolic", name: localized("Sort"))
    let filter: RadioGroup<JournalFilter>

    let scrolled: ScrolledWindow

    private let head = Box(.vertical, spacing: Space.line)
    private let searching = Box(.vertical, spacing: Space.line)
    let doubt = SearchDoubtView()
    private let count = Label().styled("counterfoil-note", Style.dim)
    private let stack = Stack()
    /// The button that shows more rows.
    let more = Button("")
    private lazy var nothing = EmptyPage("edit-find-symbolic", step: more)
    /// The button that adds an entry for a search without results.
    let adding = Button("").styled("flat")
    /// Whether the list gets the focus with its next rows. If it had the focus before, it would
    /// select the first of the rows that are about to be replaced.
    var takesFocusWhenFilled = false

    /// The last announced count of entries.
    private var said = ""
    private var isLoading = false {
        didSet { tellIsBusy() }
    }
    private let rows = RowSource()
    /// The table that has borrowed the widgets above the list, or `nil` if none has.
    private(set) weak var table: ListView?
    private var reading: ReadingView?
    /// The entry that is shown or about to be. The list may not hold it now, or not yet.
    private(set) var marked: String?

    init(filter chosen: JournalFilter) {
        filter = RadioGroup(
            JournalFilter.allCases.map { ($0, $0.name(in: .ofWidgets)) }, value: chosen)
        scrolled = ScrolledWindow(list, horizontal: .never)
        super.init(.vertical)

        filter.accessibleName = localized("Filter")
        filter.halign = .center
        filter.marginBottom = Space.line
        filter.addStyleClass("counterfoil-filter")
        search.accessibleName = localized("Search")
        list.accessibleName = localized("Journal entries")
        list.dataSource = rows
        rows.onPicture = { [weak list] in list?.queueDraw() }

        let typing = Box(.horizontal, expanding: search, then: savedSearches.button, order)
        typing.addStyleClass("linked")
        searching.append(typing, doubt)
        order.tooltip = localized("Sort (Ctrl+Shift+O)")
        head.margin = Space.close
        takeHeadBack()

        stack.add(scrolled, name: "list")
        // A long label should not make the list wider.
        adding.wrapsLabel()
        adding.halign = .center
        nothing.append(adding)
        stack.add(nothing, name: "nothing found")
        append(head, Separator(.horizontal), expanding: stack)

        search.onKeyPress { [weak self] press in
            guard let self, press.key == .down, press.modifiers.isEmpty, !search.isCompleting,
                stack.visibleChildName == "list"
            else { return false }
            listOnShow.enter()
            return true
        }
        list.typingHandler = { [weak search] in search?.takeTyping($0) ?? false }
    }

    /// The default width of the pane in a wide window, in pixels. The facts below titles and the
    /// filters in one line fit into it, in every language and size of text.
    var usualWidth: Int {
        let words = Localizer.ofWidgets
        let rows =
            words.fullCircumstances
            .map { list.width(ofSubtitle: $0, fact: words.fullFact) }.max() ?? 0
        let head = filter.naturalWidth + 2 * head.margin
        return max(Settings.pixels(forText: Self.leastUsual), rows, head)
    }

    /// The least default width, in pixels for text of the usual size.
    private static let leastUsual = 352

    /// The filter that the person chose.
    var chosen: JournalFilter { filter.value ?? .all }

    var listOnShow: ListView { table ?? list }

    /// Hands the widgets above the list to a table of the same entries, until they are taken back.
    ///
    /// - Parameter place: puts the widgets above the table.
    func lendHead(
        to table: ListView, _ place: (_ filter: Widget, _ search: Widget, _ count: Widget) -> Void
    ) {
        self.table = table
        place(filter, searching, count)
    }

    func takeHeadBack() {
        table = nil
        head.append(filter, searching, count)
        if let model { showCount(model.count) }
    }

    /// Whether the person waits for the rows of a search or filter.
    private var isAsked: Bool {
        takesFocusWhenFilled || searching.hasFocusInside || filter.hasFocusInside
    }

    private func tellIsBusy() {
        let isReading = reading?.isVisible == true && reading?.model?.isStopped == false
        list.setAccessibleState(.busy, on: isLoading || isReading)
    }

    override func fill(with model: JournalListViewModel) {
        rows.show(model.rows, changed: model.changed)
        let beginsAnew = model.isReordered || model.isOther
        list.reload(isReordered: beginsAnew)
        if let marked, beginsAnew || list.selectedID == nil {
            // The best answers to a search are at its top.
            list.select(marked, scrollTo: !model.isOther || search.text.isEmpty)
        }
        doubt.show(model.doubt)
        // A table is filled after the list, and counts other rows.
        if table == nil { showCount(model.count) }
        isLoading = model.state == .loading
        more.label = model.offer
        adding.label = model.addition
        adding.isVisible = !model.addition.isEmpty
        let isNothingFound = model.state.isFruitless
        nothing.show(model.nothing(in: .ofWidgets), sentence: model.state.advice(in: .ofWidgets))
        stack.visibleChildName = isNothingFound ? "nothing found" : "list"
        if table == nil { focusWhenFilled() }
    }

    /// Shows the number of rows, of the list or of the table in its place.
    func showCount(_ words: String) {
        guard let model else { return }
        let count = model.state.isFruitless ? model.nothing(in: .ofWidgets) : words
        let found = [model.doubt?.text ?? "", count].filter { !$0.isEmpty }.joined(separator: " ")
        // The result of a search is announced to the person who searches, not on each change of the
        // journal.
        if isAsked, found != said { announce(found) }
        said = found
        self.count.show(words)
    }

    /// Whether the row of an entry is a journey.
    func isJourney(_ id: String) -> Bool {
        guard let rows = model?.rows, let place = rows.index(of: id) else { return false }
        return rows.row(at: place)?.isJourney == true
    }

    /// Returns the marked entry if it is in the row of another one, or `nil` otherwise. The row of
    /// a journey has the id of its first leg, and any leg may be marked.
    func marked(inRowOf id: String) -> String? {
        guard let marked, let rows = model?.rows, let place = rows.index(of: id) else { return nil }
        return rows.index(of: marked) == place ? marked : nil
    }

    func focusWhenFilled() {
        guard takesFocusWhenFilled else { return }
        takesFocusWhenFilled = false
        // A list that is hidden, or behind another view, would take keys unseen.
        guard searching.isMapped else { return }
        if model?.state.isFruitless == true { search.grabFocus() } else { listOnShow.enter() }
    }

    /// Selects the entry that is shown or about to be, as soon as it is in the list.
    func select(_ id: String?) {
        marked = id
        for list in [list, table] where list?.selectedID != id { list?.select(id, scrollTo: true) }
    }

    /// Shows the progress of reading under the list. The view is made when it is first needed,
    /// which for most people is once.
    func showReading(_ reading: ReadingViewModel?, _ events: JournalEvents) {
        if reading != nil, self.reading == nil {
            let view = ReadingView(events)
            append(view)
            self.reading = view
        }
        if let reading { self.reading?.model = reading }
        self.reading?.isVisible = reading != nil
        tellIsBusy()
    }

    /// Makes adding available, or insensitive with the reason.
    func allowAdding(_ availability: Availability) {
        adding.allow(availability, tooltip: localized("Quick entry (Ctrl+L)"))
    }

    /// Applies a filter and a search. The list gets the focus, or the search does if nothing is
    /// found.
    func showSearch(_ chosen: JournalFilter, text: String) {
        ask(for: chosen, text: text)
        takesFocusWhenFilled = true
    }

    /// Applies a filter and a search, and leaves the focus where it is.
    func ask(for chosen: JournalFilter, text: String) {
        filter.value = chosen
        search.text = text
    }

    /// Returns the text of an entry's row for the clipboard, or `nil` if it has none.
    func text(of id: String) -> String? { rows.text(of: id) }
}

extension SearchEntry {
    /// Takes a key that was pressed in a list beside it, and the focus with it.
    ///
    /// - Returns: whether the key types something.
    func takeTyping(_ press: KeyPress) -> Bool {
        guard handle(press) else { return false }
        grabFocusWithoutSelecting()
        return true
    }
}

/// The part of a search that was not understood, with a button for a suggested search.
final class SearchDoubtView: ModelView<SearchDoubtViewModel> {
    private let text = Text.dim()
    private let offer = Button("")

    init() {
        super.init(.vertical, spacing: Space.line)
        offer.halign = .start
        // A long label should not make the list wider.
        offer.wrapsLabel()
        append(text, offer)
        isVisible = false
    }

    func show(_ doubt: SearchDoubtViewModel?) {
        model = doubt
        isVisible = doubt != nil
    }

    override func fill(with doubt: SearchDoubtViewModel) {
        text.show(doubt.text)
        offer.label = doubt.offer
        offer.isVisible = !doubt.offer.isEmpty
    }

    /// Calls the handler with the text of the suggested search.
    func onOffer(_ search: @escaping (String) -> Void) {
        offer.onClicked { [weak self] in
            if let doubt = self?.model { search(doubt.search) }
        }
    }
}

/// The progress of reading many files, with a button that stops or resumes it.
final class ReadingView: ModelView<ReadingViewModel> {
    private let text = Text.line().styled(Style.dim)
    private let bar = ProgressBar()
    private let button = Button("")

    init(_ events: JournalEvents) {
        super.init(.horizontal, spacing: Space.near)
        margin = Space.near
        bar.accessibleName = localized("Reading the journal")
        button.valign = .center
        button.onClicked { [weak self] in
            let isStopped = self?.model?.isStopped == true
            (isStopped ? events.resumeReading : events.stopReading).emit()
        }
        append(Box(.vertical, spacing: Space.close, of: text, bar), expand: true)
        append(button)
    }

    override func fill(with reading: ReadingViewModel) {
        if button.label != Localizer.ofWidgets.readingAction(isStopped: reading.isStopped) {
            announce(reading.text)
        }
        text.text = reading.text
        bar.fraction = reading.fraction
        button.label = Localizer.ofWidgets.readingAction(isStopped: reading.isStopped)
    }
}
