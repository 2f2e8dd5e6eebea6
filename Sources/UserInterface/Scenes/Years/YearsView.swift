internal import Gtk
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import Wording

/// The view of the statistics: choices at the top, an overview, and all else under *More*.
final class YearsView: ModelView<YearsViewModel>, ViewOfWindow {
    /// Is called with the name of the file in which a page of statistics is saved.
    var onSaved: (String) -> Void = { _ in }

    private let bar: YearsBar
    private let content = CentredBox(greatestWidth: greatestWidth, spacing: Space.part)
    private let overview: OverviewView
    private let further = Box(.vertical, spacing: Space.subject)
    private lazy var more = Expander(mnemonic: localized("_More"), content: further)
    private let all = Button(localized("Show All Years"))
    private lazy var nothing = EmptyPage("counterfoil-ticket-symbolic", step: all)
    private var sections: [String: StatisticsSectionView] = [:]
    /// The ways to begin, which are made only while the journal is empty.
    private var ways: WaysToBegin?
    private let events: WindowEvents
    private weak var window: Window?
    /// The window of the statistics on paper, while it is open.
    private(set) var sheet: SheetWindow?
    private var takesFocusWhenFilled = false
    private var goesToMapWhenFilled = false
    private let scrolled: ScrolledWindow
    /// The widget to scroll to once it has its place, or `nil` if there is none.
    private weak var awaited: Widget?
    private var unfolds = false
    /// The widget that had the focus when the view was left.
    private weak var left: Widget?

    /// The width at which figures are not far from their names, in pixels.
    private static let greatestWidth = 1_100

    /// - Parameter parent: the window that contains the view.
    init(_ events: WindowEvents, in parent: Window) {
        self.events = events
        window = parent
        bar = YearsBar(events.statistics)
        overview = OverviewView(events.statistics.yearsLink.emit)
        scrolled = ScrolledWindow(content, horizontal: .never)
        super.init(.vertical)
        content.margin = Space.page
        content.marginBottom = Space.subject
        all.onClicked { [weak self] in self?.bar.chooseAllYears() }
        content.append(nothing, overview, more, further)
        for part in [nothing, overview, more] as [Widget] { part.isVisible = false }
        further.marginTop = Space.near
        more.onExpanded { [weak self] in self?.askForMore($0) }
        append(bar, Separator(.horizontal), expanding: scrolled)
        scrolled.onLayout { [weak self] in self?.revealAwaited() }
    }

    /// Opens a window with statistics on a page of paper, once the pictures on it are read. Those
    /// that cannot be read are left out.
    func showSheet(of years: YearsViewModel, pictures: [FilmPictureViewModel]) {
        guard sheet == nil else { return }
        Task.immediate { [weak self] in
            let read = await Bitmap.read(pictures.map(\.path), upTo: SheetPicture.sideOfPictures)
            let shown = pictures.filter { read[$0.path] != nil }
            self?.open(Sheet(years, pictures: shown, words: .ofWidgets), read)
        }
    }

    private func open(_ sheet: Sheet, _ pictures: [String: Bitmap]) {
        guard self.sheet == nil, let window else { return }
        let sheet = SheetWindow(sheet, pictures: pictures, parent: window)
        sheet.onSaved = onSaved
        sheet.onDone = { [weak self] in self?.closeSheet() }
        self.sheet = sheet
        sheet.present()
    }

    private func closeSheet() {
        sheet?.destroy()
        sheet = nil
    }

    /// Shows why the typed days are not a period.
    func complain(_ complaint: String, wrong: Set<TypedDays.Place>) {
        bar.complain(complaint, wrong: wrong)
    }

    /// Focuses the widget that had the focus before, or the first one. Without a model yet, the
    /// focus comes with it.
    func focus() {
        takesFocusWhenFilled = model == nil
        // The stack may have restored the focus itself.
        if let left, left.hasFocusInside || left.isFocus { return }
        if let area = left as? DrawingArea {
            area.grabFocus()
        } else if left?.focusFirstInside() == true {
            return
        } else if !content.focusFirstInside() {
            bar.focus()
        }
    }

    /// Focuses the map of the trips, and scrolls to it, once the statistics are filled again.
    func goToMap() { goesToMapWhenFilled = true }

