internal import Gtk
internal import Presentation
internal import Signals
public import StatisticsFeature
internal import Wording

extension MainWindow: DisplaysYears {
    public func showYears(_ years: YearsViewModel) {
        memory.years = years.choice
        guard let view = views.current(YearsView.self), years.isComplete || view.model == nil
        else { return }
        view.model = years
        header.viewTitle = years.periods.title
    }

    public func showSheet(of years: YearsViewModel) {
        views.current(YearsView.self)?.showSheet(of: years)
    }

    public func complainAboutYears(_ complaint: String) {
        views.current(YearsView.self)?.complain(complaint)
    }

    /// Shows the trips that the search of the list finds on the map of the statistics.
    func showMap() {
        ahead.forget()
        events.statistics.yearsChoice.emit(
            YearsChoice(
                kinds: .trips, isOfSearch: !listPane.search.text.isEmpty, showsMore: true))
        views.show(.years, back: nil)
        views.current(YearsView.self)?.goToMap()
    }
}
