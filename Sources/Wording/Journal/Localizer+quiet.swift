package import Domain

/// Words in place of an entry while none is shown.
extension Localizer {
    package var readingJournal: String { say("Reading the journal…") }

    /// The title at the first start and over the tour.
    package var welcome: String { say("Welcome to Counterfoil") }

    /// A sentence that says what the program is for.
    package var purpose: String {
        say("A journal of the films you watch and the trips you take.")
    }

    package var emptyJournal: String { say("Your journal is empty") }

    /// A text that tells how to begin.
    package var waysToBegin: String {
        say(
            """
            Keep the films you watch and the trips you take. Begin with one of your own, import \
            what you have elsewhere, or look around in a copy of the sample journal.
            """)
    }

    /// The text while the folder is missing or cannot be read.
    package var nothingToShow: String {
        say("Nothing can be shown until the journal folder can be read.")
    }

    package var nothingChosen: String { say("Select an entry to see it here.") }

    /// The error when the sample journal is not installed.
    package var noSample: JournalError {
        .file(
            name: say("The sample journal"), reason: say("It was not installed with the program."))
    }
}
