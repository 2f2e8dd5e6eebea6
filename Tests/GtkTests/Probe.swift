import Foundation

/// A program that tests run if they need another process.
enum Probe {
    struct Result {
        let output: String
        let status: Int32
    }

    static func run(
        _ name: String, _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(environment) { _, new in new }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Result(
            output: String(decoding: data, as: UTF8.self), status: process.terminationStatus)
    }
}
