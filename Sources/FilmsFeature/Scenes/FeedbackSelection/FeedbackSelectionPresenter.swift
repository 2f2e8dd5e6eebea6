internal import Domain
internal import Presentation
internal import Signals
internal import Wording

/// Offers the values of the scale that is chosen.
final class FeedbackSelectionPresenter {
    private let id: EntryID
    private let feedback: ModelController<FeedbackModel>
    private let title: () -> String
    private let words: LocalWords
    private weak var view: (any DisplaysFeedbackSelection)?
    private weak var page: (any FeedbackSelectionPage)?
    private var shown: FeedbackSelectionViewModel?
    private var subscriptions = Subscriptions()

    /// - Parameter title: the film's title when a page is filled.
    init(
        id: EntryID, feedback: ModelController<FeedbackModel>, title: @escaping () -> String,
        words: LocalWords, pages: FilmPages, view: any DisplaysFeedbackSelection
    ) {
        self.id = id
        self.feedback = feedback
        self.title = title
        self.words = words
        self.view = view

        subscriptions +=
            pages.signalMakeSelectionPage
            .onReception § eachTime § weakly(self, FeedbackSelectionPresenter.fill)
        subscriptions +=
            feedback.updateSignal
            .onReception § eachTime § inAnyCase
            § weakly(self, FeedbackSelectionPresenter.showWhatIsNew)
    }

    private func fill(_ page: any FeedbackSelectionPage) {
        self.page = page
        shown = nil
        showWhatIsNew()
    }

    private func showWhatIsNew() {
        guard page != nil else { return }
        let selection = FeedbackSelectionViewModel(
            id: id.rawValue,
            title: words.say("How was {title}?", ["title": title().displayIsolated]),
            choices: feedback.model.scale.choices.map {
                FeedbackChoice($0, label: words.feedback($0))
            },
            withdrawal: FeedbackChoice(.none, label: words.say("no feedback")))
        guard selection != shown else { return }
        shown = selection
        view?.showFeedbackSelection(selection)
    }
}
