/// Keeps spreadsheets from running a cell's text as a formula.
enum Defusing {
    /// What a spreadsheet takes for the beginning of a formula, or passes over before one.
    private static let fuses: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
    ]

    /// The text behind an apostrophe, where it could be taken for a formula.
    ///
    /// So is text that is behind apostrophes already, or reading would take away one too many.
    static func defused(_ text: String) -> String {
        isLoaded(text.unicodeScalars[...]) ? "'\(text)" : text
    }

    /// The text as it was before it was defused.
    static func restored(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", isLoaded(scalars.dropFirst()) else { return cell }
        return String(scalars.dropFirst())
    }

    private static func isLoaded(_ text: Substring.UnicodeScalarView) -> Bool {
        guard let first = text.first(where: { $0 != "'" }) else { return false }
        return fuses.contains(first)
    }
}
