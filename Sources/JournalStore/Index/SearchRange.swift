/// Numbers as somebody asks for them in a search: `60`, `>60`, `60..90`, `60..` or `..90`.
enum SearchRange {
    /// Larger than anything that is asked for.
    private static let most = 1 << 40

    static let all = -most...most

    /// Nil for what is none. A range is told from its ends, which are each read as a range of their own:
    /// a year is all its days.
    ///
    /// A sign without a number, which somebody may be about to type, is every number.
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

    /// What stands before and behind two dots.
    static func ends(of text: String) -> (from: String, to: String)? {
        text.indices.first { text[$0...].hasPrefix("..") }.map { dots in
            (String(text[..<dots]), String(text[dots...].dropFirst(2)))
        }
    }

    /// A longer sign comes before the one that it begins with.
    private static let signs: [(String, @Sendable (ClosedRange<Int>) -> ClosedRange<Int>)] = [
        (">=", { $0.lowerBound...most }), ("<=", { -most...$0.upperBound }),
        ("≥", { $0.lowerBound...most }), ("≤", { -most...$0.upperBound }),
        (">", { ($0.upperBound + 1)...most }), ("<", { -most...($0.lowerBound - 1) }),
        ("=", { $0 }),
    ]
}
