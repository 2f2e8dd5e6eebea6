internal import Domain
internal import Presentation
internal import Signals

/// Thanks for a feedback that the user just gave, that is positive, and better than the one before.
final class ThankForFeedback {
    private weak var view: (any DisplaysThanks)?
    private var subscriptions = Subscriptions()

    /// - Parameter title: the film's title when there is somebody to thank.
    init(
        for feedback: ModelController<FeedbackModel>, title: @escaping () -> String,
        view: any DisplaysThanks
    ) {
        self.view = view
        subscriptions +=
            feedback.deltaSignal
            .filter { $0.cause == .transform }
            .filter { $0.old.feedback < $0.new.feedback }
            .filter { $0.new.feedback.isPositive }
            .map { ThanksViewModel(for: $0.new.feedback, title: title()) }
            .onReception § eachTime § { [weak self] in self?.view?.showThanks($0) }
    }
}

extension ThanksViewModel {
    fileprivate init(for feedback: Feedback, title: String) {
        self.init(
            title: "Thank you for your feedback",
            text: "It is nice to hear that “\(title.displayIsolated)” was \(feedback.label ?? "").")
    }
}
