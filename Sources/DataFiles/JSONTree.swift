package import Foundation

/// A value of JSON. Amounts are texts in files of data, so that they are never floating-point
/// numbers.
package enum JSONTree {
    case null
    case flag(Bool)
    case number(Int)
    case text(String)
    case list([JSONTree])
    case object([String: JSONTree])
    /// A number with a fraction, or too large.
    case other
}

extension JSONTree {
    /// Reads an object or a list of JSON, or fails if the data is neither.
    package init?(_ data: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: data) else { return nil }
        self.init(value)
    }

    /// Converts a value of `JSONSerialization`.
    private init(_ value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let object as [String: Any]: self = .object(object.mapValues(JSONTree.init))
        case let list as [Any]: self = .list(list.map(JSONTree.init))
        case let number as NSNumber where number.isFlag: self = .flag(number.boolValue)
        case let number as NSNumber: self = (number as? Int).map(JSONTree.number) ?? .other
        default: self = .null
        }
    }
}

extension NSNumber {
    /// Whether it is a Boolean, which Foundation stores in one byte; numbers of JSON have eight.
    fileprivate var isFlag: Bool { String(cString: objCType) == "c" }
}
