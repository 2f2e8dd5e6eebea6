internal import Domain
public import EntryFeature
public import Presentation

public protocol DisplaysFeedbackSelection: Viewable {
    func showFeedbackSelection(_ selection: FeedbackSelectionViewModel)
}

/// The events of the selection page of a film.
public struct FeedbackPageEvents: PageEvents {
    public let selection: PageEvent<FeedbackChoice>

    public init(_ gate: PageGate) { selection = PageEvent(gate) }
}

public struct FeedbackSelectionViewModel: Hashable, Sendable {
    /// The film that the choices are about.
    public let film: EntryViewModel
    /// The title, such as "What did you think of Brief Encounter?".
    public let title: String
    public let choices: [FeedbackChoice]
    /// The choice that is the feedback of the film, or `nil` if none is.
    public var chosen: FeedbackChoice?
    /// The choice that withdraws the feedback, or `nil` if that is not offered.
    public var clearChoice: FeedbackChoice?
    /// Whether feedback can be left.
    public var leavingFeedback = Availability.available
}

/// One value of a scale: a button's label for the view, the value itself for this feature.
public struct FeedbackChoice: Hashable, Sendable {
    /// The label, such as "so-so".
    public let label: String
    /// The mark of the value, or `nil` if it is none.
    public var mark: FeedbackMark? { FeedbackMark(feedback) }
    let feedback: Feedback

    init(_ feedback: Feedback, label: String) {
        self.feedback = feedback
        self.label = label
    }
}
