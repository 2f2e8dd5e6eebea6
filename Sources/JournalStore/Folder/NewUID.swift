/// The source of names for new entries and files.
enum NewUID {
    /// Returns a random UUID in lowercase. `UUID()` opens the system's random source each time,
    /// which takes as long as making the file.
    static func text() -> String {
        var generator = SystemRandomNumberGenerator()
        let random = (generator.next(), generator.next())
        var bytes = withUnsafeBytes(of: random) { Array($0) }
        // RFC 9562 fixes the bits of version 4 and the variant.
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(36)
        for (place, byte) in bytes.enumerated() {
            if [4, 6, 8, 10].contains(place) { text.append(UInt8(ascii: "-")) }
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0x0F)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
