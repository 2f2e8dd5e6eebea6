/// Text as an entry can hold it, without control characters.
package enum SanitizedText {
    package static func line(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
        guard text.unicodeScalars.contains(where: { isControl($0) || isLineBreak($0) }) else {
            return text
        }
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if isLineBreak(scalar) || scalar == "\t" {
                line.append(" ")
            } else if !isControl(scalar) {
                line.append(scalar)
            }
        }
        return String(line)
    }

    /// Returns a text of several lines, each ended by a line feed.
    package static func paragraphs(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" }) else {
            return text
        }
        var kept = String.UnicodeScalarView()
        var afterReturn = false
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                kept.append("\n")
            } else if scalar == "\n" {
                if !afterReturn { kept.append(scalar) }
            } else if scalar == "\t" || !isControl(scalar) {
                kept.append(scalar)
            }
            afterReturn = scalar == "\r"
        }
        return String(kept)
    }

    /// Returns tags without surrounding blanks, each once, and without the one that marks the kind.
    package static func tags(_ tags: [String], without marker: String) -> [String] {
        list(tags).filter { !isMarker($0, marker) }
    }

    /// Returns texts of one line each without surrounding blanks, each once.
    package static func list(_ texts: [String]) -> [String] {
        var seen: Set = [""]
        return texts.map { trimmed(line($0)) }.filter { seen.insert($0).inserted }
    }

    package static func isMarker(_ tag: String, _ marker: String) -> Bool {
        tag.utf8.count >= marker.utf8.count && trimmed(tag).lowercased() == marker.lowercased()
    }

    /// Returns the text without blanks at either end.
    @inlinable
    package static func trimmed(_ text: some StringProtocol) -> String {
        var rest = Substring(text)
        if let first = rest.utf8.first, let last = rest.utf8.last, isPlain(first), isPlain(last) {
            return String(rest)
        }
        while rest.last?.isWhitespace ?? false { rest.removeLast() }
        return String(rest.drop(while: \.isWhitespace))
    }

    /// Whether a byte is an ASCII character other than a blank.
    @usableFromInline
    static func isPlain(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }

    private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
        (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
    }
}
