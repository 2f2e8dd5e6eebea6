package import Domain

/// Words in charts of feedback.
extension Localizer {
    package func feedback(on scale: FeedbackScale) -> String {
        switch scale {
        case .average: say("Feedback, average scale")
        case .polarized: say("Feedback, polarized scale")
        }
    }

    /// Tells how many films were good or really good.
    package func liked(_ liked: Int, of all: Int) -> String {
        say(
            one: "{liked} of {count} film was good or really good.",
            other: "{liked} of {count} films were good or really good.", count: all,
            ["liked": number(liked)])
    }

    /// The number of films without feedback, or an empty text if there are none.
    package func withoutFeedback(_ count: Int) -> String {
        count == 0
            ? ""
            : say(
                one: "{count} film has no feedback.", other: "{count} films have no feedback.",
                count: count)
    }
}
