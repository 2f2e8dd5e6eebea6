internal import Gtk
public import Presentation
public import Signals
public import StatisticsFeature
internal import Wording

extension MainWindow: DisplaysYears, YearsPage, ShowsViews {
    public var signalYearsOnShow: Signal<Bool> {
        signals.viewOnShow.signal.map { $0 == .years }
    }
    public var signalYearsChoice: Signal<YearsChoice> { signals.yearsChoice.signal }
    public var signalYearsDays: Signal<TypedDays> { signals.yearsDays.signal }
    public var signalYearsLink: Signal<ChartLink> { signals.yearsLink.signal }

    public func showYears(_ years: YearsViewModel) {
        self.years = years.choice
        guard let view = views.current(YearsView.self), years.isComplete || view.model == nil
        else { return }
        view.model = years
        header.viewTitle = years.periods.title
    }

    public func complainAboutYears(_ complaint: String) {
        views.current(YearsView.self)?.complain(complaint)
    }

    public var viewOnShow: WindowView { views.onShow }

    public func showView(_ view: WindowView, back: (() -> Void)?) {
        views.show(view, back: back)
    }

    public func revealPage(of id: String) {
        if folding.isCollapsed { focus.enterPage(of: id, fromList: false) }
    }

    /// Shows the trips that the search of the list finds on the map of the statistics.
    func showMap() {
        ahead.forget()
        signals.yearsChoice.emit(
            YearsChoice(kinds: .trips, isOfSearch: !listPane.search.text.isEmpty))
        views.show(.years, back: nil)
        views.current(YearsView.self)?.goToMap()
    }

    /// Updates the window after another view was shown.
    func showedView() {
        let view: (any ViewOfWindow)? = views.current()
        focus.view = view
        entries.isOnShow = [.journal, .table].contains(views.onShow)
        header.viewTitle = ""
        if view == nil {
            focus.focusFallback()
            // The memory of the statistics and charts is free once the view is gone.
            Task { await Memory.giveBack() }
        }
    }
}
