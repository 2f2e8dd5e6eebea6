internal import Gtk
internal import Presentation
internal import Signals
internal import StatisticsFeature
internal import Wording

/// The view of the statistics: choices at the top, figures and charts below.
final class YearsView: ModelView<YearsViewModel>, ViewOfWindow {
    private let bar: YearsBar
    private let content = Box(.vertical, spacing: Space.subject)
    private let all = Button(localized("Show All Years"))
    private lazy var nothing = EmptyPage("counterfoil-ticket-symbolic", step: all)
    /// The views of the sections, by their titles.
    private var sections: [String: StatisticsSectionView] = [:]
    private let events: WindowEvents
    private weak var window: Window?
    /// The window of the statistics on paper, while it is open.
    private(set) var sheet: SheetWindow?
    private var takesFocusWhenFilled = false
    private var goesToMapWhenFilled = false
    private let scrolled: ScrolledWindow
    /// The map to scroll to once it has its place, or `nil` if there is none.
    private weak var awaited: ChartView?
    /// The widget that had the focus when the view was left.
    private weak var left: Widget?

    /// - Parameter parent: the window that contains the view.
    init(_ events: WindowEvents, months: [String], in parent: Window) {
        self.events = events
        window = parent
        bar = YearsBar(months: months)
        scrolled = ScrolledWindow(content, horizontal: .never)
        super.init(.vertical)
        bar.onChoice = { events.statistics.yearsChoice.emit($0) }
        bar.onSheet = { [weak self] in self?.showSheet() }
        bar.onDays = { events.statistics.yearsDays.emit($0) }
        content.marginTop = Space.page
        content.marginBottom = Space.subject
        content.marginStart = Space.page
        content.marginEnd = Space.page
        all.onClicked { [weak self] in self?.bar.chooseAllYears() }
        content.append(nothing)
        nothing.isVisible = false
        append(bar)
        append(Separator(.horizontal))
        append(scrolled, expand: true)
        scrolled.onLayout { [weak self] in self?.revealAwaited() }
    }

    var widget: Widget { self }

    /// Opens a window with the shown statistics on a page of paper.
    func showSheet() {
        guard let model, model.isComplete, model.nothing == nil, let window else { return }
        let sheet = SheetWindow(
            Sheet(model, figures: Localizer.ofWidgets.figures), parent: window)
        sheet.onDone = { [weak self] in self?.closeSheet() }
        self.sheet = sheet
        sheet.present()
    }

    private func closeSheet() {
        sheet?.destroy()
        sheet = nil
    }

    /// Shows why the typed days are not a period.
    func complain(_ complaint: String) { bar.complain(complaint) }

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
        awaited = sections.values.lazy.compactMap(\.map).first
        if let map = awaited?.map { map.grabFocusInPlace() } else { focus() }
    }

    private func revealAwaited() {
        guard let awaited, awaited.allocatedSize.height > 1 else { return }
        self.awaited = nil
        scrolled.show(awaited)
    }

    func willShow() {}

    func willHide() {
        left = sections.values.lazy.compactMap(\.partWithFocus).first
    }

    private func makeSection() -> StatisticsSectionView {
        let section = StatisticsSectionView()
        section.onFollow = { [events] in events.statistics.yearsLink.emit($0) }
        return section
    }

    override func fill(with years: YearsViewModel) {
        bar.show(years)
        nothing.show(
            years.isComplete ? localized("No Statistics") : "", sentence: years.nothing ?? "")
        all.isVisible = years.periods.year != 0
        nothing.isVisible = years.nothing != nil
        sections = years.sections.reduce(into: [:]) { kept, section in
            kept[section.title] = sections[section.title] ?? makeSection()
        }
        content.show([nothing] + years.sections.compactMap { sections[$0.title] })
        for section in years.sections { sections[section.title]?.model = section }
        if goesToMapWhenFilled, years.isComplete {
            enterMap()
        } else if takesFocusWhenFilled {
            focus()
        }
    }
}
