internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Wording

/// The left pane: filter, search, order, and the list.
final class ListPane: ModelView<JournalListViewModel> {
    let list = ListView()
    let search = SearchEntry(placeholder: localized("Search"))
    let savedSearches = SavedSearchesMenu()
    let order = MenuButton(iconName: "view-sort-descending-symbolic", name: localized("Sort by"))
    let filter: RadioGroup<JournalFilter>

    let scrolled: ScrolledWindow

    private let head = Box(.vertical, spacing: Space.line)
    private let searching = Box(.vertical, spacing: Space.line)
    private let doubt = SearchDoubtView()
    private let count = Label()
    private let stack = Stack()
    private let nothing = Label()
    private let more = Button("")
    private let adding = Button("")
    /// Whether the list gets the keyboard with its next rows. A list that gets it before, with rows
    /// that are about to go, would select the first of these.
    var takesFocusWhenFilled = false

    /// How many entries are listed, as it was said last.
    private var said = ""
    private var isLoading = false {
        didSet { tellIsBusy() }
    }
    private let rows = RowSource()
    /// Has what is above the list meanwhile.
    private(set) weak var table: ListView?
    private var reading: ReadingView?
    /// The entry on show, or about to be. It may be one that the list does not hold now, or not
    /// yet.
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
        count.addStyleClass("counterfoil-note")
        count.addStyleClass(Style.dim)
        list.accessibleName = localized("Journal entries")
        list.hasHeadings = true
        list.dataSource = rows

        let typing = Box(.horizontal)
        typing.addStyleClass("linked")
        typing.append(search, expand: true)
        typing.append(savedSearches.button)
        typing.append(order)
        searching.append(typing)
        searching.append(doubt)
        order.tooltip = localized("Sort by (Ctrl+Shift+O)")
        head.margin = Space.close
        takeHeadBack()

        stack.add(scrolled, name: "list")
        stack.add(nothingFound(), name: "nothing found")
        append(head)
        append(Separator(.horizontal))
        append(stack, expand: true)

