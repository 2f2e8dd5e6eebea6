import Domain
import Foundation
import Synchronization
import TestSupport

/// Stores copies by their names, in no folder.
final class PicturesDouble: StoresTickets {
    private let copied = Mutex<[String]>([])
    private let gone = Mutex<[String]>([])
    private let failure: JournalError?
    /// The gate that holds up copies.
    let gate: Gate<String>

    @MainActor
    init(failure: JournalError? = nil) {
        self.failure = failure
        gate = Gate()
    }

    var names: [String] { copied.withLock(\.self) }
    var removed: [String] { gone.withLock(\.self) }

    func copy(
        _ file: TicketFile, of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile? {
        if let failure { throw failure }
        let name = entry.nameOfTicket(endingIn: URL(filePath: file.path).pathExtension)
        await gate.pass(name)
        copied.withLock { $0.append(name) }
        return TicketFile(path: "/tickets/" + name)
    }

    func store(
        _ content: [UInt8], of entry: any NamesTicket
    ) async throws(JournalError) -> TicketFile {
        if let failure { throw failure }
        let name = entry.nameOfTicket(endingIn: "png")
        copied.withLock { $0.append(name) }
        guard let file = TicketFile(path: "/tickets/" + name) else { throw .failed(.noFile) }
        return file
    }

    func remove(_ copy: TicketFile) async { gone.withLock { $0.append(copy.name) } }
}
