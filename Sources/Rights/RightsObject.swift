import Domain
import Foundation

/// An object in a file of rules, whose fields are read by their names. A defect is thrown with the
/// path of its field.
struct RightsObject {
    private let file: String
    private let path: String
    private let members: [String: JSONTree]

    init(_ data: Data, file: String, fields: Set<String>) throws(RightsDefect) {
        guard case .object(let members)? = JSONTree(data) else {
            throw RightsDefect(file: file, .notJSON)
        }
        try self.init(members, file: file, path: "", fields: fields)
    }

    private init(
        _ members: [String: JSONTree], file: String, path: String, fields: Set<String>
    ) throws(RightsDefect) {
        self.file = file
        self.path = path
        self.members = members
        if let unknown = members.keys.sorted().first(where: { !fields.contains($0) }) {
            throw defect(.unknownField, in: unknown)
        }
    }

    /// Makes a defect of a field.
    ///
    /// - Parameter field: the name of the field; empty for the object itself.
    func defect(_ reason: RightsDefect.Reason, in field: String = "") -> RightsDefect {
        let whole = [path, field].filter { !$0.isEmpty }.joined(separator: ".")
        return RightsDefect(file: file, field: whole, reason)
    }

    func has(_ field: String) -> Bool {
        if case .null? = members[field] { return false }
        return members[field] != nil
    }

    var names: [String] { members.keys.sorted() }

    // MARK: Required fields

    func text(_ field: String) throws(RightsDefect) -> String {
        guard case .text(let text) = try value(field) else { throw defect(.not(.text), in: field) }
        guard text.contains(where: { !$0.isWhitespace }) else { throw defect(.missing, in: field) }
        return text
    }

    func number(_ field: String, in range: ClosedRange<Int>) throws(RightsDefect) -> Int {
        guard case .number(let number) = try value(field) else {
            throw defect(.not(.number), in: field)
        }
        guard range.contains(number) else { throw defect(.outOfRange, in: field) }
        return number
    }

    /// Reads an amount greater than zero and at most `most`.
    func amount(_ field: String, most: Decimal = 100_000) throws(RightsDefect) -> Decimal {
        guard case .text(let text) = try value(field),
            text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
            text.utf8.count <= 20, text.first?.isNumber == true, text.last?.isNumber == true,
            text.count(where: { $0 == "." }) <= 1,
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { throw defect(.not(.amount), in: field) }
        guard amount > 0, amount <= most else { throw defect(.outOfRange, in: field) }
        return amount
    }

    func flag(_ field: String) throws(RightsDefect) -> Bool {
        guard case .flag(let flag) = try value(field) else { throw defect(.not(.flag), in: field) }
        return flag
    }

    func day(_ field: String) throws(RightsDefect) -> CalendarDay {
        guard case .text(let text) = try value(field),
            let day = CalendarDay(isoText: text.utf8Array)
        else { throw defect(.not(.day), in: field) }
        return day
    }

    func currency(_ field: String) throws(RightsDefect) -> String {
        let code = try text(field)
        guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
            throw defect(.not(.currency), in: field)
        }
        return code
    }

    func word<Word: RawRepresentable<String>>(
        _ field: String, of _: Word.Type = Word.self
    ) throws(RightsDefect) -> Word {
        try word(text(field), in: field)
    }

    func object(_ field: String, fields: Set<String>) throws(RightsDefect) -> RightsObject {
        guard case .object(let members) = try value(field) else {
            throw defect(.not(.object), in: field)
        }
        return try RightsObject(
            members, file: file, path: defect(.missing, in: field).field, fields: fields)
    }

    /// Reads a list of at least one object.
    func objects(_ field: String, fields: Set<String>) throws(RightsDefect) -> [RightsObject] {
        var objects: [RightsObject] = []
        for (place, element) in try list(field).enumerated() {
            let path = defect(.missing, in: "\(field)[\(place)]").field
            guard case .object(let members) = element else {
                throw RightsDefect(file: file, field: path, .not(.object))
            }
            objects.append(try RightsObject(members, file: file, path: path, fields: fields))
        }
        guard !objects.isEmpty else { throw defect(.missing, in: field) }
        return objects
    }

    func texts(_ field: String) throws(RightsDefect) -> [String] {
        var texts: [String] = []
        for (place, element) in try list(field).enumerated() {
            guard case .text(let text) = element else {
                throw defect(.not(.text), in: "\(field)[\(place)]")
            }
            texts.append(text)
        }
        return texts
    }

    func words<Word: RawRepresentable<String>>(
        _ field: String, of _: Word.Type = Word.self
    ) throws(RightsDefect) -> [Word] {
        var words: [Word] = []
        for (place, text) in try texts(field).enumerated() {
            words.append(try word(text, in: "\(field)[\(place)]"))
        }
        return words
    }

    /// Names of operators or services, at least one.
    func operatorNames(_ field: String) throws(RightsDefect) -> OperatorNames {
        let names = try texts(field)
        guard !names.isEmpty else { throw defect(.missing, in: field) }
        var keys: Set<String> = []
        for (place, name) in names.enumerated() {
            let isNew = keys.insert(name.lowercased()).inserted
            guard isNew else { throw defect(.twice(name), in: "\(field)[\(place)]") }
            guard name.contains(where: \.isLetter) else {
                throw defect(.missing, in: "\(field)[\(place)]")
            }
        }
        return OperatorNames(names)
    }

    // MARK: Optional fields

    func optional<Value>(
        _ field: String, _ read: (String) throws(RightsDefect) -> Value
    ) throws(RightsDefect) -> Value? {
        has(field) ? try read(field) : nil
    }

    private func value(_ field: String) throws(RightsDefect) -> JSONTree {
        guard let value = members[field], has(field) else { throw defect(.missing, in: field) }
        return value
    }

    private func list(_ field: String) throws(RightsDefect) -> [JSONTree] {
        guard case .list(let list) = try value(field) else { throw defect(.not(.list), in: field) }
        return list
    }

    private func word<Word: RawRepresentable<String>>(
        _ text: String, in field: String
    ) throws(RightsDefect) -> Word {
        guard let word = Word(rawValue: text) else { throw defect(.unknownWord(text), in: field) }
        return word
    }
}

extension String {
    fileprivate var utf8Array: [UInt8] { Array(utf8) }
}
