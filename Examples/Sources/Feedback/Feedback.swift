import Signals

/// An opinion of a film. Later cases are better.
enum Feedback: Int, CaseIterable {
    case veryBad, bad, soAndSo, good, reallyGood

    var words: String { ["very bad", "bad", "so and so", "good", "really good"][rawValue] }
    var isPositive: Bool { self == .good || self == .reallyGood }
}

struct FeedbackModel: Equatable {
    var isPolarized = false
    var feedback: Feedback?
    var choices: [Feedback] { isPolarized ? [.veryBad, .reallyGood] : [.bad, .soAndSo, .good] }
}

typealias FeedbackModelChange = (FeedbackModel) -> FeedbackModel

/// Turns the events of both pages into changes of the model.
struct FeedbackCollector {
    let pageFactory: FeedbackPages

    func collectFeedbackModelChange() -> Signal<FeedbackModelChange> {
        pageFactory.signalMakeMainPage.flatMap { $0.events.polarizedChanged.signal }
            .map { isPolarized in { _ in FeedbackModel(isPolarized: isPolarized) } }
            + pageFactory.signalMakeSelectionPage.flatMap { $0.events.signal }
            .map { feedback in
                { model in FeedbackModel(isPolarized: model.isPolarized, feedback: feedback) }
            }
    }
}
