internal import ClaimsFeature
internal import FilmsFeature
internal import JournalFeature
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
