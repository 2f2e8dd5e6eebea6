/// How the number of an account is written.
public enum IBANText {
    /// In capitals, without the blanks and hyphens that make it easier to read, and without what nobody
    /// sees and pages and documents leave in what is copied from them.
    public static func compact(_ typed: String) -> String {
        String(
            typed.filter { !$0.isWhitespace && !separators.contains($0) && !$0.isInvisible }
                .flatMap { $0.isASCII ? $0.uppercased() : String($0) })
    }

    /// In groups of four, as it is printed: "DE89 3704 0044 0532 0130 00".
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
