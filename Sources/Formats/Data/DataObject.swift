import Domain
import Foundation

/// An object in a file of data, whose fields are read by their names. A defect is thrown with the
/// path of its field.
struct DataObject {
    private let file: String
    private let path: String
    private let members: [String: Any]

    /// The version of the format of all files. Other numbers are for other versions of the program.
    private static let schema = 1

    /// Reads the object of a file.
    ///
    /// - Parameter fields: the known fields beside the version.
    init(_ data: Data, file: String, fields: Set<String>) throws(DataDefect) {
        guard let members = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
            throw DataDefect(file: file, .notJSON)
        }
        try self.init(members, file: file, path: "", fields: fields.union(["schema"]))
        guard try number("schema", in: 0...Int.max) == Self.schema else {
            throw defect(.otherSchema, in: "schema")
        }
    }

    /// - Parameter fields: the known fields, or `nil` if any name is a field.
    private init(
        _ members: [String: Any], file: String, path: String, fields: Set<String>?
    ) throws(DataDefect) {
        self.file = file
        self.path = path
        self.members = members
        if let fields, let unknown = members.keys.sorted().first(where: { !fields.contains($0) }) {
            throw defect(.unknownField, in: unknown)
        }
    }

    /// Makes a defect of a field.
    ///
    /// - Parameter field: the name of the field; empty for the object itself.
    func defect(_ reason: DataDefect.Reason, in field: String = "") -> DataDefect {
        DataDefect(file: file, field: path(of: field), reason)
    }

    private func path(of field: String) -> String {
        [path, field].filter { !$0.isEmpty }.joined(separator: ".")
    }

    func has(_ field: String) -> Bool { members[field].map { !($0 is NSNull) } ?? false }

    var names: [String] { members.keys.sorted() }

    // MARK: Required fields

    func text(_ field: String) throws(DataDefect) -> String {
        let text: String = try value(field, .text)
        guard text.contains(where: { !$0.isWhitespace }) else { throw defect(.missing, in: field) }
        return text
    }

    /// Reads the id of a file, which is its name without the ending.
    func id() throws(DataDefect) -> String {
        let id = try text("id")
        guard file == "\(id).json" else { throw defect(.otherName(id), in: "id") }
        return id
    }

    func number(_ field: String, in range: ClosedRange<Int>) throws(DataDefect) -> Int {
        let value: NSNumber = try value(field, .number)
        // A number with a fraction, or one that is too large, is no `Int`.
        guard !value.isFlag, let number = value as? Int else {
            throw defect(.not(.number), in: field)
        }
        guard range.contains(number) else { throw defect(.outOfRange, in: field) }
        return number
    }

    /// Reads an amount greater than zero and at most `most`. It is a text, so that it is never a
    /// floating-point number.
    func amount(_ field: String, most: Decimal = 100_000) throws(DataDefect) -> Decimal {
        let text: String = try value(field, .amount)
        guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
            text.utf8.count <= 20, text.first?.isNumber == true, text.last?.isNumber == true,
            text.count(where: { $0 == "." }) <= 1,
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { throw defect(.not(.amount), in: field) }
        guard amount > 0, amount <= most else { throw defect(.outOfRange, in: field) }
        return amount
    }

    func flag(_ field: String) throws(DataDefect) -> Bool {
        let value: NSNumber = try value(field, .flag)
        guard value.isFlag else { throw defect(.not(.flag), in: field) }
        return value.boolValue
    }

    func day(_ field: String) throws(DataDefect) -> CalendarDay {
        let text: String = try value(field, .day)
        guard let day = CalendarDay(isoText: Array(text.utf8)) else {
            throw defect(.not(.day), in: field)
        }
        return day
    }

    func currency(_ field: String) throws(DataDefect) -> String {
        let code = try text(field)
        guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
            throw defect(.not(.currency), in: field)
        }
        return code
    }

    func word<Word: RawRepresentable<String>>(_ field: String) throws(DataDefect) -> Word {
        try word(text(field), in: field)
    }

    /// - Parameter fields: the known fields, or `nil` if any name is a field.
    func object(_ field: String, fields: Set<String>? = nil) throws(DataDefect) -> DataObject {
        try DataObject(value(field, .object), file: file, path: path(of: field), fields: fields)
    }

    /// Reads a list of at least one object.
    func objects(_ field: String, fields: Set<String>) throws(DataDefect) -> [DataObject] {
        let list: [Any] = try value(field, .list)
        guard !list.isEmpty else { throw defect(.missing, in: field) }
        var objects: [DataObject] = []
        for (place, element) in list.enumerated() {
            let name = "\(field)[\(place)]"
            guard let members = element as? [String: Any] else {
                throw defect(.not(.object), in: name)
            }
            objects.append(
                try DataObject(members, file: file, path: path(of: name), fields: fields))
        }
        return objects
    }

    func texts(_ field: String) throws(DataDefect) -> [String] {
        try texts(in: value(field, .list), field)
    }

    func lists(_ field: String) throws(DataDefect) -> [[String]] {
        let all: [Any] = try value(field, .list)
        var lists: [[String]] = []
        for (place, element) in all.enumerated() {
            let name = "\(field)[\(place)]"
            guard let list = element as? [Any] else { throw defect(.not(.list), in: name) }
            lists.append(try texts(in: list, name))
        }
        return lists
    }

    private func texts(in list: [Any], _ field: String) throws(DataDefect) -> [String] {
        var texts: [String] = []
        for (place, element) in list.enumerated() {
            guard let text = element as? String else {
                throw defect(.not(.text), in: "\(field)[\(place)]")
            }
            texts.append(text)
        }
        return texts
    }

    /// Reads a text, or a list of at least one.
    func oneOrMoreTexts(_ field: String) throws(DataDefect) -> [String] {
        if members[field] is String { return [try text(field)] }
        let texts = try texts(field)
        guard !texts.isEmpty else { throw defect(.missing, in: field) }
        return texts
    }

    func words<Word: RawRepresentable<String>>(_ field: String) throws(DataDefect) -> [Word] {
        var words: [Word] = []
        for (place, text) in try texts(field).enumerated() {
            words.append(try word(text, in: "\(field)[\(place)]"))
        }
        return words
    }

    // MARK: Optional fields

    func optional<Value>(
        _ field: String, _ read: (String) throws(DataDefect) -> Value
    ) throws(DataDefect) -> Value? {
        has(field) ? try read(field) : nil
    }

    /// Reads an object in which any name is a field. A missing one has none.
    func members(of field: String) throws(DataDefect) -> DataObject {
        has(field)
            ? try object(field)
            : try DataObject([:], file: file, path: path(of: field), fields: nil)
    }

    func optionalNumber(_ field: String, in range: ClosedRange<Int>) throws(DataDefect) -> Int? {
        has(field) ? try number(field, in: range) : nil
    }

    /// Returns whether a flag is true; a missing one is not.
    func isSet(_ field: String) throws(DataDefect) -> Bool { has(field) ? try flag(field) : false }

    private func value<Value>(
        _ field: String, _ kind: DataDefect.Kind
    ) throws(DataDefect) -> Value {
        guard has(field) else { throw defect(.missing, in: field) }
        guard let value = members[field] as? Value else { throw defect(.not(kind), in: field) }
        return value
    }

    private func word<Word: RawRepresentable<String>>(
        _ text: String, in field: String
    ) throws(DataDefect) -> Word {
        guard let word = Word(rawValue: text) else { throw defect(.unknownWord(text), in: field) }
        return word
    }
}

extension NSNumber {
    /// Whether it is a Boolean, which Foundation stores in one byte; numbers of JSON have eight.
    fileprivate var isFlag: Bool { String(cString: objCType) == "c" }
}
