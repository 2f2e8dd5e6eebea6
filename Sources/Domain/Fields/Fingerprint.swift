/// An FNV-1a hash of 64 bits. It is the same for equal values on every machine and in every run,
/// and is not cryptographic.
package struct Fingerprint {
    @usableFromInline package internal(set) var value: UInt64

    /// - Parameter seed: The initial value. Another seed gives another hash for the same values.
    package init(seed: UInt64 = 0xCBF2_9CE4_8422_2325) { value = seed }

    /// The hash of the content of a file.
    package init(of bytes: [UInt8]) {
        self.init()
        add(bytes: bytes)
    }

    package mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(bytes: $0) }
        // A byte that never occurs in UTF-8 separates texts.
        add(0xFF as UInt8)
    }

    package mutating func add(_ number: Int?) {
        guard let number else { return add(0 as UInt8) }
        add(1 as UInt8)
        for shift in stride(from: 0, to: 64, by: 8) {
            add(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    package mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    @inlinable
    package mutating func add(bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte) }
    }

    @inlinable
    mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}

extension Fingerprint {
    /// The hash in 16 hexadecimal digits.
    package var digits: String { Self.hexadecimal(value, least: 16) }

    /// The hash in hexadecimal digits without leading zeros.
    package var shortDigits: String { Self.hexadecimal(value, least: 1) }

    /// Returns the hash of a text, folded to 32 bits, in eight hexadecimal digits. Import marks
    /// contain it, so it never changes.
    package static func short(of text: String) -> String {
        var fingerprint = Fingerprint()
        fingerprint.add(bytes: text.utf8)
        let folded = UInt32(truncatingIfNeeded: fingerprint.value ^ (fingerprint.value >> 32))
        return hexadecimal(UInt64(folded), least: 8)
    }

    /// Returns the same as `String(_:radix:)` with leading zeros, without the parts of the standard
    /// library that slow down the program's start.
    private static func hexadecimal(_ value: UInt64, least: Int) -> String {
        let count = max(least, (UInt64.bitWidth - value.leadingZeroBitCount + 3) / 4)
        let digits = (0..<count).reversed().map { place in
            let digit = UInt8(truncatingIfNeeded: value >> (4 * UInt64(place))) & 15
            return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
