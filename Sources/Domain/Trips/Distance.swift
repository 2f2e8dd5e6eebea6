public import Foundation

/// How far somebody says it is.
public struct Distance: Hashable, Sendable {
    public let kilometres: Decimal

    /// Returns nil unless it is more than nothing and no more than anybody travels.
    public init?(kilometres: Decimal) {
        guard kilometres > 0, kilometres <= 1_000_000 else { return nil }
        self.kilometres = kilometres
    }
}

extension Distance: LosslessStringConvertible {
    /// Such as `12.5`, in kilometres.
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
