import Domain

/// The words about a text that a page shows the beginning of.
extension LocalWords {
    /// The names of such texts; another has that of its caption.
    package var notes: String { name(of: .notes) }
    package var title: String { name(of: .title) }
    package var feedbackGiven: String { say("Feedback", context: "for a film") }

    /// Asks for the whole text, for those who do not see which.
    package func showAll(of name: String) -> String {
        say("{text}: show all", ["text": name])
    }

    /// Asks for no more than the beginning, for those who do not see of what.
    package func showLess(of name: String) -> String {
        say("{text}: show less", ["text": name])
    }
}
