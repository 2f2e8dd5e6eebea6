import Domain
import Foundation
import Subprocess
import SystemPackage

/// KDE's `kitinerary-extractor`, which knows how companies write their tickets and mails.
struct TicketProgram: Sendable {
    /// Debian's package that brings it.
    static let package = "libkpimitinerary-bin"
    private static let name = "kitinerary-extractor"

    let path: String
    /// How long it may take for one document.
    var timeLimit: Duration = .seconds(20)
    /// How much it may answer, in bytes.
    var outputLimit = 8 << 20

    /// What it was not able to do, in words for people.
    enum Failure: Error, Equatable {
        case tookTooLong(seconds: Int64)
        case saidTooMuch(megabytes: Int)
        case failed
    }

    /// Nil where it is neither in the path nor where Debian puts it.
    static func installed(
        path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
    ) -> TicketProgram? {
        let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
        return (folders + usualFolders).lazy.map { $0 + "/" + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
            .map { TicketProgram(path: $0) }
    }

    /// Debian keeps it out of the path, in a folder that is named after the machine's kind.
    private static var usualFolders: [String] {
        let machines = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib")) ?? []
        let roots =
            machines.filter { $0.hasSuffix("-linux-gnu") }.sorted().map { "/usr/lib/\($0)/libexec" }
            + ["/usr/libexec", "/usr/lib/libexec", "/usr/lib"]
        return roots.flatMap { root in ["kf6", "kf5"].map { root + "/" + $0 } } + roots
    }

    /// The JSON that it makes of a document. It ends early where its task is cancelled.
    func reservations(in document: [UInt8]) async throws -> Data {
        let input = try UnnamedFile(holding: document)
        // Whichever comes first, the answer or the end of the time, ends the other.
        return try await withThrowingTaskGroup(of: Data.self) { group in
            group.addTask { try await answer(to: input) }
            group.addTask {
                try await Task.sleep(for: timeLimit)
                throw Failure.tookTooLong(seconds: timeLimit.components.seconds)
            }
            defer { group.cancelAll() }
            guard let answer = try await group.next() else { throw Failure.failed }
            return answer
        }
    }

    private func answer(to input: UnnamedFile) async throws -> Data {
        var options = PlatformOptions()
        // Its own session, so that whatever it starts ends with it.
        options.createSession = true
        options.teardownSequence = [
            .gracefulShutDown(
                toProcessGroup: true, allowedDurationToNextStep: .milliseconds(500))
        ]
        do {
            let result = try await run(
                .path(FilePath(path)), platformOptions: options,
                input: .fileDescriptor(input.descriptor, closeAfterSpawningProcess: false),
                output: .bytes(limit: outputLimit), error: .discarded)
            guard result.terminationStatus.isSuccess else { throw Failure.failed }
            return Data(result.standardOutput)
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            throw Failure.saidTooMuch(megabytes: outputLimit >> 20)
        }
    }
}

extension TicketProgram.Failure: CustomStringConvertible {
    var description: String {
        switch self {
        case .tookTooLong(let seconds): "Reading it took longer than \(seconds) seconds."
        case .saidTooMuch(let megabytes): "What was read in it is more than \(megabytes) MB."
        case .failed: "It could not be read."
        }
    }
}

/// A file that only its descriptor leads to, so that no ticket stays behind on the disk.
private final class UnnamedFile: Sendable {
    let descriptor: FileDescriptor

    init(holding content: [UInt8]) throws {
        let path = FileManager.default.temporaryDirectory
            .appending(path: "counterfoil-\(UUID().uuidString)").path
        descriptor = try FileDescriptor.open(
            FilePath(path), .readWrite, options: [.create, .exclusiveCreate],
            permissions: .ownerReadWrite)
        do {
            try FileManager.default.removeItem(atPath: path)
            try descriptor.writeAll(content)
            try descriptor.seek(offset: 0, from: .start)
        } catch {
            try? descriptor.close()
            throw error
        }
    }

    deinit {
        try? descriptor.close()
    }
}
