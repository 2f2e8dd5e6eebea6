import Domain
import Foundation

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
    /// The means of confinement.
    var means = ConfinedRun.Means.available

    /// A failure of the program.
    enum Failure: Error, Equatable {
        case tookTooLong(seconds: Int64)
        case saidTooMuch(megabytes: Int)
        case failed
    }

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
            of: path, on: UnnamedFile(holding: document), within: limits, by: means)
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

    private var limits: ConfinedRun.Limits {
        ConfinedRun.Limits(time: timeLimit, output: outputLimit)
    }
}

extension TicketProgram.Failure {
    /// The trouble that is shown for the file.
    var trouble: RowTrouble {
        switch self {
        case .tookTooLong(let seconds): .tookTooLong(seconds: seconds)
        case .saidTooMuch(let megabytes): .saidTooMuch(megabytes: megabytes)
        case .failed: .failed
        }
    }
}
