internal import ClaimsFeature
internal import FilmsFeature
internal import Gtk
internal import JournalFeature
internal import Signals
internal import StatisticsFeature
internal import TripsFeature

/// The requests that a person makes in the window, an object for each feature.
struct WindowEvents {
    let journal = JournalEvents()
    let films = FilmsEvents()
    let trips = TripsEvents()
    let claims = ClaimsEvents()
    let statistics = StatisticsEvents()
    let interchange = InterchangeEvents()
    let preferences = PreferencesEvents()
}

extension WindowEvents {
    /// Posts the request for a way to begin a journal.
    func begin(_ way: WaysToBegin.Way) {
        switch way {
        case .film: journal.newFilm.emit()
        case .trip: journal.newTrip.emit()
        case .files: interchange.chooseFiles.emit()
        case .sample: journal.openSample.emit()
        }
    }
}
