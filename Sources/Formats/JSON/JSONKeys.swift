import Foundation

/// The keys at the beginning of a JSON file, by which its service is recognised.
struct JSONKeys: Sendable {
    /// Whether the file is an array, and not an object.
    let isArray: Bool
    private var paths: Set<String> = []

    /// Bounds of the keys that are kept. Services have fewer.
    private static let deepest = 8
    private static let most = 4_096

    /// Reads the beginning of a file, or makes `nil` if it is neither an array nor an object.
    init?(of file: SourceFile) {
        // Most files are not JSON, and are not converted.
        guard file.head.contains(where: { "[{".utf8.contains($0) }) else { return nil }
        self.init(TextStream.beginning(of: file))
    }

    init?(_ bytes: [UInt8]) {
        let start = bytes.firstIndex { !JSONScanner.isBlank($0) } ?? bytes.endIndex
        switch start < bytes.endIndex ? bytes[start] : 0 {
        case UInt8(ascii: "["): isArray = true
        case UInt8(ascii: "{"): isArray = false
        default: return nil
        }
        collect(bytes[start...])
    }

    /// Whether all of these paths occur. A path leads from the outermost object inwards, such as
    /// `data.status.id`, and arrays add nothing to it.
    func has(_ wanted: String...) -> Bool { wanted.allSatisfy(paths.contains) }

    private mutating func collect(_ bytes: ArraySlice<UInt8>) {
        var scanner = JSONScanner()
        /// The path of each open container.
        var open: [String] = []
        var string: [UInt8] = []
        var key = ""
        for byte in bytes {
            let wasInString = scanner.isInString
            scanner.consume(byte)
            guard !wasInString, !scanner.isInString else {
                if !wasInString { string = [] } else if scanner.isInString { string.append(byte) }
                continue
            }
            switch byte {
            case UInt8(ascii: ":"):
                key = path(String(decoding: string.prefix(100), as: UTF8.self), in: open)
            case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(key)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): key = open.popLast() ?? ""
            case UInt8(ascii: ","): key = open.last ?? ""
            default: break
            }
            guard paths.count < Self.most else { return }
        }
    }

    private mutating func path(_ key: String, in open: [String]) -> String {
        let outer = open.last ?? ""
        let path = outer.isEmpty ? key : "\(outer).\(key)"
        if open.count <= Self.deepest { paths.insert(path) }
        return path
    }
}

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
