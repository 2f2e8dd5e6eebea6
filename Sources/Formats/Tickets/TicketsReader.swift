import Domain
import JournalFormat
import Wording

/// Reads tickets as PDF and passes of Apple's Wallet, through the program that knows them.
struct TicketsReader: SourceReader {
    /// The most that a document may be, in bytes.
    static let largest = 32 << 20

    private let program: TicketProgram?

    init(program: TicketProgram? = .installed()) {
        self.program = program
    }

    func recognises(_ file: SourceFile) -> Bool {
        file.head.starts(with: Array("%PDF-".utf8)) || WalletPass.isPass(file)
    }

    func read(
        _ files: [SourceFile], answers: [ImportQuestion.ID: ImportQuestion.Option.ID],
        into contents: inout SourceContents, progress: (Int) -> Void
    ) async throws(ImportError) {
        var unread: [SourceFile] = []
        for file in files {
            if Task.isCancelled { throw .cancelled }
            if let program {
                try await read(file, with: program, into: &contents)
            } else {
                unread.append(file)
            }
            progress(1)
        }
        try report(unread, into: &contents)
    }

    private func read(
        _ file: SourceFile, with program: TicketProgram, into contents: inout SourceContents
    ) async throws(ImportError) {
        var found = ReservationRecords(file.name)
        guard let content = try file.whole(upTo: Self.largest) else {
            return found.report(.tooLarge, into: &contents)
        }
        do {
            guard let nodes = ReservationNode.all(in: try await program.reservations(in: content))
            else { throw TicketProgram.Failure.failed }
            found.add(nodes)
            found.settle(into: &contents)
        } catch {
            if Task.isCancelled { throw .cancelled }
            let failure = error as? TicketProgram.Failure ?? .failed
            found.report(failure.trouble, into: &contents)
        }
    }

    /// Without the program, its lack is all there is to say, unless there are other rows to show.
    private func report(_ files: [SourceFile], into contents: inout SourceContents)
        throws(ImportError)
    {
        guard let first = files.first else { return }
        let package = TicketProgram.package
        if contents.isEmpty {
            throw .missingProgram(file: first.name, package: package)
        }
        for file in files {
            let error = ImportError.missingProgram(file: file.name, package: package)
            ReservationRecords(file.name).report(
                LocalWords.ofProgram.sentence(error), into: &contents)
        }
    }
}
