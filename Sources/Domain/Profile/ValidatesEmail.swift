/// Tells whether a text can be somebody's address for e-mail.
public protocol ValidatesEmail: Sendable {
    /// The address without blanks around it; throws what is wrong with what was typed.
    func address(of typed: String) throws(EmailError) -> String
}

/// What is wrong with an address for e-mail.
public enum EmailError: Error, Hashable, Sendable {
    case noAt
    case severalAts
    case nothingBeforeAt
    case nothingAfterAt
    case blank
    /// A character that no address has.
    case foreign(Character)
    /// A dot stands at an end, or beside another one.
    case dots
    /// What follows the @ is not the name of a place on the internet.
    case domain(String)
    case tooLong
}

/// The rules that mail is sent by: those of RFC 5321, without quotes and numbers for domains, which nobody
/// has, and with letters of all scripts.
public struct EmailRules: ValidatesEmail {
    public init() {}

    public func address(of typed: String) throws(EmailError) -> String {
        let address = typed.trimmingBlanks
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

extension String {
    fileprivate var trimmingBlanks: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }),
            let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}

extension Substring {
    fileprivate var hasStrayDots: Bool {
        split(separator: ".", omittingEmptySubsequences: false).contains(where: \.isEmpty)
    }

    /// Names between dots, two at least, of which the last is no number.
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
