package import Domain
package import Presentation

/// Copies the file that was chosen in the form of an entry, such as a ticket or a picture, to the
/// store of tickets before the entry is written.
package struct ChosenFile<Content: EntryContent & NamesTicket> {
    private let content: Content
    private let field: FieldName
    private let path: KeyPath<Content, TicketFile?>
    private let tickets: any StoresTickets
    private let journal: any ReadsEntries

    /// - Parameters:
    ///   - field: the field that names the file, which is at `path`.
    ///   - content: the entry in the form, after which the copy is named.
    package init(
        _ field: FieldName, at path: KeyPath<Content, TicketFile?>, of content: Content,
        tickets: any StoresTickets, journal: any ReadsEntries
    ) {
        self.content = content
        self.field = field
        self.path = path
        self.tickets = tickets
        self.journal = journal
    }

    /// Writes the draft with the path of the copy, and removes the copy if the entry does not refer
    /// to it afterwards.
    package func save(
        _ draft: FormDraft, by write: (FormDraft) async throws -> EntryID
    ) async throws -> EntryID {
        guard let file = content[keyPath: path],
            let copy = try await tickets.copy(file, of: content)
        else { return try await write(draft) }
        var draft = draft
        draft[field] = copy.path
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
        await journal.entry(id).flatMap { Content($0) }?[keyPath: path] == copy
    }
}
