import Domain
import Foundation
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

    func read(_ files: [SourceFile], into reading: SourceReading) async throws(ImportError) {
        var unread: [SourceFile] = []
        for file in files {
            if Task.isCancelled { throw .cancelled }
            if let program {
                try await read(file, with: program, into: reading)
            } else {
                unread.append(file)
            }
            reading.progress(1)
        }
        try report(unread, into: &reading.contents)
    }

    private func read(
        _ file: SourceFile, with program: TicketProgram, into reading: SourceReading
    ) async throws(ImportError) {
        guard let content = try file.whole(upTo: Self.largest) else {
            return reading.contents.refuse(file: file.name, .tooLarge)
        }
        var found = ReservationRecords(file.name)
        do {
            guard let nodes = ReservationNode.all(in: try await program.reservations(in: content))
            else { throw RowTrouble.failed }
            found.add(nodes)
            let ticket = ticket(file, of: found)
            if let ticket { reading.contents.tickets.append(ticket) }
            found.addResults(to: &reading.contents, on: ticket?.placeholder)
        } catch {
            if Task.isCancelled { throw .cancelled }
            reading.contents.refuse(file: file.name, error as? RowTrouble ?? .failed)
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
    static let largest = TicketsReader.largest

    /// - Parameter read: returns bytes of the file from an offset on.
    static func isPass(size: Int, read: ZipDirectory.Read) throws(ImportError) -> Bool {
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

/// KDE's `kitinerary-extractor`, which knows the tickets and mails of many companies.
///
/// It parses untrusted documents with a million lines of code, so it gets the document and nothing
/// else: see ``ConfinedRun``.
struct TicketProgram: Sendable {
    /// The Debian package of the program.
    static let package = "libkpimitinerary-bin"
    private static let name = "kitinerary-extractor"

    let path: String
    /// The longest run for one document.
    var timeLimit: Duration = .seconds(20)
    /// The greatest size of an answer, in bytes.
    var outputLimit = 8 << 20
    var means = ConfinedRun.Means.available

    /// Finds the program, or makes `nil` if it is neither in the path nor in Debian's folder.
    static func installed(
        path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) -> TicketProgram? {
        let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        return (folders + usualFolders).lazy.map { $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { TicketProgram(path: $0) }
    }

    /// Debian's folders for the program, which is not in the path. They are named after the
    /// machine's architecture.
    private static var usualFolders: [String] {
        let machines = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        let roots =
            machines.filter { $0.hasSuffix("-linux-gnu") }.sorted().map { "/usr/lib/\($0)/libexec" }
            + ["/usr/libexec", "/usr/lib/libexec", "/usr/lib"]
        return roots.flatMap { root in ["kf6", "kf5"].map { root + "/" + $0 } } + roots
    }

    /// Returns the JSON for a document. The run ends early if its task is cancelled.
    func reservations(in document: [UInt8]) async throws -> Data {
        let run = try ConfinedRun(
            of: path, on: UnnamedFile(holding: document),
            within: ConfinedRun.Limits(time: timeLimit, output: outputLimit), by: means)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                // The process ends with the thread that starts it, so that needs a thread of its
                // own.
                Thread.detachNewThread { continuation.resume(with: Result { try run.run() }) }
            }
        } onCancel: {
            run.cancel()
        }
    }
}
