package import Domain

/// The words in place of an entry while none is on show.
extension LocalWords {
    /// Before anything is known.
    package var readingJournal: String { say("Reading the journal…") }

    /// The title at the first start, and over the tour.
    package var welcome: String { say("Welcome to Counterfoil") }

    /// What the program is for.
    package var purpose: String {
        say("A journal of the films you watch and the trips you take.")
    }

    /// The title while there is no entry.
    package var emptyJournal: String { say("Your journal is empty") }

    /// The ways to begin.
    package var waysToBegin: String {
        say(
            """
            Keep the films you watch and the trips you take. Begin with one of your own, import \
            what you have elsewhere, or look around in a copy of the sample journal.
            """)
    }

    /// While the folder is missing or cannot be read.
    package var nothingToShow: String {
        say("Nothing can be shown until the journal folder can be read.")
    }

    /// While no entry is chosen.
    package var nothingChosen: String { say("Select an entry to see it here.") }

    /// The sample journal is not there to be copied.
    package var noSample: JournalError {
        .file(
            name: say("The sample journal"), reason: say("It was not installed with the program."))
    }
}
