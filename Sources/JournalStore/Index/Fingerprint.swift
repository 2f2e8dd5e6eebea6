/// FNV-1a, 64 bits: the same number for the same values, on every machine and at every start.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { for byte in $0 { add(byte) } }
        // A byte that UTF-8 never has parts one text from the next.
        add(0xFF as UInt8)
    }

    mutating func add(_ number: Int?) {
        guard let number else { return add(0 as UInt8) }
        add(1 as UInt8)
        for shift in stride(from: 0, to: 64, by: 8) {
            add(UInt8(truncatingIfNeeded: number >> shift))
        }
    }

    mutating func add(_ texts: [String]) {
        add(texts.count)
        for text in texts { add(text) }
    }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { add(byte) }
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
