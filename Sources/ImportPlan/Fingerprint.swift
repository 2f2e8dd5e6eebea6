/// A short fingerprint of what was said of a field, the same on every machine.
enum Fingerprint {
    /// Eight hexadecimal digits: FNV-1a, its two halves folded into one.
    static func fingerprint(_ text: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ (hash >> 32)), radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }
}
