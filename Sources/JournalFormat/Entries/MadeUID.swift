import Domain

/// UIDs that are made of something, and so are the same wherever they are made.
package enum MadeUID {
    /// In the form of a UUID; it tells nothing of the text.
    package static func text(of text: String) -> String {
        // Twice, from different beginnings.
        let digits = [Fingerprint(), Fingerprint(seed: 0x6C62_272E_07BB_0142)].map { beginning in
            var half = beginning
            half.add(bytes: text.utf8)
            return half.digits
        }.joined()
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { part in
            String(digits.dropFirst(part.lowerBound).prefix(part.count))
        }.joined(separator: "-")
    }

    /// The UID that the item in a file gets instead of one that another file has.
    ///
    /// A backup or a calendar that still has the old UID is recognised by it.
    package static func instead(of uid: String, in name: String, count: Int = 1) -> String {
        text(of: "\(uid)\n\(name)" + (count == 1 ? "" : "\n\(count)"))
    }
}
