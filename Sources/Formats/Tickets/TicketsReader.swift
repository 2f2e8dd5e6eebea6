import Domain
import JournalFormat

/// Reads PDF tickets and passes of Apple's Wallet, through the program that knows them.
struct TicketsReader: SourceReader {
    /// The greatest size of a document, in bytes.
    static let largest = TicketFile.largest

    private let program: TicketProgram?
    private let folder: String?

    /// - Parameter folder: the folder for tickets, or `nil` if they are not kept.
    init(program: TicketProgram? = .installed(), keptIn folder: String? = nil) {
        self.program = program
        self.folder = folder
    }

    var readsText: Bool { false }

    func recognises(_ file: SourceFile) -> Bool {
        file.head.starts(with: Array("%PDF-".utf8)) || WalletPass.isPass(file)
    }

    func read(
        _ files: [SourceFile], answers: ImportAnswers, into contents: inout SourceContents,
        progress: (Int) -> Void
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
        guard let content = try file.whole(upTo: Self.largest) else {
            return contents.refuse(file: file.name, .tooLarge)
        }
        var found = ReservationRecords(file.name)
        do {
            guard let nodes = ReservationNode.all(in: try await program.reservations(in: content))
            else { throw TicketProgram.Failure.failed }
            found.add(nodes)
            let ticket = ticket(file, of: found)
            if let ticket { contents.tickets.append(ticket) }
            found.addResults(to: &contents, on: ticket?.placeholder)
        } catch {
            if Task.isCancelled { throw .cancelled }
            let failure = error as? TicketProgram.Failure ?? .failed
            contents.refuse(file: file.name, failure.trouble)
        }
    }

    /// Returns the ticket to keep, or `nil` if it is not kept.
    private func ticket(_ file: SourceFile, of found: ReservationRecords) -> ImportedTicket? {
        guard let folder, let trip = found.firstTrip else { return nil }
        let end = file.head.starts(with: Array("%PDF-".utf8)) ? "pdf" : "pkpass"
        return ImportedTicket(
            .copy(of: file.name), in: folder, as: trip.nameOfTicket(endingIn: end)
        ) { () throws(ImportError) in try file.whole(upTo: Self.largest) }
    }

    /// Reports that the program is missing, as an error if there is nothing else to show, or else
    /// for each file.
    private func report(_ files: [SourceFile], into contents: inout SourceContents)
        throws(ImportError)
    {
        guard let first = files.first else { return }
        let package = TicketProgram.package
        if contents.isEmpty {
            throw .missingProgram(file: first.name, package: package)
        }
        for file in files {
            contents.refuse(file: file.name, .noProgram(file: file.name, package: package))
        }
    }
}

/// A pass of Apple's Wallet: a ZIP that contains a `pass.json` anywhere.
enum WalletPass {
    /// The greatest size of a pass, in bytes.
    static let largest = TicketsReader.largest

    /// - Parameter read: returns bytes of the file from an offset on.
    static func isPass(
        size: Int, read: ZipDirectory.Read
    ) throws(ImportError) -> Bool {
        guard size <= largest else { return false }
        return try ZipDirectory(size: size, read: read)?.holds("pass.json") == true
    }

    /// Whether a file is a pass. A file that cannot be read is not one.
    static func isPass(_ file: SourceFile) -> Bool {
        guard file.head.starts(with: [0x50, 0x4B, 3, 4]), file.size ?? 0 <= largest,
            let content = try? file.whole(upTo: largest)
        else { return false }
        let isPass = try? isPass(size: content.count) { offset, count in
            Array(content[offset..<offset + count])
        }
        return isPass == true
    }
}
