import Foundation

/// A value that exports write as a text, a number or a flag, depending on their version.
struct JSONScalar: Decodable {
    /// The value as a text, such as `12` or `true`.
    let text: String

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self.text = text
        } else if let number = try? value.decode(Int.self) {
            text = String(number)
        } else if let number = try? value.decode(Double.self) {
            text = "\(number)"
        } else {
            text = String(try value.decode(Bool.self))
        }
    }

    var number: Double? { Double(text) }
    var isTrue: Bool { ["true", "1", "t"].contains(text) }

    /// The moment that is this number of seconds after 1970, or `nil` if it is not a number.
    var moment: Date? { number.map { Date(timeIntervalSince1970: $0) } }
}

extension JSONScalar? {
    /// The value on one line, or empty if there is none.
    var line: String { (self?.text ?? "").onOneLine }
}

/// An object in whose place some versions of an export write something else, such as an empty array
/// if there is none.
struct JSONObject<Value: Decodable>: Decodable {
    /// The object, or `nil` for anything else.
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

/// Texts that some versions of an export write as an array and others with commas.
struct JSONTexts: Decodable {
    let all: [String]

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            all = FilmCells.list(text)
        } else {
            all = try value.decode([String].self)
        }
    }
}
