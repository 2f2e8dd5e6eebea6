/// A ticket or a picture that an import stores together with its trips or films.
public struct ImportedTicket: Sendable {
    /// The address that entries have for the ticket until it is stored.
    public let placeholder: TicketFile
    /// The path of the folder to store it in, which is created if it is missing.
    public let folder: String
    /// The file name with its extension. If it is taken, the ticket gets another one.
    public let name: String
    /// Reads the ticket as it is now, or returns `nil` if it is larger than one can be.
    public let content: @Sendable () async throws(ImportError) -> [UInt8]?

    public init(
        _ placeholder: TicketFile, in folder: String, as name: String,
        content: @escaping @Sendable () async throws(ImportError) -> [UInt8]?
    ) {
        self.placeholder = placeholder
        self.folder = folder
        self.name = name
        self.content = content
    }
}

extension EntryBatch {
    /// Returns the batch with placeholders replaced by stored tickets. A placeholder without one is
    /// removed.
    package func keeping(_ tickets: [TicketFile: TicketFile]) -> EntryBatch {
        guard !self.tickets.isEmpty else { return self }
        var batch = self
        batch.additions = additions.map { addition in
            switch addition {
            case .entry(let entry): .entry(entry.keeping(tickets))
            case .returning(let entry, let id): .returning(entry.keeping(tickets), id)
            case .file(let name, let content, let ticket):
                .file(name: name, content: content, storedFile: ticket.flatMap { tickets[$0] })
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
        guard let ticket = placeholderTicket else { return self }
        var entry = self
        entry.storedFile = tickets[ticket]
        return entry
    }

    /// The entry without a ticket that is not stored yet, so that it can be written.
    package var withoutPlaceholderTicket: Entry { keeping([:]) }

    /// The ticket of the entry that is not stored yet, or `nil` if there is none.
    package var placeholderTicket: TicketFile? {
        storedFile.flatMap { $0.isPlaceholder ? $0 : nil }
    }

    /// The ticket of a trip or the picture of a film, or `nil` if there is none.
    package var storedFile: TicketFile? {
        get {
            switch self {
            case .trip(let trip): trip.ticketFile
            case .film(let film): film.picture
            case .pass, .claim: nil
            }
        }
        set {
            switch self {
            case .trip(var trip):
                trip.ticketFile = newValue
                self = .trip(trip)
            case .film(var film):
                film.picture = newValue
                self = .film(film)
            case .pass, .claim: break
            }
        }
    }
}
