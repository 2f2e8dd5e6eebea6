/// Stores copies of tickets in a folder outside the journal.
public protocol StoresTickets: Sendable {
    /// Copies the file of a trip's ticket.
    ///
    /// - Returns: The copy, or `nil` if the file is a copy already, does not exist, or is too
    ///   large.
    func copy(_ file: TicketFile, of trip: Trip) async throws(JournalError) -> TicketFile?

    /// Removes a copy that is not used after all.
    func remove(_ copy: TicketFile) async
}
