package import Domain

/// What pictures say of feedback.
extension LocalWords {
    package func feedback(on scale: FeedbackScale) -> String {
        switch scale {
        case .average: say("Average feedback")
        case .polarized: say("Polarized feedback")
        }
    }

    /// How many films were good or really good.
    package func liked(_ liked: Int, of all: Int) -> String {
        say(
            one: "{liked} of {count} film was good or really good.",
            other: "{liked} of {count} films were good or really good.", count: all,
            ["liked": number(liked)])
    }

    /// Empty where all have feedback.
    package func withoutFeedback(_ count: Int) -> String {
        count == 0
            ? ""
            : say(
                one: "{count} film has no feedback.", other: "{count} films have no feedback.",
                count: count)
    }
}
