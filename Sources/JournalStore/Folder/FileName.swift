import Domain
import Foundation

/// The name of a file in the folder.
struct FileName: Hashable, Sendable {
    /// The name for display, and for opening the file if `isFaithful`.
    let text: String
    /// Whether `text` is the name itself, which is not so if the name is not UTF-8.
    let isFaithful: Bool
    /// Whether the file may be an entry; see `isItem(_:)`.
    let isItem: Bool

    init(_ bytes: UnsafePointer<CChar>) {
        if let text = String(validatingCString: bytes) {
            self.text = text
            isFaithful = true
        } else {
            text = Self.escaped(bytes)
            isFaithful = false
        }
        isItem = Self.isItem(text)
    }

    /// Returns the name with its bytes beyond ASCII as `\xE9`, so that different names have
    /// different texts.
    private static func escaped(_ bytes: UnsafePointer<CChar>) -> String {
        var text = ""
        var next = bytes
        while next.pointee != 0 {
            let byte = UInt8(bitPattern: next.pointee)
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "\\x" + String(byte, radix: 16, uppercase: true)
            }
            next += 1
        }
        return text
    }

    /// Whether a file may be an entry. In a vdir, names that begin with a period or end in `.tmp`
    /// are not items.
    static func isItem(_ name: String) -> Bool { name.isVisibleFileName(endingIn: ".ics") }

    /// Whether a file may be a list of films, which vdir's tools ignore.
    static func isList(_ name: String) -> Bool { ListFile.isName(name) }

    /// Whether lists depend on the file.
    static func isOfLists(_ name: String) -> Bool { isList(name) || name == listAnswers }

    /// The name of the file with the answers about films of lists.
    static let listAnswers = ".counterfoil-lists.tsv"

    private static let leftoverPrefix = ".counterfoil-"

    /// Returns the name under which a file is written before it gets its own.
    static func temporary(_ unique: String) -> String {
        leftoverPrefix + unique + ".tmp"
    }

    /// Whether it is a temporary file of Counterfoil.
    var isLeftover: Bool {
        isFaithful && text.hasPrefix(Self.leftoverPrefix) && text.hasSuffix(".tmp")
    }
}

/// The source of names for new entries and files.
enum NewUID {
    /// Returns a random UUID in lowercase. `UUID()` opens the system's random source each time,
    /// which takes as long as making the file.
    static func text() -> String {
        var generator = SystemRandomNumberGenerator()
        let random = (generator.next(), generator.next())
        var bytes = withUnsafeBytes(of: random) { $0.loadUnaligned(as: uuid_t.self) }
        // RFC 9562 fixes the bits of version 4 and the variant.
        bytes.6 = bytes.6 & 0x0F | 0x40
        bytes.8 = bytes.8 & 0x3F | 0x80
        return UUID(uuid: bytes).uuidString.lowercased()
    }
}

/// The byte order of names, as the database has it, so that different names with the same
/// appearance differ.
extension String {
    func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

    func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [String] {
    func sortedByBytes() -> [String] { sorted { $0.isBefore($1) } }
}
