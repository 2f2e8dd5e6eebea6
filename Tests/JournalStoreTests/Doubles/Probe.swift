import Foundation
import TestSupport
import Testing

/// A running JournalProbe program.
final class Probe {
    private let process = Process()
    private let printed = Pipe()

    private let cache: ScratchFolder
    private let records: ScratchFolder

    /// - Parameters:
    ///   - cache: the folder of its index, or `nil` for one of its own.
    ///   - records: the folder of its batch records, or `nil` for one of its own.
    init(_ arguments: [String], cache: ScratchFolder? = nil, records: ScratchFolder? = nil) throws {
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

    deinit { kill() }

    /// Waits until it has printed something.
    func waitUntilReady() throws {
        let line = printed.fileHandleForReading.availableData
        try #require(!line.isEmpty)
    }

    /// Returns the output of the program after its end.
    func output() throws -> String {
        let data = try printed.fileHandleForReading.readToEnd() ?? Data()
        return String(decoding: data, as: UTF8.self)
    }

    /// Kills it like a crash, and waits for its end.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
