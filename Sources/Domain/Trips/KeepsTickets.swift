/// Keeps copies of tickets where people find them again, outside the journal.
public protocol KeepsTickets: Sendable {
    /// Copies the file of a trip's ticket.
    ///
    /// - Returns: the copy; nil where the file stays what it is: it is kept already, gone, or larger than
    ///   a ticket is.
    func copy(_ file: TicketFile, of trip: Trip) async throws(JournalError) -> TicketFile?

    /// Removes a copy of which nothing came.
    func remove(_ copy: TicketFile) async
}
