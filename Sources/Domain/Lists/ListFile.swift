/// The CSV file of a list, in the journal's folder or yet to be written to it.
public struct ListFile: Hashable, Sendable {
    /// The file name, such as `Silents to see.csv`.
    public let name: String
    public let content: [UInt8]

    public init(name: String, content: [UInt8]) {
        self.name = name
        self.content = content
    }

    /// Returns a file name for a title, without characters that file names cannot contain.
    package static func name(titled title: String) -> String {
        let plain = String(title.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 })
        var stem = plain.drop { $0 == "." || $0.isWhitespace }
        while stem.utf8.count > 200 { stem.removeLast() }
        return (stem.isEmpty ? "List" : String(stem)) + ".csv"
    }

    private static let ending = ".csv"

    /// Returns whether a file of this name may be a list: it is visible and ends in `.csv`.
    package static func isName(_ name: String) -> Bool {
        name.isVisibleFileName(endingIn: ending)
    }

    /// The file name without its extension.
    public var title: String {
        Self.isName(name) ? String(name.dropLast(Self.ending.count)) : name
    }
}
