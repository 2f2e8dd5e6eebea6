/// Keeps spreadsheets from running a cell's text as a formula.
package enum FormulaGuard {
    /// Characters that a spreadsheet takes for the beginning of a formula, or skips before one.
    private static let formulaStarts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
    ]

    /// The text behind an apostrophe, where it could be taken for a formula.
    ///
    /// So is text that is behind apostrophes already, or reading would take away one too many.
    package static func escaped(_ text: String) -> String {
        startsFormula(text.unicodeScalars[...]) ? "'\(text)" : text
    }

    /// The text as it was before it was escaped.
    package static func restored(_ cell: String) -> String {
        let scalars = cell.unicodeScalars
        guard scalars.first == "'", startsFormula(scalars.dropFirst()) else { return cell }
        return String(scalars.dropFirst())
    }

    private static func startsFormula(_ text: Substring.UnicodeScalarView) -> Bool {
        guard let first = text.first(where: { $0 != "'" }) else { return false }
        return formulaStarts.contains(first)
    }
}
