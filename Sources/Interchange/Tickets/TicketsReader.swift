import Domain
import JournalFormat

/// Reads tickets as PDF and passes of Apple's Wallet, through the program that knows them.
struct TicketsReader: SourceReader {
    private let program: TicketProgram?

    init(program: TicketProgram? = .installed()) {
        self.program = program
    }

    func recognises(_ file: SourceFile) -> Bool {
        file.head.starts(with: Array("%PDF-".utf8)) || Self.isPass(file.head)
    }

    /// Whether a file is a pass: a ZIP that holds a `pass.json`.
    static func isPass(_ head: [UInt8]) -> Bool {
        head.starts(with: [0x50, 0x4B, 0x03, 0x04])
            && head.firstRange(of: Array("pass.json".utf8)) != nil
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into harvest: inout Harvest, progress: (Int) -> Void
    ) async throws(ImportError) {
        for (index, file) in files.enumerated() {
            if Task.isCancelled { throw .cancelled }
            let content = try file.whole(upTo: ReservationsReader.largest)
            try await read(content, of: file, into: &harvest)
            progress(index + 1)
        }
    }

    /// Reads a document of any kind that the program knows.
    func read(
        _ content: [UInt8], of file: SourceFile, into harvest: inout Harvest
    ) async throws(ImportError) {
        guard let program else {
            throw .missingProgram(file: file.name, package: TicketProgram.package)
        }
        var found = ReservationHarvest(file.name)
        do {
            guard let nodes = ReservationNode.all(in: try await program.reservations(in: content))
            else { throw TicketProgram.Failure.failed }
            found.add(nodes)
            found.settle(into: &harvest)
        } catch {
            if Task.isCancelled { throw .cancelled }
            let failure = error as? TicketProgram.Failure ?? .failed
            found.report("\(failure)", into: &harvest)
        }
    }
}
