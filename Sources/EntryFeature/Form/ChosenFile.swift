package import Domain

/// A file that a person has chosen for an entry, such as a ticket or a picture. It is stored before
/// the entry is written.
package struct ChosenFile {
    private let tickets: any StoresTickets
    private let store: () async throws(JournalError) -> (file: TicketFile, isCopy: Bool)

    /// - Parameter entry: the entry after which the copy is named.
    package init(
        _ file: TicketFile, of entry: any NamesTicket, in tickets: any StoresTickets
    ) {
        self.tickets = tickets
        store = { () throws(JournalError) in
            let copy = try await tickets.copy(file, of: entry)
            return (copy ?? file, copy != nil)
        }
    }

    /// - Parameters:
    ///   - content: the content of the file.
    ///   - entry: the entry after which the file is named.
    package init(
        _ content: [UInt8], of entry: any NamesTicket, in tickets: any StoresTickets
    ) {
        self.tickets = tickets
        store = { () throws(JournalError) in (try await tickets.store(content, of: entry), true) }
    }

    /// Writes the entry with the stored file, and removes a copy that the entry does not have
    /// afterwards.
    ///
    /// - Parameter file: returns the file of the entry that was written, or `nil` if it has none.
    package func save<Written>(
        _ write: (TicketFile) async throws -> Written, file: (Written) async -> TicketFile?
    ) async throws -> Written {
        let (stored, isCopy) = try await store()
        let written: Written
        do {
            written = try await write(stored)
        } catch {
            if isCopy { await tickets.remove(stored) }
            throw error
        }
        if isCopy, await file(written) != stored { await tickets.remove(stored) }
        return written
    }
}
