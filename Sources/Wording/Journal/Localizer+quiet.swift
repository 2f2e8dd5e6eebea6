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

    package var emptyJournal: String { say("No Entries Yet") }

    /// A text that tells how to begin.
    package var waysToBegin: String {
        say(
            """
            Log a film or a trip, import what you already have, or explore the sample journal.
            """)
    }

    /// The text while the folder is missing or cannot be read.
    package var nothingToShow: String {
        say("Nothing can be shown until the journal folder can be read.")
    }

    package var nothingChosen: String { say("Select an entry") }

    /// The error when the sample journal is not installed.
    package var noSample: JournalError {
        .file(say("The sample journal"), .said(say("It was not installed with the program.")))
    }
}
