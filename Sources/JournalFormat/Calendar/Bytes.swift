import Foundation

/// Looks for text byte by byte: thousands of titles are looked through, and most are no trips.
package enum Bytes {
    /// Where some bytes first stand; nil where they do not.
    package static func place(of wanted: StaticString, in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { place(of: wanted, in: $0) }
    }

    package static func place(
        of wanted: StaticString, in bytes: UnsafeRawBufferPointer
    ) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        let count = wanted.utf8CodeUnitCount
        var start = 0
        while start + count <= bytes.count,
            let found = memchr(
                base + start, Int32(wanted.utf8Start.pointee), bytes.count - count - start + 1)
        {
            let place = UnsafeRawPointer(found) - base
            if memcmp(found, wanted.utf8Start, count) == 0 { return place }
            start = place + 1
        }
        return nil
    }
}

extension String {
    /// Whether a byte of its UTF-8 is this one.
    func hasByte(_ byte: UInt8) -> Bool {
        var text = self
        return text.withUTF8 { bytes in
            bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false
        }
    }
}
