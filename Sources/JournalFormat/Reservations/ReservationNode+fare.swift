import Domain
import Foundation

extension ReservationNode {
    /// The price, or `nil` if it is missing, blank or no number.
    var fare: Fare? {
        for key in ["totalPrice", "price"] {
            if let price = object(key)?.fare { return price }
            guard let text = line([key]) else { continue }
            let words = text.split(separator: " ").map(String.init)
            let amounts = words.compactMap(Self.amount)
            guard amounts.count == 1, let amount = amounts.first else { continue }
            let currency = words.first { $0.count == 3 && $0.allSatisfy(\.isUppercase) }
            return Fare(amount, currency: line(["priceCurrency"]) ?? currency ?? "")
        }
        return nil
    }

    /// Returns a number such as `12.48` or `12,48`, or `nil` for an ambiguous one.
    private static func amount(_ text: String) -> Decimal? {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard parts.count <= 2, text.utf8.count <= 18,
            parts.allSatisfy({ part in
                !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
            }), !text.contains(",") || parts[1].count == 2
        else { return nil }
        return Decimal(
            string: parts.joined(separator: "."), locale: Locale(identifier: "en_US_POSIX"))
    }
}
