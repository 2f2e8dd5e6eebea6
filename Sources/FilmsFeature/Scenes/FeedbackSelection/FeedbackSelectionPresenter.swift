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
    private weak var page: (any NavigationPage)?
    private var shown: FeedbackSelectionViewModel?
    /// The feedback of the film when the page came, which is marked and can be removed; `nil` while
    /// the film is not known.
    private var present: Feedback?
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

    private func fill(_ page: any NavigationPage) {
        self.page = page
        shown = nil
        present = nil
        showWhatIsNew()
    }

    private func showWhatIsNew() {
        guard page != nil, let content = film.content else { return }
        let present = present ?? content.feedback
        self.present = present
        let choices = content.scale.choices.map {
            FeedbackChoice($0, label: words.feedback($0))
        }
        let selection = FeedbackSelectionViewModel(
            id: film.id.rawValue,
            title: words.say(
                "What did you think of {title}?", ["title": content.title.displayIsolated]),
            choices: choices, chosen: choices.first { $0.feedback == present },
            clearChoice: present == .none
                ? nil : FeedbackChoice(.none, label: words.say("Remove Feedback")))
        guard selection != shown else { return }
        shown = selection
        view?.showFeedbackSelection(selection)
    }
}