    private func enterMap() {
        goesToMapWhenFilled = false
        takesFocusWhenFilled = false
        let charts = sections.values.lazy.map(\.charts).first(where: \.hasMap)
        charts?.makeMap()
        let chart = charts?.map
        awaited = chart
        if let map = chart?.map { map.grabFocusInPlace() } else { focus() }
    }

    private func revealAwaited() {
        guard let awaited, awaited.allocatedSize.height > 1 else { return }
        self.awaited = nil
        scrolled.show(awaited)
    }

    func willHide() {
        left = overview.partWithFocus ?? sections.values.lazy.compactMap(\.partWithFocus).first
    }

    private func askForMore(_ isShown: Bool) {
        unfolds = isShown
        events.statistics.yearsChange.emit(.showsMore(isShown))
    }

    override func fill(with years: YearsViewModel) {
        bar.show(years)
        showNothing(years)
        overview.isVisible = !years.overview.isEmpty
        overview.model = years.overview
        more.isVisible = years.isComplete && years.nothing == nil
        more.isExpanded = years.choice.showsMore
        further.isVisible = more.isVisible && more.isExpanded
        sections = years.sections.reduce(into: [:]) { kept, section in
            kept[section.title] =
                sections[section.title] ?? StatisticsSectionView(events.statistics.yearsLink.emit)
        }
        further.show(years.sections.compactMap { sections[$0.title] })
        for section in years.sections { sections[section.title]?.model = section }
        if unfolds, !years.sections.isEmpty {
            unfolds = false
            awaited = further
        }
        if goesToMapWhenFilled, years.isComplete {
            enterMap()
        } else if takesFocusWhenFilled {
            focus()
        }
    }

    /// Shows what there is in place of all figures: the ways to begin in an empty journal, or else
    /// the way to all years.
    private func showNothing(_ years: YearsViewModel) {
        nothing.show(
            years.isComplete ? localized("No Statistics") : "", sentence: years.nothing ?? "")
        nothing.isVisible = years.nothing != nil
        let begins = years.nothing != nil && years.offersBeginning
        all.isVisible = years.periods.year != 0 && !begins
        if !begins {
            ways?.destroy()
            ways = nil
        } else if ways == nil {
            let ways = WaysToBegin(folder: nil, chosen: events.begin)
            ways.halign = .center
            content.append(ways)
            self.ways = ways
        }
    }
}

/// A section of the statistics: its title, its figures, and its charts.
final class StatisticsSectionView: ModelView<StatisticsSection> {
    let charts: ChartCards
    private let title = Text.title()
    private let figures: FiguresGrid

    init(_ follow: @escaping (ChartLink) -> Void) {
        (charts, figures) = (ChartCards(follow), FiguresGrid(follow))
        super.init(.vertical, spacing: Space.near)
        append(title, figures, charts)
    }

    override func fill(with section: StatisticsSection) {
        title.show(section.title)
        figures.model = section.figures
        charts.model = section.charts
    }

    var partWithFocus: Widget? { charts.chartWithFocus ?? figures.figureWithFocus }
}

/// The choices of the statistics: the period, the kinds of entries, and whether the list's search
/// applies.
final class YearsBar: Box {
    private let events: StatisticsEvents
    private let earlier = Button(
        iconName: "go-previous-symbolic", name: localized("Previous Period"))
    private let later = Button(iconName: "go-next-symbolic", name: localized("Next Period"))
    private let year = ComboBoxText()
    private let month = ComboBoxText()
    private let kinds = RadioGroup(
        JournalFilter.kinds.map { ($0, $0.name(in: .ofWidgets)) }, value: .all)
    private let ofSearch = CheckButton("")
    private let days = MenuButton(localized("Custom Range…"))
    private let sheet = Button(localized("Print or Export…"))
    private let daysView: DaysView
    private var shown: YearsViewModel?

