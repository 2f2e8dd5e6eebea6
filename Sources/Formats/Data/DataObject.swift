package import Domain
package import Foundation
internal import Glibc

/// An object in a file of data, whose fields are read by their names. A defect is thrown with the
/// path of its field.
package struct DataObject {
    private let file: String
    private let path: String
    private let members: [String: JSONTree]

    package init(_ data: Data, file: String, fields: Set<String>) throws(DataDefect) {
        guard case .object(let members)? = JSONTree(data) else {
            throw DataDefect(file: file, .notJSON)
        }
        try self.init(members, file: file, path: "", fields: fields)
    }

    /// - Parameter fields: the known fields, or `nil` if any name is a field.
    private init(
        _ members: [String: JSONTree], file: String, path: String, fields: Set<String>?
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
    package func defect(_ reason: DataDefect.Reason, in field: String = "") -> DataDefect {
        let whole = [path, field].filter { !$0.isEmpty }.joined(separator: ".")
        return DataDefect(file: file, field: whole, reason)
    }

    package func has(_ field: String) -> Bool {
        if case .null? = members[field] { return false }
        return members[field] != nil
    }

    package var names: [String] { members.keys.sorted() }

    // MARK: Required fields

    package func text(_ field: String) throws(DataDefect) -> String {
        guard case .text(let text) = try value(field) else { throw defect(.not(.text), in: field) }
        guard text.contains(where: { !$0.isWhitespace }) else { throw defect(.missing, in: field) }
        return text
    }

    package func number(_ field: String, in range: ClosedRange<Int>) throws(DataDefect) -> Int {
        guard case .number(let number) = try value(field) else {
            throw defect(.not(.number), in: field)
        }
        guard range.contains(number) else { throw defect(.outOfRange, in: field) }
        return number
    }

    /// Reads an amount greater than zero and at most `most`.
    package func amount(_ field: String, most: Decimal = 100_000) throws(DataDefect) -> Decimal {
        guard case .text(let text) = try value(field),
            text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }),
            text.utf8.count <= 20, text.first?.isNumber == true, text.last?.isNumber == true,
            text.count(where: { $0 == "." }) <= 1,
            let amount = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { throw defect(.not(.amount), in: field) }
        guard amount > 0, amount <= most else { throw defect(.outOfRange, in: field) }
        return amount
    }

    package func flag(_ field: String) throws(DataDefect) -> Bool {
        guard case .flag(let flag) = try value(field) else { throw defect(.not(.flag), in: field) }
        return flag
    }

    package func day(_ field: String) throws(DataDefect) -> CalendarDay {
        guard case .text(let text) = try value(field),
            let day = CalendarDay(isoText: text.utf8Array)
        else { throw defect(.not(.day), in: field) }
        return day
    }

    package func currency(_ field: String) throws(DataDefect) -> String {
        let code = try text(field)
        guard code.count == 3, code.allSatisfy({ $0.isASCII && $0.isUppercase }) else {
            throw defect(.not(.currency), in: field)
        }
        return code
    }

    package func word<Word: RawRepresentable<String>>(
        _ field: String, of _: Word.Type = Word.self
    ) throws(DataDefect) -> Word {
        try word(text(field), in: field)
    }

    /// - Parameter fields: the known fields, or `nil` if any name is a field.
    package func object(_ field: String, fields: Set<String>?) throws(DataDefect) -> DataObject {
        guard case .object(let members) = try value(field) else {
            throw defect(.not(.object), in: field)
        }
        return try DataObject(
            members, file: file, path: defect(.missing, in: field).field, fields: fields)
    }

    /// Reads a list of at least one object.
    package func objects(_ field: String, fields: Set<String>) throws(DataDefect) -> [DataObject] {
        var objects: [DataObject] = []
        for (place, element) in try list(field).enumerated() {
            let path = defect(.missing, in: "\(field)[\(place)]").field
            guard case .object(let members) = element else {
                throw DataDefect(file: file, field: path, .not(.object))
            }
            objects.append(try DataObject(members, file: file, path: path, fields: fields))
        }
        guard !objects.isEmpty else { throw defect(.missing, in: field) }
        return objects
    }

    package func texts(_ field: String) throws(DataDefect) -> [String] {
        try texts(in: list(field), field)
    }

    /// Reads lists of texts.
    package func lists(_ field: String) throws(DataDefect) -> [[String]] {
        var lists: [[String]] = []
        for (place, element) in try list(field).enumerated() {
            let name = "\(field)[\(place)]"
            guard case .list(let list) = element else { throw defect(.not(.list), in: name) }
            lists.append(try texts(in: list, name))
        }
        return lists
    }

    private func texts(
        in list: [JSONTree], _ field: String
    ) throws(DataDefect) -> [String] {
        var texts: [String] = []
        for (place, element) in list.enumerated() {
            guard case .text(let text) = element else {
                throw defect(.not(.text), in: "\(field)[\(place)]")
            }
            texts.append(text)
        }
        return texts
    }

    /// Reads a text, or a list of at least one.
    package func oneOrMoreTexts(_ field: String) throws(DataDefect) -> [String] {
        if case .text = try value(field) { return [try text(field)] }
        let texts = try texts(field)
        guard !texts.isEmpty else { throw defect(.missing, in: field) }
        return texts
    }

    package func words<Word: RawRepresentable<String>>(
        _ field: String, of _: Word.Type = Word.self
    ) throws(DataDefect) -> [Word] {
        var words: [Word] = []
        for (place, text) in try texts(field).enumerated() {
            words.append(try word(text, in: "\(field)[\(place)]"))
        }
        return words
    }

    // MARK: Optional fields

    package func optional<Value>(
        _ field: String, _ read: (String) throws(DataDefect) -> Value
    ) throws(DataDefect) -> Value? {
        has(field) ? try read(field) : nil
    }

    private func value(_ field: String) throws(DataDefect) -> JSONTree {
        guard let value = members[field], has(field) else { throw defect(.missing, in: field) }
        return value
    }

    private func list(_ field: String) throws(DataDefect) -> [JSONTree] {
        guard case .list(let list) = try value(field) else { throw defect(.not(.list), in: field) }
        return list
    }

    private func word<Word: RawRepresentable<String>>(
        _ text: String, in field: String
    ) throws(DataDefect) -> Word {
        guard let word = Word(rawValue: text) else { throw defect(.unknownWord(text), in: field) }
        return word
    }
}

extension String {
    fileprivate var utf8Array: [UInt8] { Array(utf8) }
}

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

/// The files of data in a folder.
package struct DataFolder {
    private let folder: URL

    /// The size of the largest file that is read; usual ones have a few thousand bytes.
    private static let mostBytes = 1 << 20
    private static let mostFiles = 500

    package init(_ folder: URL) {
        self.folder = folder
    }

    /// The names of the files of JSON, in ascending order.
    package var names: [String] {
        let all = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        return Array(
            (all ?? []).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
                .prefix(Self.mostFiles))
    }

    /// Returns the contents of a file, or `nil` if it does not exist.
    package func data(of name: String) throws(DataDefect) -> Data? {
        let file = folder.appending(path: name)
        var status = stat()
        guard stat(file.path(percentEncoded: false), &status) == 0 else { return nil }
        // A file that is not a regular one, such as a pipe, might never end.
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes,
            let data = try? Data(contentsOf: file)
        else { throw DataDefect(file: name, .unreadable) }
        return data
    }
}
