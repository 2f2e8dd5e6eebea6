internal import Domain
internal import Presentation

/// The words about files of tickets.
extension LocalWords {
    /// The caption of the file on a page, and the title of the dialog that chooses one.
    package var ticketFile: String { name(of: .ticketFile) }

    /// Why a ticket is not opened that is not where it was.
    package func ticketGone(from path: String) -> String {
        say("The file is not there any more: {path}", ["path": path.displayIsolated])
    }

    /// The program that the desktop has for it did not start.
    package var ticketNotOpened: String { say("The ticket was not opened.") }

    /// Stands in the form of a trip whose ticket is not kept.
    package var noTicketFile: String { say("None", context: "the file of a ticket") }
}
