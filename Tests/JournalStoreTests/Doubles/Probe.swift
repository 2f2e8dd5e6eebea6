import Foundation
import TestSupport
import Testing

/// The program JournalProbe, running.
final class Probe {
    private let process = Process()
    private let printed = Pipe()

    private let cache: ScratchFolder
    private let records: ScratchFolder

    /// - Parameter cache: where it keeps its index; a folder of its own for nil.
    /// - Parameter records: where it keeps the records of batches; a folder of its own for nil.
    init(
        _ arguments: [String], cache: ScratchFolder? = nil, records: ScratchFolder? = nil
    ) throws {
        self.records = try records ?? ScratchFolder()
        self.cache = try cache ?? ScratchFolder()
        let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        process.executableURL = folder.appending(path: "JournalProbe")
        process.arguments = arguments
        process.environment = [
            "XDG_CACHE_HOME": self.cache.path, "XDG_STATE_HOME": self.records.path,
        ]
        process.standardOutput = printed
        try process.run()
    }

    deinit {
        kill()
    }

    /// Returns when it has printed something.
    func waitUntilReady() throws {
        let line = printed.fileHandleForReading.availableData
        try #require(!line.isEmpty)
    }

    /// Returns the output of the program after its end.
    func output() throws -> String {
        let data = try printed.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// Ends it as a crash would, and returns when it is gone.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
