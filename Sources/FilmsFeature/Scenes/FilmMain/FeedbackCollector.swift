internal import Domain
internal import Presentation
internal import Signals

typealias FilmPages = PageFactory<FilmPageEvents, FeedbackPageEvents>

/// Collects the feedback of all pages of a film into one signal.
final class FeedbackCollector {
    private let pages: FilmPages

    init(pages: FilmPages) {
        self.pages = pages
    }

    func collectFeedbackModelChange() -> Signal<FeedbackModelChange> {
        pages.signalMakeMainPage
            .flatMap { $0.events.polarizedChanged.signal }
            .map(FeedbackModel.transform(withPolarized:))
            + pages.signalMakeSelectionPage
            .flatMap { $0.events.selection.signal }
            .map { FeedbackModel.transform(withFeedback: $0.feedback) }
    }
}
