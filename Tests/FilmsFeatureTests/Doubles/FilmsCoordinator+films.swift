import Domain
import EntryFeature
import FilmsFeature
import Presentation

extension FilmsCoordinator {
    @discardableResult
    func showFilm(
        _ id: EntryID, transition: NavigationTransition = .none, back: (() -> Void)? = nil
    ) async -> Bool {
        await show(id, PagePresentation(transition, back: back))
    }

    func newFilm() async { await add() }
    func editFilm(_ id: EntryID) async { await edit(id) }
}
