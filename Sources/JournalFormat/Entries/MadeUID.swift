/// UIDs that are made of something, and so are the same wherever they are made.
package enum MadeUID {
    /// In the form of a UUID; it tells nothing of the text.
    package static func text(of text: String) -> String {
        // FNV-1a, twice from different beginnings.
        let digits = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142].map { (seed: UInt64) in
            let half = text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
            String(digits.dropFirst(part.lowerBound).prefix(part.count))
        }.joined(separator: "-")
    }

    /// What the item in a file gets instead of a UID that another file has.
    ///
    /// A backup or a calendar that still has the old UID is recognised by it.
    package static func instead(of uid: String, in name: String, count: Int = 1) -> String {
        text(of: "\(uid)\n\(name)" + (count == 1 ? "" : "\n\(count)"))
    }
}
