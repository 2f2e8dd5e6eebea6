import Domain

/// UIDs that are derived from a text, and so are the same wherever they are made.
package enum MadeUID {
    /// Returns a UID in the form of a UUID, which does not reveal the text.
    package static func text(of text: String) -> String {
        // Two hashes with different seeds give enough digits.
        let digits = [Fingerprint(), Fingerprint(seed: 0x6C62_272E_07BB_0142)].map { beginning in
            half(of: text, from: beginning).digits
        }.joined()
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
            String(digits.dropFirst(part.lowerBound).prefix(part.count))
        }.joined(separator: "-")
    }

    /// Returns the UID for an item that shares its old one with another file.
    ///
    /// A backup or a calendar that still has the old UID is recognised by it.
    package static func instead(of uid: String, in name: String, count: Int = 1) -> String {
        text(of: "\(uid)\n\(name)" + (count == 1 ? "" : "\n\(count)"))
    }

    /// The number that a UID instead of another one begins with.
    package static func number(instead uid: String, in name: String) -> UInt64 {
        half(of: "\(uid)\n\(name)", from: Fingerprint()).value
    }

    /// The number that a UID begins with, if that was made; `nil` if it cannot have been.
    package static func number(in uid: String) -> UInt64? {
        let digits = uid.filter { $0 != "-" }
        return digits.utf8.count == 32 ? UInt64(digits.prefix(16), radix: 16) : nil
    }

    private static func half(of text: String, from beginning: Fingerprint) -> Fingerprint {
        var half = beginning
        half.add(bytes: text.utf8)
        return half
    }
}
