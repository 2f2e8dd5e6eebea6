/// A sentence that is stored to be translated when it is read: its English text and its values,
/// which may be stored sentences themselves.
///
///     start text [between context] [between name between value]… end
///
/// The marks are control characters, which no sentence contains. A text without them is an English
/// sentence.
struct KeptSentence {
    private static let start: Unicode.Scalar = "\u{1}"
    private static let between: Unicode.Scalar = "\u{2}"
    private static let end: Unicode.Scalar = "\u{3}"

    /// - Parameter values: the values by their places' names. Marks in a value that is no whole
    ///   stored sentence are removed.
    static func kept(
        _ text: String, context: String, _ values: KeyValuePairs<String, String>
    ) -> String {
        var parts = [text, context]
        for (name, value) in values { parts += [name, isWhole(value) ? value : unmarked(value)] }
        return "\(start)\(parts.joined(separator: "\(between)"))\(end)"
    }

    /// Returns the text with each stored sentence replaced by what `tell` makes of it. Text around
    /// the sentences stays.
    static func said(
        _ kept: String,
        by tell: (_ text: String, _ context: String, _ values: [String: String]) -> String
    ) -> String {
        guard kept.unicodeScalars.contains(where: { [start, between, end].contains($0) }) else {
            return kept
        }
        guard isWhole(kept) else { return unmarked(kept) }
        // The last item has the parts of the innermost open sentence; the first has the text
        // outside of all sentences.
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

    /// Whether each sentence that begins in the text ends in it, and no separator stands outside of
    /// a sentence.
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

extension Localizer {
    /// Words that store sentences for `said(kept:)` to translate later. They are never shown.
    public static let forLater = Localizer(forLaterIn: inEnglish.locale)

    /// Translates the sentences that `forLater` stored. Any other text stays.
    package func said(kept: String) -> String {
        KeptSentence.said(kept) { text, context, values in
            guard let catalogue, let translated = catalogue.text(text, context: context),
                values.isEmpty || MessageArguments(in: text).fit(translated)
            else { return Self.filled(text, values) }
            return Self.filled(translated, values)
        }
    }
}
