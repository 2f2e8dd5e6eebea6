package import Domain

extension Localizer {
    /// The name of the user's own journal.
    package var ownJournal: String { say("My Journal") }

    public func view(_ view: WindowView) -> String {
        switch view {
        case .journal: say("Journal", context: "the view with the list of entries")
        case .lists: say("Lists", context: "the view with lists of films")
        case .table: say("Table", context: "the view with a table of entries")
        case .years: say("Statistics", context: "the view with figures and pictures")
        }
    }
}

/// The views of the journal that the window has, of which one is on show.
public enum WindowView: String, CaseIterable, Sendable {
    /// The list beside the page of an entry.
    case journal
    /// Figures and charts.
    case years
    /// The entries of the list, as a table.
    case table
    /// Lists of films, and which of them were seen.
    case lists
}

/// Words in place of an entry while none is shown.
extension Localizer {
    package var readingJournal: String { say("Reading the journal…") }

    /// The title at the first start and over the tour.
    package var welcome: String { say("Welcome to Counterfoil") }

    /// A sentence that says what the program is for.
    package var purpose: String { say("A journal of the films you watch and the trips you take.") }

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
