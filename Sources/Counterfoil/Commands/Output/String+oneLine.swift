import Presentation

extension String {
    /// The text on one line, safe for a terminal: line breaks and tabs become spaces, other control
    /// characters become U+FFFD, and marks that turn the direction of text or are invisible are
    /// left out, as in the window.
    var onOneLine: String {
        guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return self }
        let safe = displaySafe
        guard safe.unicodeScalars.contains(where: \.isReplaced) else { return safe }
        var line = String.UnicodeScalarView()
        for scalar in safe.unicodeScalars {
            if scalar.isBlank {
                line.append(" ")
            } else {
                line.append(scalar.isReplaced ? "\u{FFFD}" : scalar)
            }
        }
        return String(line)
    }
}

extension String {
    /// The text in its lines, each safe for a terminal.
    var inPlainLines: String {
        guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 > 0x7E }) else { return self }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { String($0).onOneLine }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    /// Whether terminals act on the character instead of showing it.
    var isObeyed: Bool {
        switch value {
        case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the character is replaced. Pairs of isolating marks that `displaySafe` kept stay.
    fileprivate var isReplaced: Bool { isObeyed && !(0x2068...0x2069).contains(value) }

    fileprivate var isBlank: Bool {
        (0x09...0x0D).contains(value) || [0x85, 0x2028, 0x2029].contains(value)
    }
}
