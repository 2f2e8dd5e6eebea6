import Foundation

/// Folds and unfolds lines by RFC 5545, section 3.1.
package enum Folding {
    /// The greatest length of a line without its end, in octets.
    package static let limit = 75

    /// Returns the byte range of each content line, with its folds and its end.
    package static func lines(of bytes: [UInt8]) -> [Range<Int>] {
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

    /// Returns a line without its folds and its end.
    package static func unfolded(_ line: ArraySlice<UInt8>) -> [UInt8] {
        line.withUnsafeBufferPointer { line in
            [UInt8](unsafeUninitializedCapacity: line.count) { unfolded, count in
                guard let base = line.baseAddress, let target = unfolded.baseAddress else { return }
                var start = 0
                while start < line.count {
                    let found = memchr(base + start, Int32(UInt8(ascii: "\n")), line.count - start)
                    let end = found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
                    let length = (end ?? line.count) - start
                    (target + count).update(from: base + start, count: length)
                    count += length
                    guard let end else { return }
                    if count > 0, target[count - 1] == UInt8(ascii: "\r") { count -= 1 }
                    start = end + 2  // A fold is a line end and a blank.
                }
            }
        }
    }

    /// Returns a line with its end, folded between characters.
    package static func folded(_ line: String, end: [UInt8]) -> [UInt8] {
        let bytes = Array(line.utf8)
        var folded: [UInt8] = []
        folded.reserveCapacity(bytes.count + bytes.count / limit * 3 + 2)
        var start = 0
        var room = limit
        while bytes.count - start > room {
            var next = start + room
            while isInsideCharacter(bytes[next]) { next -= 1 }
            folded += bytes[start..<next]
            folded += end
            folded.append(UInt8(ascii: " "))
            start = next
            room = limit - 1
        }
        folded += bytes[start...]
        return folded + end
    }

    private static func isInsideCharacter(_ byte: UInt8) -> Bool {
        byte & 0b1100_0000 == 0b1000_0000
    }

    private static func isFold(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
