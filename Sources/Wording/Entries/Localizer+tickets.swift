internal import Domain
internal import Presentation

/// Words about files of tickets.
extension Localizer {
    /// The caption of the file on a page, and the title of the dialog that chooses one.
    package var ticketFile: String { name(of: .ticketFile) }

    /// The title of a failure to open a ticket with the desktop's program.
    package var ticketNotOpened: String { say("The ticket was not opened.") }

    /// The text in a trip's form without a ticket.
    package var noTicketFile: String { say("None", context: "the file of a ticket") }
}
