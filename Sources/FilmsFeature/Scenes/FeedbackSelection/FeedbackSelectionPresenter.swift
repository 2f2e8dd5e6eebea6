internal import Domain
internal import EntryFeature
internal import Presentation
internal import Signals
internal import Wording

/// Offers the values of the film's scale.
final class FeedbackSelectionPresenter: Presenting {
    private let film: FilmModel
    private let words: Localizer
    private weak var view: (any DisplaysFeedbackSelection)?
    private weak var page: (any FeedbackSelectionPage)?
    private var shown: FeedbackSelectionViewModel?
    /// Whether the film had feedback when the page came, which can be removed; `nil` while the film
    /// is not known.
    private var offersRemoval: Bool?
    private var subscriptions = Subscriptions()

    init(
        film: FilmModel, words: Localizer, pages: FilmPages, view: any DisplaysFeedbackSelection
    ) {
        self.film = film
        self.words = words
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
        offersRemoval = nil
        showWhatIsNew()
    }

    private func showWhatIsNew() {
        guard page != nil, let content = film.content else { return }
        let hasFeedback = offersRemoval ?? (content.feedback != .none)
        offersRemoval = hasFeedback
        let selection = FeedbackSelectionViewModel(
            id: film.id.rawValue,
            title: words.say(
                "What did you think of {title}?", ["title": content.title.displayIsolated]),
            choices: content.scale.choices.map {
                FeedbackChoice($0, label: words.feedback($0))
            },
            clearChoice: hasFeedback
                ? FeedbackChoice(.none, label: words.say("Remove Feedback")) : nil)
        guard selection != shown else { return }
        shown = selection
        view?.showFeedbackSelection(selection)
    }
}
