public enum IBANText {
    /// Returns an IBAN in capitals without spaces, hyphens and the invisible characters that copied
    /// text may contain.
    public static func compact(_ typed: String) -> String {
        String(
            typed.filter { !$0.isWhitespace && !separators.contains($0) && !$0.isInvisible }
                .flatMap { $0.isASCII ? $0.uppercased() : String($0) })
    }

    /// Returns an IBAN in printed form, in groups of four: "DE89 3704 0044 0532 0130 00".
    public static func inGroups(_ number: String) -> String {
        var groups = ""
        for (place, character) in compact(number).enumerated() {
            if place > 0, place.isMultiple(of: 4) { groups.append(" ") }
            groups.append(character)
        }
        return groups
    }

    private static let separators: Set<Character> = ["-", "‐", "‑", "–"]
}

extension Character {
    fileprivate var isInvisible: Bool {
        unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
    }
}
