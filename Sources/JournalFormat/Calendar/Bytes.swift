import Foundation

/// Searches bytes for text. It is fast, because thousands of titles are searched, most of which are
/// no trips.
package enum Bytes {
    /// Returns the first index of some bytes, or `nil` if there are none.
    package static func place(of wanted: StaticString, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { place(of: wanted, in: $0) }
    }

    package static func place(
        of wanted: StaticString, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        place(
            of: UnsafeRawBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount),
            in: bytes)
    }

    package static func contains(_ wanted: [UInt8], in bytes: [UInt8]) -> Bool {
        wanted.withUnsafeBytes { wanted in
            bytes.withUnsafeBytes { place(of: wanted, in: $0) != nil }
        }
    }

    private static func place(
        of wanted: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        guard let base = bytes.baseAddress, let first = wanted.first,
            let beginning = wanted.baseAddress
        else { return nil }
        var start = 0
        while start + wanted.count <= bytes.count,
            let found = memchr(base + start, Int32(first), bytes.count - wanted.count - start + 1)
        {
            let place = UnsafeRawPointer(found) - base
            if memcmp(found, beginning, wanted.count) == 0 { return place }
            start = place + 1
        }
        return nil
    }
}

extension String {
    /// Whether the UTF-8 of the text contains a byte.
    func hasByte(_ byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        }
    }
}
