/// A ticket that goes, with the trips that are on it, to where tickets are kept.
public struct ImportedTicket: Sendable {
    /// What trips have as the address of the ticket until it is there.
    public let placeholder: TicketFile
    /// The folder that it goes to, which is made where it is missing.
    public let folder: String
    /// What it is called there, with the end of its name, unless a file has that name.
    public let name: String
    /// All of it; nil where it is not what it was when it was looked at.
    public let content: @Sendable () throws(ImportError) -> [UInt8]?

    public init(
        _ placeholder: TicketFile, in folder: String, as name: String,
        content: @escaping @Sendable () throws(ImportError) -> [UInt8]?
    ) {
        self.placeholder = placeholder
        self.folder = folder
        self.name = name
        self.content = content
    }
}

extension EntryBatch {
    /// This batch with tickets where their files are. A ticket that has no file is none.
    package func keeping(_ tickets: [TicketFile: TicketFile]) -> EntryBatch {
        guard !self.tickets.isEmpty else { return self }
        var batch = self
        batch.additions = additions.map { addition in
            switch addition {
            case .entry(let entry): .entry(entry.keeping(tickets))
            case .returning(let entry, let id): .returning(entry.keeping(tickets), id)
            case .file: addition
            }
        }
        batch.changes = changes.map { change in
            Change(change.id) { change.change($0).keeping(tickets) }
        }
        return batch
    }
}

extension Entry {
    fileprivate func keeping(_ tickets: [TicketFile: TicketFile]) -> Entry {
        guard case .trip(var trip) = self, let ticket = trip.ticketFile, ticket.isAwaited else {
            return self
        }
        trip.ticketFile = tickets[ticket]
        return .trip(trip)
    }

    /// The same without a ticket that is not kept yet: it can be written as it is.
    package var withoutAwaitedTicket: Entry { keeping([:]) }

    /// The ticket that it is on and that is not kept yet.
    package var awaitedTicket: TicketFile? {
        guard case .trip(let trip) = self, let ticket = trip.ticketFile, ticket.isAwaited else {
            return nil
        }
        return ticket
    }
}