    init(_ events: StatisticsEvents) {
        self.events = events
        daysView = DaysView(onShow: events.yearsDays.emit)
        let change = events.yearsChange.emit
        super.init(.vertical)
        year.accessibleName = localized("Year")
        month.accessibleName = localized("Month")
        kinds.accessibleName = localized("Filter")
        let periods = Box(.horizontal, of: earlier, year, month, later).styled("linked")
        let line = WrapBox(spacing: Space.near)
        line.margin = Space.close
        let popover = Popover(relativeTo: days, child: daysView)
        days.setPopover(popover)
        sheet.tooltip = localized("Print or export the statistics (Ctrl+P)")
        sheet.onClicked(events.yearsSheet.emit)
        line.append(periods, days, kinds, sheet, ofSearch)
        append(line)
        month.isVisible = false
        ofSearch.isVisible = false

        days.onToggled { [weak self] isOpen in
            guard isOpen, let self, let shown else { return }
            daysView.days = shown.periods.days
        }
        earlier.onClicked { change(.move(by: -1)) }
        later.onClicked { change(.move(by: 1)) }
        year.onChanged { [weak self] index in
            self?.go { periods in index.map { periods.years[$0] } }
        }
        month.onChanged { index in
            if let index { change(.month(index == 0 ? nil : index)) }
        }
        kinds.onChange { change(.kinds($0)) }
        ofSearch.onToggled { change(.isOfSearch($0)) }
    }

    func focus() { year.grabFocus() }

    func show(_ years: YearsViewModel) {
        let old = shown
        // Until the statistics are complete, the button keeps its most likely state.
        if years.isComplete { sheet.isSensitive = years.nothing == nil }
        shown = years
        // Days that are being typed stay when something else changes.
        if old?.choice.period != years.choice.period {
            closeDays()
            daysView.days = years.periods.days
        }
        let periods = years.periods
        if periods.years != old?.periods.years { year.items = periods.years.map(\.name) }
        year.selectedIndex = periods.year
        if periods.months != old?.periods.months { month.items = periods.months }
        month.selectedIndex = periods.months.isEmpty ? nil : periods.month
        month.isVisible = !periods.months.isEmpty
        for (button, name) in [(earlier, periods.earlier), (later, periods.later)] {
            button.isSensitive = name != nil
            button.tooltip = name
        }
        kinds.value = years.choice.kinds
        ofSearch.label = years.ofSearch ?? ""
        ofSearch.isVisible = years.ofSearch != nil
        ofSearch.isActive = years.choice.isOfSearch
    }

    func chooseAllYears() { go { $0.years.first } }

    func complain(_ complaint: String, wrong: Set<TypedDays.Place>) {
        daysView.complain(complaint, wrong: wrong)
    }

    private func closeDays() {
        if days.isActive { days.click() }
    }

    private func go(_ period: (PeriodsViewModel) -> PeriodViewModel?) {
        if let chosen = shown.flatMap({ period($0.periods) }) {
            events.yearsChange.emit(.period(chosen.period))
        }
    }
}

/// Fields for the first and the last day of a period.
final class DaysView: Box {
    private let first = DayField("2000-01-01", hasCalendar: false)
    private let last = DayField("2000-01-01", hasCalendar: false)
    private let onShow: (TypedDays) -> Void
    private let complaint = Text.wrapping(style: "counterfoil-complaint")

    /// - Parameter onShow: is called with the days that are to be shown.
    init(onShow: @escaping (TypedDays) -> Void) {
        self.onShow = onShow
        super.init(.vertical, spacing: Space.close)
        margin = Space.near
        for (name, field) in [(localized("From"), first), (localized("Until"), last)] {
            append(Text.dim(name), field)
            field.firstField.accessibleName = name
        }
        complaint.show(nil)
        append(complaint)
        let show = Button(localized("Show")).styled("suggested-action")
        show.halign = .end
        show.onClicked { [weak self] in self?.ask() }
        for field in [first, last] {
            field.onChanged = { [weak self] in self?.complain(nil, wrong: []) }
            field.firstField.onActivate { [weak self] in self?.ask() }
        }
        append(show)
    }

    var days: TypedDays {
        get { TypedDays(first: first.value, last: last.value) }
        set {
            first.value = newValue.first
            last.value = newValue.last
            complain(nil, wrong: [])
        }
    }

    /// Shows a complaint about one or both of the days, or removes it if `words` is `nil`. A single
    /// wrong day gets the focus.
    func complain(_ words: String?, wrong: Set<TypedDays.Place>) {
        let fields = [(TypedDays.Place.first, first.firstField), (.last, last.firstField)]
        // A field that is left may change its text, and would remove the complaint.
        for (place, field) in fields where wrong == [place] { field.grabFocus() }
        complaint.show(words)
        for (place, field) in fields { field.complain(wrong.contains(place) ? words : nil) }
        if let words { complaint.announce(words) }
    }

    private func ask() {
        complain(nil, wrong: [])
        onShow(days)
    }
}
