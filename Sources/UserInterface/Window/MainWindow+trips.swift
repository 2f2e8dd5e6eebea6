internal import Gtk
public import TripsFeature

extension MainWindow: DisplaysTrip, DisplaysOutcomeSelection, DisplaysTripForm, MakesTripPages {
    public func makeTripMainPage(for id: String) -> any TripMainPage {
        pages.add(TripPage(for: id))
    }

    public func makeOutcomeSelectionPage(for id: String) -> any OutcomeSelectionPage {
        let page = pages.add(OutcomePage(for: id))
        if let trip, trip.id == id { page.showTrip(trip) }
        return page
    }

    public func showTrip(_ trip: TripViewModel) {
        self.trip = trip
        pass(to: trip.id) { (page: any DisplaysTrip) in page.showTrip(trip) }
    }

    public func showOutcomeSelection(_ selection: OutcomeSelectionViewModel) {
        pass(to: selection.id) { (page: any DisplaysOutcomeSelection) in
            page.showOutcomeSelection(selection)
        }
    }

    public func showOutcomeTime(_ meaning: OutcomeTimeMeaning) {
        pass(to: meaning.id) { (page: any DisplaysOutcomeSelection) in
            page.showOutcomeTime(meaning)
        }
    }

    public func openTripForm(_ form: TripFormViewModel) -> any TripForm {
        let formWindow = TripFormWindow(
            form, today: CalendarDay(calendar.today()), months: calendar.months(), parent: window)
        present(formWindow)
        return formWindow
    }
}
