/// Keeps spreadsheets from running a cell's text as a formula.
package enum FormulaGuard {
    /// Characters that a spreadsheet takes for the beginning of a formula, or skips before one.
    private static let formulaStarts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠",
    ]

    /// Returns the text, with an apostrophe before it if a spreadsheet could take it for a formula.
    ///
    /// A text that begins with an apostrophe before a formula gets another, because `restored(_:)`
    /// removes one.
    package static func escaped(_ text: String) -> String {
        startsFormula(text.unicodeScalars[...]) ? "'\(text)" : text
    }

    /// Returns the text that `escaped(_:)` made a cell of.
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
