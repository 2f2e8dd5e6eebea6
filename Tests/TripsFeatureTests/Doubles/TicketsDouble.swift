import Domain
import Synchronization

/// Keeps copies of tickets in one folder, and records its requests in their order.
final class TicketsDouble: StoresTickets {
    enum Message: Hashable {
        case copy(TicketFile, of: String)
        case remove(TicketFile)
    }

    static let copy = TicketFile(path: "/tickets/2026-11-20 A – B.pdf")
    private let asked = Mutex<[Message]>([])
    private let failure: JournalError?

    /// - Parameter failure: the error of each copy, or `nil` for none.
    init(failure: JournalError? = nil) { self.failure = failure }

    var messages: [Message] { asked.withLock(\.self) }

    func copy(
        _ file: TicketFile, of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile? {
        asked.withLock { $0.append(.copy(file, of: (entry as? Trip)?.from ?? "")) }
        if let failure { throw failure }
        return Self.copy
    }

    func store(
        _ content: [UInt8], of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile {
        throw .failed(.noFile)
    }

    func remove(_ copy: TicketFile) async { asked.withLock { $0.append(.remove(copy)) } }
}
