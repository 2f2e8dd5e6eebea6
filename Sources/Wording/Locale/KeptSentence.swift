/// A sentence as it is kept for whoever reads it next, perhaps in another language: its English text
/// and what stands at its places, which may be sentences of that kind themselves.
///
///     start text [between context] [between name between value]… end
///
/// The marks are characters that no sentence has. What has none of them is an English sentence.
struct KeptSentence {
    private static let start: Unicode.Scalar = "\u{1}"
    private static let between: Unicode.Scalar = "\u{2}"
    private static let end: Unicode.Scalar = "\u{3}"

    /// - Parameter values: by their names; a mark that is no sentence's is left out.
    static func kept(
        _ text: String, context: String, _ values: KeyValuePairs<String, String>
    ) -> String {
        var parts = [text, context]
        for (name, value) in values { parts += [name, isWhole(value) ? value : unmarked(value)] }
        return "\(start)\(parts.joined(separator: "\(between)"))\(end)"
    }

    /// What was kept, with each sentence told by `tell`; what stands around them stays as it is.
    static func said(
        _ kept: String,
        by tell: (_ text: String, _ context: String, _ values: [String: String]) -> String
    ) -> String {
        guard kept.unicodeScalars.contains(where: { [start, between, end].contains($0) }) else {
            return kept
        }
        guard isWhole(kept) else { return unmarked(kept) }
        // The parts of each sentence that has begun and not ended, below them what is outside of all.
        var open: [[String]] = [[""]]
        for scalar in kept.unicodeScalars {
            switch scalar {
            case start: open.append([""])
            case between: open[open.count - 1].append("")
            case end:
                let parts = open.removeLast()
                var values: [String: String] = [:]
                for index in stride(from: 2, to: parts.count - 1, by: 2) {
                    values[parts[index]] = parts[index + 1]
                }
                let words = tell(parts[0], parts.count > 1 ? parts[1] : "", values)
                open[open.count - 1][open[open.count - 1].count - 1] += words
            default:
                open[open.count - 1][open[open.count - 1].count - 1].unicodeScalars.append(scalar)
            }
        }
        return open[0][0]
    }

    /// Whether each sentence that begins in it ends in it, and nothing stands between parts elsewhere.
    private static func isWhole(_ text: String) -> Bool {
        var depth = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case start: depth += 1
            case end: depth -= 1
            case between where depth == 0: return false
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }

    private static func unmarked(_ text: String) -> String {
        var text = text
        text.unicodeScalars.removeAll { [start, between, end].contains($0) }
        return text
    }
}

extension LocalWords {
    /// Says what is kept, for `said(kept:)` to say in the language of whoever reads it. In no window.
    public static let forLater = LocalWords(forLaterIn: inEnglish.locale)

    /// What `forLater` said, in the language of these words. Any other text is as it was.
    package func said(kept: String) -> String {
        KeptSentence.said(kept) { text, context, values in
            guard let catalogue, let translated = catalogue.text(text, context: context),
                values.isEmpty || Places(in: text).fit(translated)
            else { return Self.filled(text, values) }
            return Self.filled(translated, values)
        }
    }
}
