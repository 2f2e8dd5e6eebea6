import Domain

/// Words about long texts, of which a page shows the beginning.
extension Localizer {
    /// The names of long texts without a caption. Others are named by their captions.
    package var notes: String { name(of: .notes) }
    package var title: String { name(of: .title) }
    package var feedbackGiven: String { say("Feedback", context: "for a film") }

    /// The accessible name of the button that shows the whole text.
    package func showAll(of name: String) -> String {
        say("{text}: show all", ["text": name])
    }

    /// The accessible name of the button that shows only the beginning.
    package func showLess(of name: String) -> String {
        say("{text}: show less", ["text": name])
    }
}
