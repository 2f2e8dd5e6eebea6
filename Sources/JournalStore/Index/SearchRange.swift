/// The syntax of numbers in a search: `60`, `>60`, `60..90`, `60..` or `..90`.
enum SearchRange {
    /// A number greater than all values.
    private static let most = 1 << 40

    static let all = -most...most

    /// Reads a range, or returns `nil` if the text is not one. Each end is read as a range itself:
    /// a year is all its days.
    ///
    /// A comparison operator without a number, which may still be typed, is the range of all
    /// numbers.
    static func read(
        _ text: some StringProtocol, _ number: (String) -> ClosedRange<Int>?
    ) -> ClosedRange<Int>? {
        let text = String(text)
        guard !text.isEmpty else { return all }
        if let (from, to) = ends(of: text) {
            guard let lower = from.isEmpty ? all : number(from),
                let upper = to.isEmpty ? all : number(to)
            else { return nil }
            if from.isEmpty || to.isEmpty { return lower.lowerBound...upper.upperBound }
            return min(lower.lowerBound, upper.lowerBound)...max(lower.upperBound, upper.upperBound)
        }
        for (sign, range) in signs where text.hasPrefix(sign) {
            let rest = String(text.dropFirst(sign.count))
            if rest.isEmpty { return all }
            return number(rest).map(range)
        }
        return number(text)
    }

    /// Returns the texts before and after two periods.
    static func ends(of text: String) -> (from: String, to: String)? {
        text.indices.first { text[$0...].hasPrefix("..") }.map { dots in
            (String(text[..<dots]), String(text[dots...].dropFirst(2)))
        }
    }

    /// The comparison operators; one that begins with another precedes it.
    private static let signs: [(String, @Sendable (ClosedRange<Int>) -> ClosedRange<Int>)] = [
        (">=", { $0.lowerBound...most }), ("<=", { -most...$0.upperBound }),
        ("≥", { $0.lowerBound...most }), ("≤", { -most...$0.upperBound }),
        (">", { ($0.upperBound + 1)...most }), ("<", { -most...($0.lowerBound - 1) }),
        ("=", { $0 }),
    ]
}
