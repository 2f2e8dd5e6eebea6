internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Shows the page on which the replacement of a leg is chosen.
final class SubstituteSelectionPresenter {
    private(set) var leg: EntryID?

    private let model: JourneyModel
    private let words: Localizer
    private weak var view: (any DisplaysSubstituteSelection)?
    private var subscriptions = Subscriptions()

    init(
        of model: JourneyModel, pages: JourneyPages, view: any DisplaysSubstituteSelection,
        words: Localizer
    ) {
        self.model = model
        self.view = view
        self.words = words
        subscriptions += pages.signalMakeMainPage.events(\.instead).onReception § eachTime § {
            [weak self] in self?.leg = EntryID($0)
        }
        subscriptions += pages.signalMakeSelectionPage.onReception § eachTime § inAnyCase
            § weakly(self) { $0.ask }
    }

    private func ask() {
        guard let asked = model.journey?.legs.first(where: { $0.id == leg }) else { return }
        view?.showSubstituteSelection(
            SubstituteSelectionViewModel(
                id: model.id.rawValue, instead: asked.trip, words: words))
    }
}
