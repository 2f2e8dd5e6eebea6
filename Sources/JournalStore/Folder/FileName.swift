import Domain

/// A name in the folder.
struct FileName: Hashable, Sendable {
    /// For people, and to open it where it is faithful.
    let text: String
    /// Whether `text` is the name itself: a name need not be UTF-8.
    let isFaithful: Bool
    /// See `isItem(_:)`.
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

    /// Bytes beyond ASCII as `\xE9`, so that two such names stay two.
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

    /// vdir: names that begin with a point or end in `.tmp` are not items.
    static func isItem(_ name: String) -> Bool { name.isVisibleFileName(endingIn: ".ics") }

    /// Whether a file may be a list of films, which vdir's tools pass over.
    static func isList(_ name: String) -> Bool { ListFile.isName(name) }

    /// Whether what lists show depends on the file.
    static func isOfLists(_ name: String) -> Bool { isList(name) || name == listAnswers }

    /// What was answered about films of lists.
    static let listAnswers = ".counterfoil-lists.tsv"

    private static let leftoverPrefix = ".counterfoil-"

    /// The name under which a file is written before it takes its place.
    static func temporary(_ unique: String) -> String {
        leftoverPrefix + unique + ".tmp"
    }

    /// Whether it is a temporary file of ours.
    var isLeftover: Bool {
        isFaithful && text.hasPrefix(Self.leftoverPrefix) && text.hasSuffix(".tmp")
    }
}
