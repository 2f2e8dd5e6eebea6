import Domain
import Files
import Foundation

/// Copies the tickets of a batch to the store of tickets, under new names, and flushes them.
struct TicketCopier {
    private let disk: Disk
    /// The tickets that are in their places.
    private(set) var kept: [BatchRecord.Ticket] = []
    /// The files of the copied tickets, by their placeholders in the batch.
    private(set) var files: [TicketFile: TicketFile] = [:]

    init(on disk: Disk) {
        self.disk = disk
    }

    /// Copies tickets off the caller's actor. If it throws, those that were copied before are in
    /// `kept`.
    /// - Parameter tell: called with the number of tickets that are done.
    @concurrent
    mutating func copy(
        _ tickets: [ImportedTicket], telling tell: @Sendable (Int) async -> Void
    ) async throws(JournalError) {
        for (place, ticket) in tickets.enumerated() {
            guard !Task.isCancelled else { throw .cancelled }
            if files[ticket.placeholder] == nil { try await copy(ticket) }
            await tell(place + 1)
        }
    }

    private mutating func copy(_ ticket: ImportedTicket) async throws(JournalError) {
        let content: [UInt8]?
        do throws(ImportError) {
            content = try await ticket.content()
        } catch {
            throw .ticket(error)
        }
        guard let content else { throw .file(ticket.name, .tooLarge) }
        let notKept = { (code: Int32) in
            JournalError.file(ticket.name, .ticketNotKept(path: ticket.folder, code))
        }
        let name = try FolderFailure.explained(in: ticket.folder, as: notKept) {
            () throws(FolderFailure) in
            try TicketFolder(ticket.folder, on: disk).put(content, as: ticket.name)
        }
        let path = ticket.folder + "/" + name
        kept.append(BatchRecord.Ticket(path: path, trace: ContentTrace(of: content)))
        files[ticket.placeholder] = TicketFile(path: path)
    }

    /// Restores tickets from the trash, for trips that an undone removal brings back.
    mutating func bringBack(_ paths: [String], from trash: any TrashesFiles) async {
        for path in paths {
            guard await trash.moveBack(path), let trace = trace(of: path) else { continue }
            kept.append(BatchRecord.Ticket(path: path, trace: trace))
        }
    }

    /// Undoes the work for a batch that failed: copies are removed, and restored tickets are put in
    /// the trash again.
    func giveUp(into trash: any TrashesFiles) async {
        let copies = Set(files.values.map(\.path))
        for ticket in await unchanged(kept) {
            if copies.contains(ticket.path) {
                _ = disk.remove(AT_FDCWD, ticket.path)
            } else {
                try? await trash.moveToTrash(ticket.path)
            }
        }
    }

    /// Returns those of the tickets that still have the content that their batch gave them.
    @concurrent
    func unchanged(_ tickets: [BatchRecord.Ticket]) async -> [BatchRecord.Ticket] {
        tickets.filter { trace(of: $0.path) == $0.trace }
    }

    /// Returns the trace of a file, or `nil` if it does not exist or cannot be read now.
    private func trace(of path: String) -> ContentTrace? {
        (try? disk.content(of: path)).map { ContentTrace(of: $0) }
    }
}
