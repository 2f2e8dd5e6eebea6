package import Foundation

/// Reads and writes decimal numbers, such as a fare or a distance, as a locale does. A decimal
/// point is always read.
package struct DecimalText {
    private let decimalSeparator: String
    private let groupingSeparator: String

    package init(_ locale: Locale) {
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ""
    }

    /// Returns the number that a text means, or `nil` if it is none. The locale's grouping
    /// separator is not a decimal one.
    package func number(_ text: String) -> Decimal? {
        let text = text.filter { !$0.isWhitespace }
        return number(text, decimal: decimalSeparator, grouping: groupingSeparator)
            ?? number(text, decimal: ".", grouping: "")
    }

    /// Returns a number without grouping, such as "12.5".
    package func text(_ number: Decimal) -> String {
        "\(number)".replacing(".", with: decimalSeparator)
    }

    /// Returns an amount without grouping, such as "49.90", and without cents if there are none.
    package func withCents(_ amount: Decimal) -> String {
        let digits = "\(amount)".split(separator: ".")
        guard digits.count == 2 else { return "\(amount)" }
        let cents = String(digits[1])
        return digits[0] + decimalSeparator + (cents.count == 1 ? cents + "0" : cents)
    }

    private func number(_ text: String, decimal: String, grouping: String) -> Decimal? {
        let parts = text.components(separatedBy: decimal)
        guard parts.count <= 2, let whole = whole(parts[0], grouping: grouping),
            let decimals = digits(parts.count == 2 ? parts[1] : "0")
        else { return nil }
        return Decimal(string: "\(whole).\(decimals)", locale: Locale(identifier: "en_US_POSIX"))
    }

    /// Returns the digits of a whole number, or `nil` if only some of its thousands are grouped.
    private func whole(_ text: String, grouping: String) -> String? {
        let bare = grouping.filter { !$0.isWhitespace }
        guard !bare.isEmpty, text.contains(bare) else { return digits(text) }
        let groups = text.components(separatedBy: bare)
        guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return digits(groups.joined())
    }

    /// Returns digits of any script as ASCII digits, or `nil` if there are none, there are other
    /// characters, or there are more than 12.
    private func digits(_ text: String) -> String? {
        let values = text.map { $0.isNumber ? $0.wholeNumberValue : nil }
        guard (1...12).contains(values.count) else { return nil }
        return values.reduce("") { text, value in
            guard let text, let value, value < 10 else { return nil }
            return text + String(value)
        }
    }
}
