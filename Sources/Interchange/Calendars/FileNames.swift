import Foundation

/// Names for files of entries that come from elsewhere.
enum FileNames {
    /// The UID itself where it is a UUID, as in our own files; otherwise one that is made of its
    /// letters and tells nothing of them.
    static func name(for uid: String) -> String {
        if uid.utf8.count == 36, UUID(uuidString: uid) != nil { return uid + ".ics" }
        let halves = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142].map { (seed: UInt64) in
            uid.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
        }
        let digits = halves.map { half in
            let text = String(half, radix: 16)
            return String(repeating: "0", count: 16 - text.count) + text
        }.joined()
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
            String(digits.dropFirst(part.lowerBound).prefix(part.count))
        }.joined(separator: "-") + ".ics"
    }
}
