internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals

/// Offers the values of the scale that is chosen.
final class FeedbackSelectionPresenter: Presenting {
    private let film: FilmModel
    private weak var view: (any DisplaysFeedbackSelection)?
    private weak var page: (any FeedbackSelectionPage)?
    private var shown: FeedbackSelectionViewModel?
    private var subscriptions = Subscriptions()

    init(film: FilmModel, pages: FilmPages, view: any DisplaysFeedbackSelection) {
        self.film = film
        self.view = view

        subscriptions +=
            pages.signalMakeSelectionPage
            .onReception § eachTime § weakly(self, FeedbackSelectionPresenter.fill)
        subscriptions +=
            film.controller.updateSignal
            .onReception § eachTime § inAnyCase
            § weakly(self, FeedbackSelectionPresenter.showWhatIsNew)
    }

    private func fill(_ page: any FeedbackSelectionPage) {
        self.page = page
        shown = nil
        showWhatIsNew()
    }

    private func showWhatIsNew() {
        guard page != nil, let content = film.content else { return }
        let selection = FeedbackSelectionViewModel(
            id: film.id.rawValue, title: "How was \(content.title.displayIsolated)?",
            choices: content.scale.choices.compactMap(FeedbackChoice.init),
            withdrawal: FeedbackChoice(.none, label: "no feedback"))
        guard selection != shown else { return }
        shown = selection
        view?.showFeedbackSelection(selection)
    }
}

extension FeedbackChoice {
    fileprivate init?(_ feedback: Feedback) {
        guard let label = feedback.label else { return nil }
        self.init(feedback, label: label)
    }
}
