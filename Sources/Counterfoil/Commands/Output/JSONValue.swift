import Domain
import Foundation

/// A JSON value, whose members keep their order.
indirect enum JSONValue {
    case null
    case flag(Bool)
    case number(Int)
    /// A number by its digits, such as "12.5".
    case decimal(String)
    case text(String)
    case list([JSONValue])
    case object([(String, JSONValue)])

    /// Makes a list of values.
    init<Element>(_ elements: some Sequence<Element>, _ value: (Element) -> JSONValue) {
        self = .list(elements.map(value))
    }

    /// Makes an object, in which a member without a value is null.
    init(members: [(String, (any HasJSON)?)]) {
        self = .object(members.map { ($0, $1?.json ?? .null) })
    }

    /// Returns an object with the members of several, one after the other.
    static func merged(_ objects: JSONValue...) -> JSONValue {
        .object(
            objects.flatMap { object -> [(String, JSONValue)] in
                if case .object(let members) = object { members } else { [] }
            })
    }

    /// The value on one line. Characters that control a terminal are escaped.
    var text: String {
        var text = ""
        write(to: &text)
        return text
    }

    private func write(to text: inout String) {
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number): text += String(number)
        case .decimal(let digits): text += digits
        case .text(let value): Self.write(value, to: &text)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                value.write(to: &text)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (index, (name, value)) in members.enumerated() {
                if index > 0 { text += ", " }
                Self.write(name, to: &text)
                text += ": "
                value.write(to: &text)
            }
            text += "}"
        }
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\t": text += "\\t"
            case let scalar where scalar.isObeyed:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

/// A value that JSON can hold.
protocol HasJSON {
    var json: JSONValue { get }
}

extension JSONValue: HasJSON, ExpressibleByDictionaryLiteral {
    var json: JSONValue { self }

    init(dictionaryLiteral members: (String, (any HasJSON)?)...) {
        self.init(members: members)
    }
}

extension Bool: HasJSON {
    var json: JSONValue { .flag(self) }
}

extension Int: HasJSON {
    var json: JSONValue { .number(self) }
}

extension Decimal: HasJSON {
    var json: JSONValue { isFinite ? .decimal("\(self)") : .null }
}

extension String: HasJSON {
    var json: JSONValue { .text(self) }
}

extension CalendarDay: HasJSON {
    var json: JSONValue { .text(isoText) }
}

extension Array: HasJSON where Element: HasJSON {
    var json: JSONValue { .list(map(\.json)) }
}
