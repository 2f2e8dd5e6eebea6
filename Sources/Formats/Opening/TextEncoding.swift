/// An encoding of text that is recognised by its bytes.
enum TextEncoding: String, CaseIterable, Sendable {
    case utf8 = "utf-8"
    case utf16Little = "utf-16le"
    case utf16Big = "utf-16be"
    case western = "windows-1252"
    case central = "windows-1250"
    case cyrillic = "windows-1251"
    case japanese = "shift-jis"

    /// The encodings that a file does not name, in the order in which they are offered.
    static let unnamed: [TextEncoding] = [.western, .central, .cyrillic, .japanese]

    /// The name in the C library. Windows' characters beside those of Shift-JIS are included.
    var codeset: String { self == .japanese ? "CP932" : rawValue }

    /// The name for people.
    var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16Little, .utf16Big: "UTF-16"
        case .western: "Windows-1252"
        case .central: "Windows-1250"
        case .cyrillic: "Windows-1251"
        case .japanese: "Shift-JIS"
        }
    }

    /// The smallest number of bytes of a character.
    var unit: Int { self == .utf16Little || self == .utf16Big ? 2 : 1 }

    /// The byte-order mark, or empty for an encoding without one.
    var mark: [UInt8] {
        switch self {
        case .utf8: [0xEF, 0xBB, 0xBF]
        case .utf16Little: [0xFF, 0xFE]
        case .utf16Big: [0xFE, 0xFF]
        case .western, .central, .cyrillic, .japanese: []
        }
    }
}
