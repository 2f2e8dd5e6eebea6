import Foundation
import Testing

/// The memory of this process, as Linux counts it.
enum Memory {
    /// How many bytes more than before it held at most, while something was done.
    static func growth(_ work: () async throws -> Void) async throws -> Int {
        // Starts the count of the most that was held anew.
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        let before = try kilobytes("VmRSS:")
        try await work()
        return (try kilobytes("VmHWM:") - before) << 10
    }

    private static func kilobytes(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
        return try #require(line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first)
    }
}
