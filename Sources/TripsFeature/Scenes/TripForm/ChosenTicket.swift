internal import Domain
internal import EntryFeature
internal import Presentation

/// Copies the ticket that was chosen in the form of a trip to the store of tickets before the trip
/// is written.
struct ChosenTicket {
    private let trip: Trip
    private let tickets: any StoresTickets
    private let journal: any ReadsEntries

    /// - Parameter trip: the trip in the form, after which the copy is named.
    init(of trip: Trip, tickets: any StoresTickets, journal: any ReadsEntries) {
        self.trip = trip
        self.tickets = tickets
        self.journal = journal
    }

    /// Writes the draft with the path of the copy, and removes the copy if the trip does not refer
    /// to it afterwards.
    func save(
        _ draft: FormDraft, by write: (FormDraft) async throws -> EntryID
    ) async throws -> EntryID {
        guard let file = trip.ticketFile, let copy = try await tickets.copy(file, of: trip) else {
            return try await write(draft)
        }
        var draft = draft
        draft[.ticketFile] = copy.path
        let id: EntryID
        do {
            id = try await write(draft)
        } catch {
            await tickets.remove(copy)
            throw error
        }
        if await !names(copy, id) { await tickets.remove(copy) }
        return id
    }

    private func names(_ copy: TicketFile, _ id: EntryID) async -> Bool {
        guard case .trip(let trip)? = await journal.entry(id) else { return false }
        return trip.ticketFile == copy
    }
}
