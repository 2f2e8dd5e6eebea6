import Foundation
import Testing

/// The memory of this process, as Linux counts it.
enum Memory {
    /// Returns the greatest growth of memory during some work, in bytes.
    static func growth(_ work: () async throws -> Void) async throws -> Int {
        // Resets the kernel's peak of the resident memory.
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
