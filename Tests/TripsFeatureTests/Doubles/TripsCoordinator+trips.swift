import Domain
import EntryFeature
import Presentation
import TripsFeature

extension TripsCoordinator {
    @discardableResult
    func showTrip(
        _ id: EntryID, transition: NavigationTransition = .none, back: (() -> Void)? = nil
    ) async -> Bool {
        await show(id, PagePresentation(transition, back: back))
    }

    func newTrip() async { await add() }
    func editTrip(_ id: EntryID) async { await edit(id) }
}
