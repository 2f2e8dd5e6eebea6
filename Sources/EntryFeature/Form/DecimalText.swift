package import Foundation

/// A number with decimals as people of a locale type it, or with a point: a fare, a distance.
package struct DecimalText {
    private let decimalSeparator: String
    private let groupingSeparator: String

    package init(_ locale: Locale) {
        decimalSeparator = locale.decimalSeparator ?? "."
        groupingSeparator = locale.groupingSeparator ?? ""
    }

    /// Returns nil if it is not a number. A separator of thousands in the locale is one here.
    package func number(_ text: String) -> Decimal? {
        let text = text.filter { !$0.isWhitespace }
        return number(text, decimal: decimalSeparator, grouping: groupingSeparator)
            ?? number(text, decimal: ".", grouping: "")
    }

    /// Such as "12.5": no thousands.
    package func text(_ number: Decimal) -> String {
        "\(number)".replacing(".", with: decimalSeparator)
    }

    /// Such as "49.90": no thousands, and cents unless there are none.
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

    /// Thousands are grouped throughout or not at all.
    private func whole(_ text: String, grouping: String) -> String? {
        let bare = grouping.filter { !$0.isWhitespace }
        guard !bare.isEmpty, text.contains(bare) else { return digits(text) }
        let groups = text.components(separatedBy: bare)
        guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return digits(groups.joined())
    }

    /// Digits of any script as those of ours; nil where there are none, other characters, or more
    /// than any fare or distance has.
    private func digits(_ text: String) -> String? {
        let values = text.map { $0.isNumber ? $0.wholeNumberValue : nil }
        guard (1...12).contains(values.count) else { return nil }
        return values.reduce("") { text, value in
            guard let text, let value, value < 10 else { return nil }
            return text + String(value)
        }
    }
}