        search.onKeyPress { [weak self] press in
            guard let self, press.key == .down, press.modifiers.isEmpty, !search.isCompleting,
                stack.visibleChildName == "list"
            else { return false }
            listOnShow.enter()
            return true
        }
        list.onTypeToSearch = { [weak self] in self?.typeToSearch($0) ?? false }
    }

    /// How wide the pane is in a window with room for it where nobody chose: whatever the size of text and the
    /// language are, what stands beneath titles has room, and so have the filters in one line.
    var usualWidth: Int {
        let rows = LocalWords.ofWidgets.fullFacts.map { list.width(ofSubtitle: $0) }.max() ?? 0
        let head = filter.naturalWidth + 2 * head.margin
        return max(Settings.pixels(forText: Self.leastUsual), rows, head)
    }

    /// In pixels, where text is of the usual size.
    private static let leastUsual = 320

    /// The list, or the table in its place.
    var listOnShow: ListView { table ?? list }

    /// Lends what is above the list to a table of the same entries, whose rows take its place for the
    /// keyboard, until it is taken back.
    func lendHead(
        to table: ListView, _ place: (_ filter: Widget, _ search: Widget, _ count: Widget) -> Void
    ) {
        self.table = table
        place(filter, searching, count)
    }

    func takeHeadBack() {
        table = nil
        for part in [filter, searching, count] as [Widget] { head.append(part) }
    }

    /// Whether somebody is about to see what is listed for what they asked.
    private var isAsked: Bool {
        takesFocusWhenFilled || searching.hasFocusInside || filter.hasFocusInside
    }

    private func tellIsBusy() {
        let isReading = reading?.isVisible == true && reading?.model?.isStopped == false
        list.setAccessibleState(.busy, on: isLoading || isReading)
    }

    override func fill(with model: JournalListViewModel) {
        rows.rows = model.rows
        let beginsAnew = model.isReordered || model.isOther
        list.reload(isReordered: beginsAnew)
        if let marked, beginsAnew || list.selectedID == nil {
            // The best answers to a search are at its top.
            list.select(marked, scrollTo: !model.isOther || search.text.isEmpty)
        }
        doubt.show(model.doubt)
        let count = model.state.isFruitless ? model.nothing(in: .ofWidgets) : model.count
        let found = [model.doubt?.text ?? "", count].filter { !$0.isEmpty }.joined(separator: " ")
        // What comes of a search is said to whoever asks for it, and not whenever the journal changes.
        if isAsked, found != said { announce(found) }
        said = found
        isLoading = model.state == .loading
        self.count.show(model.count)
        more.label = model.offer
        adding.label = model.addition
        adding.isVisible = !model.addition.isEmpty
        let isNothingFound = model.state.isFruitless
        nothing.text = model.nothing(in: .ofWidgets)
        stack.visibleChildName = isNothingFound ? "nothing found" : "list"
        // A table is filled after the list.
        if table == nil { focusWhenFilled() }
    }

    /// Whether an entry has the row of a journey.
    func isJourney(_ id: String) -> Bool {
        guard let rows = model?.rows, let place = rows.index(of: id) else { return false }
        return rows.row(at: place)?.isJourney == true
    }

    /// The entry that is marked, where it has the row of another one: that of a journey is named by its first
    /// leg, and what is on show may be named by any of them.
    func marked(inRowOf id: String) -> String? {
        guard let marked, let rows = model?.rows, let place = rows.index(of: id) else { return nil }
        return rows.index(of: marked) == place ? marked : nil
    }

    func focusWhenFilled() {
        guard takesFocusWhenFilled else { return }
        takesFocusWhenFilled = false
        // A list that is not on show would swallow the keys.
        guard isVisible || table != nil else { return }
        if model?.state.isFruitless == true { search.grabFocus() } else { listOnShow.grabFocus() }
    }

    /// Marks an entry as the one on show or about to be, as soon as it is in the list.
    func mark(_ id: String?) {
        marked = id
        for list in [list, table] where list?.selectedID != id { list?.select(id, scrollTo: true) }
    }

    /// Shows under the list how far the reading is. The view is made when it is first needed, which
    /// for most people is once; `connect` then ties it to whoever can stop the reading.
    func showReading(_ reading: ReadingViewModel?, connect: (ReadingView) -> Void) {
        if reading != nil, self.reading == nil {
            let view = ReadingView()
            connect(view)
            append(view)
            self.reading = view
        }
        if let reading { self.reading?.model = reading }
        self.reading?.isVisible = reading != nil
        tellIsBusy()
    }

    /// Adds what was searched for, where nothing was found.
    func onAdd(_ handler: @escaping () -> Void) {
        adding.onClicked(handler)
    }

    /// Whether entries can be added.
    func allowAdding(_ availability: Availability) {
        adding.allow(availability)
    }

    /// Calls with the text of a search that may be meant by what was not understood.
    func onMeantSearch(_ handler: @escaping (String) -> Void) {
        doubt.onOffer(handler)
    }

    func onShowMore(_ handler: @escaping () -> Void) {
        more.onClicked(handler)
    }

    /// Shows what is asked for by now; the list gets the keyboard with it, or the search where nothing
    /// is found.
    func showSearch(_ chosen: JournalFilter, text: String) {
        ask(for: chosen, text: text)
        takesFocusWhenFilled = true
    }

    /// Shows what is asked for by now, and leaves the keyboard where it is.
    func ask(for chosen: JournalFilter, text: String) {
        filter.value = chosen
        search.text = text
    }

    /// The text of an entry's row, as it is copied.
    func text(of id: String) -> String? { rows.text(of: id) }

    func typeToSearch(_ press: KeyPress) -> Bool {
        guard search.handle(press) else { return false }
        search.grabFocusWithoutSelecting()
        return true
    }

    private func nothingFound() -> Widget {
        let page = Box(.vertical, spacing: Space.near)
        page.halign = .center
        page.valign = .center
        page.margin = Space.page
        nothing.addStyleClass("counterfoil-verdict")
        nothing.wraps = true
        page.append(nothing)
        page.append(more)
        // It is no reason for a wider list.
        more.wrapsLabel()
        adding.wrapsLabel()
        page.append(adding)
        return page
    }
}
