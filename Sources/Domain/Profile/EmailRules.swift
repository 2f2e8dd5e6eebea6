internal import Foundation

/// The reason why a text is not an e-mail address.
public enum EmailError: Error, Hashable, Sendable {
    case noAt
    case severalAts
    case nothingBeforeAt
    case nothingAfterAt
    case blank
    /// A character that addresses cannot contain.
    case foreign(Character)
    /// A dot is at an end or next to another one.
    case dots
    /// The part after the @ is not a domain name.
    case domain(String)
    case tooLong
}

/// The rules for e-mail addresses of RFC 5321, without quoted local parts and address literals,
/// which are not in use, and with letters of all scripts.
public struct EmailRules: Sendable {
    public init() {}

    /// Returns a typed address without spaces around it.
    ///
    /// - Throws: The reason why the text is not an address.
    public func address(of typed: String) throws(EmailError) -> String {
        let address = typed.trimmingCharacters(in: .whitespacesAndNewlines)
        if address.contains(where: \.isWhitespace) { throw .blank }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { throw .noAt }
        guard parts.count == 2 else { throw .severalAts }
        let (name, domain) = (parts[0], parts[1])
        guard !name.isEmpty else { throw .nothingBeforeAt }
        guard !domain.isEmpty else { throw .nothingAfterAt }
        if let foreign = name.first(where: { !$0.isOfMailName }) { throw .foreign(foreign) }
        guard !name.hasStrayDots else { throw .dots }
        guard domain.isMailDomain else { throw .domain(String(domain)) }
        guard name.utf8.count <= 64, address.utf8.count <= 254 else { throw .tooLong }
        return address
    }
}

extension Substring {
    fileprivate var hasStrayDots: Bool {
        split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty)
    }

    /// Whether it consists of at least two labels, the last of which is not a number.
    fileprivate var isMailDomain: Bool {
        let labels = split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy(\.isLabel)
            && labels.last?.allSatisfy(\.isNumber) == false
    }

    private var isLabel: Bool {
        !isEmpty && utf8.count <= 63 && first != "-" && last != "-"
            && allSatisfy { $0 == "-" || $0.isLetter || $0.isNumber }
    }
}

extension Character {
    fileprivate var isOfMailName: Bool {
        isLetter || isNumber || "!#$%&'*+-/=?^_`{|}~.".contains(self)
    }
}
