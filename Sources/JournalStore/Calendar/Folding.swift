import Foundation

/// Lines as RFC 5545, section 3.1, folds them.
enum Folding {
    /// The longest a line may be, in octets without its end.
    static let limit = 75

    /// Where each content line is, with its folds and its end.
    static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return [] }
            var lines: [Range<Int>] = []
            var start = 0
            var next = 0
            while next < buffer.count {
                let found = memchr(base + next, Int32(UInt8(ascii: "\n")), buffer.count - next)
                next =
                    found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) + 1 } ?? buffer.count
                if next < buffer.count, isFold(buffer[next]) { continue }
                lines.append(start..<next)
                start = next
            }
            return lines
        }
    }

    /// The line without folds and without its end.
    static func unfolded(_ line: ArraySlice<UInt8>) -> [UInt8] {
        var unfolded: [UInt8] = []
        unfolded.reserveCapacity(line.count)
        var rest = line
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            unfolded += rest[..<end]
            if unfolded.last == UInt8(ascii: "\r") { unfolded.removeLast() }
            rest = rest[(end + 1)...].dropFirst()
        }
        return unfolded + rest
    }

    /// The line as it is written, folded between characters, with its end.
    static func folded(_ line: String, end: [UInt8]) -> [UInt8] {
        var folded: [UInt8] = []
        var length = 0
        for scalar in line.unicodeScalars {
            let encoded = UTF8.encode(scalar).map(Array.init) ?? []
            if length + encoded.count > limit {
                folded += end + [UInt8(ascii: " ")]
                length = 1
            }
            folded += encoded
            length += encoded.count
        }
        return folded + end
    }

    private static func isFold(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
