internal import Domain
internal import Presentation
internal import Signals

typealias FilmPages = PageFactory<any FilmMainPage, any FeedbackSelectionPage>

/// Collects the feedback of all pages of a film into one signal.
final class FeedbackCollector {
    private let pages: FilmPages

    init(pages: FilmPages) {
        self.pages = pages
    }

    func collectFeedbackModelChange() -> Signal<FeedbackModelChange> {
        pages.signalMakeMainPage
            .flatMap { $0.signalPolarizedChanged }
            .map(FeedbackModel.transform(withPolarized:))
            + pages.signalMakeSelectionPage
            .flatMap { $0.signalSelection }
            .map { FeedbackModel.transform(withFeedback: $0.feedback) }
    }
}
