internal import Gtk
public import TripsFeature

extension MainWindow: DisplaysTrip, DisplaysOutcomeSelection, DisplaysTripForm, MakesTripPages {
    public func makeTripMainPage(for id: String) -> any TripMainPage {
        pages.remember(TripPage(for: id))
    }

    public func makeOutcomeSelectionPage(for id: String) -> any OutcomeSelectionPage {
        let page = pages.remember(OutcomePage(for: id))
        page.rootView.card.model = pages.trip(id)?.model
        return page
    }

    public func showTrip(_ trip: TripViewModel) {
        pages.trip(trip.id)?.model = trip
        pages.outcome(trip.id)?.rootView.card.model = trip
        pageRefilled()
    }

    public func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        pages.outcome(selection.id)?.model = selection
        pageRefilled()
    }

    public func showOutcomeTime(_ meaning: OutcomeTimeMeaning) {
        pages.outcome(meaning.id)?.rootView.show(meaning)
    }

    public func openTripForm(_ form: TripFormViewModel) -> any TripForm {
        let formWindow = TripFormWindow(
            form, today: CalendarDay(calendar.today()), months: calendar.months(), parent: window)
        present(formWindow)
        return formWindow
    }
}
