public import Foundation

public struct Distance: Hashable, Sendable {
    public let kilometres: Decimal

    /// Returns `nil` unless the distance is positive and at most a million kilometres.
    public init?(kilometres: Decimal) {
        guard kilometres > 0, kilometres <= 1_000_000 else { return nil }
        self.kilometres = kilometres
    }
}

extension Distance: LosslessStringConvertible {
    /// The kilometres, such as `12.5`.
    public var description: String { "\(kilometres)" }

    /// Reads a number such as `12.5`, whatever the locale.
    public init?(_ text: String) {
        let digits = text.utf8.split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard (1...2).contains(digits.count),
            digits.allSatisfy({ part in
                (1...40).contains(part.count) && part.allSatisfy { (0x30...0x39).contains($0) }
            }), let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        self.init(kilometres: number)
    }
}
