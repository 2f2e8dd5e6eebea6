internal import Domain
public import Presentation
public import Signals

/// Shows the values to choose from.
public protocol DisplaysFeedbackSelection: Viewable {
    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel)
}

/// The page on which a feedback is chosen.
public protocol FeedbackSelectionPage: NavigationPage {
    var signalSelection: Signal<FeedbackChoice> { get }
}

public struct FeedbackSelectionViewModel: Hashable, Sendable {
    /// Whose pages show it.
    public let id: String
    /// Such as "How was Brief Encounter?".
    public let title: String
    public let choices: [FeedbackChoice]
    /// The choice that takes the feedback back; nil where that is not on offer.
    public let withdrawal: FeedbackChoice?

    package init(
        id: String, title: String, choices: [FeedbackChoice], withdrawal: FeedbackChoice? = nil
    ) {
        self.id = id
        self.title = title
        self.choices = choices
        self.withdrawal = withdrawal
    }
}

/// One value of a scale: a button's label for the view, the value itself for this feature.
public struct FeedbackChoice: Hashable, Sendable {
    /// Such as "so and so".
    public let label: String
    let feedback: Feedback

    init(_ feedback: Feedback, label: String) {
        self.feedback = feedback
        self.label = label
    }
}
