/// Names for new entries and files.
enum NewUID {
    /// A random UUID in small letters. `UUID()` opens the system's source of chance anew each time,
    /// which is as much work as making the file.
    static func text() -> String {
        var generator = SystemRandomNumberGenerator()
        let random = (generator.next(), generator.next())
        var bytes = withUnsafeBytes(of: random) { Array($0) }
        // Version 4 and the variant of RFC 9562.
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
