/// A name in the folder.
struct FileName: Hashable, Sendable {
    /// For people, and to open it where it is faithful.
    let text: String
    /// Whether `text` is the name itself: a name need not be UTF-8.
    let isFaithful: Bool

    init(_ bytes: UnsafePointer<CChar>) {
        if let text = String(validatingCString: bytes) {
            self.text = text
            isFaithful = true
        } else {
            text = String(cString: bytes)
            isFaithful = false
        }
    }

    /// vdir: names that begin with a point or end in `.tmp` are not items.
    static func isItem(_ name: String) -> Bool {
        !name.hasPrefix(".") && name.lowercased().hasSuffix(".ics") && !name.contains("/")
            && !name.contains("\0")
    }

    var isItem: Bool { Self.isItem(text) }

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
