import Domain
import Foundation

/// The text of a fare in the index: the code of its currency, if it has one, and the amount.
enum FareText {
    /// The SQL expression for the number of a row's currency: -1 if the fare has none, and null if
    /// there is no fare.
    static let currencySQL = """
        CASE WHEN fare GLOB '[A-Z]*' THEN
            unicode(fare) * 676 + unicode(substr(fare, 2)) * 26 + unicode(substr(fare, 3)) - 45695
        WHEN fare IS NOT NULL THEN -1 END
        """

    /// Returns the numbers of the currencies whose codes begin with these capital letters.
    static func currencies(_ letters: String) -> ClosedRange<Int> {
        func number(_ filler: Character) -> Int {
            (letters + String(repeating: filler, count: 3 - letters.count)).utf8.reduce(0) {
                $0 * 26 + Int($1) - 65
            }
        }
        return number("A")...number("Z")
    }

    static func text(_ fare: Fare) -> String {
        (Fare.code(of: fare.currency) ?? "") + "\(fare.amount)"
    }

    /// Reads a fare, or returns `nil` if a damaged table contains something else.
    static func fare(_ text: String) -> Fare? {
        let code = text.prefix { $0.isASCII && $0.isLetter }
        guard code.isEmpty || code.count == 3,
            let amount = Decimal(
                string: String(text[code.endIndex...]), locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        return Fare(amount, currency: String(code))
    }
}

extension Fare {
    /// Returns the code in capital letters, or `nil` if it is not the code of a currency.
    fileprivate static func code(of currency: String) -> String? {
        guard currency.utf8.count == 3, currency.utf8.allSatisfy({ 0x41...0x5A ~= $0 & 0xDF })
        else { return nil }
        return currency.uppercased()
    }
}
