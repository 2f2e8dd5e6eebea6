public import ClaimsFeature
public import FilmsFeature
public import JournalFeature
public import StatisticsFeature
public import TripsFeature

/// The requests that a person makes in the window, an object for each feature.
extension MainWindow {
    public var journalEvents: JournalEvents { events.journal }
    public var filmsEvents: FilmsEvents { events.films }
    public var tripsEvents: TripsEvents { events.trips }
    public var claimsEvents: ClaimsEvents { events.claims }
    public var statisticsEvents: StatisticsEvents { events.statistics }
    public var interchangeEvents: InterchangeEvents { events.interchange }
    public var preferencesEvents: PreferencesEvents { events.preferences }
}
