internal import Domain
internal import FilmsFeature
internal import JournalFeature
internal import Presentation
internal import TripsFeature

/// The pages of films and of trips, as the journal's coordinator asks for them.
@MainActor
final class EntryPages: EntryScenes {
    private let films: FilmsCoordinator
    private let trips: TripsCoordinator
    private let navigation: NavigationStack

    init(films: FilmsCoordinator, trips: TripsCoordinator, navigation: NavigationStack) {
        self.films = films
        self.trips = trips
        self.navigation = navigation
    }

    func open(
        _ id: EntryID, _ kind: EntryKind, transition: NavigationTransition, back: (() -> Void)?
    ) async {
        switch kind {
        case .film:
            trips.close()
            await films.showFilm(id, transition: transition, back: back)
        case .trip:
            films.close()
            await trips.showTrip(id, transition: transition, back: back)
        }
    }

    func close() {
        films.close()
        trips.close()
        navigation.clear()
    }

    func edit(_ id: EntryID, _ kind: EntryKind) {
        switch kind {
        case .film: Task { await films.editFilm(id) }
        case .trip: Task { await trips.editTrip(id) }
        }
    }

    func addFilm() { Task { await films.newFilm() } }

    func addTrip() { Task { await trips.newTrip() } }
}
