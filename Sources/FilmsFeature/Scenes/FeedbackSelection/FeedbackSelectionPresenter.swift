internal import Domain
internal import Presentation
internal import Signals

/// Offers the values of the scale that is chosen.
final class FeedbackSelectionPresenter {
    private let id: EntryID
    private let feedback: ModelController<FeedbackModel>
    private let title: () -> String
    private weak var view: (any DisplaysFeedbackSelection)?
    private weak var page: (any FeedbackSelectionPage)?
    private var shown: FeedbackSelectionViewModel?
    private var subscriptions = Subscriptions()

    /// - Parameter title: the film's title when a page is filled.
    init(
        id: EntryID, feedback: ModelController<FeedbackModel>, title: @escaping () -> String,
        pages: FilmPages, view: any DisplaysFeedbackSelection
    ) {
        self.id = id
        self.feedback = feedback
        self.title = title
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
            id: id.rawValue, title: "How was \(title().displayIsolated)?",
            choices: feedback.model.scale.choices.compactMap(FeedbackChoice.init),
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
