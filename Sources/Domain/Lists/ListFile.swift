/// The file of a list, in the journal's folder or on its way there: a table in CSV.
public struct ListFile: Hashable, Sendable {
    /// Such as `Silents to see.csv`.
    public let name: String
    public let content: [UInt8]

    public init(name: String, content: [UInt8]) {
        self.name = name
        self.content = content
    }

    /// The name of the file of a list, without what no name of a file may have.
    package static func name(titled title: String) -> String {
        let plain = String(title.map { $0 == "/" || $0.isNewline || $0 == "\0" ? "-" : $0 })
        var stem = plain.drop { $0 == "." || $0.isWhitespace }
        while stem.utf8.count > 200 { stem.removeLast() }
        return (stem.isEmpty ? "List" : String(stem)) + ".csv"
    }

    private static let ending = ".csv"

    /// Whether a file of this name may be a list: it is visible, and says that it is a table.
    package static func isName(_ name: String) -> Bool {
        name.isVisibleFileName(endingIn: ending)
    }

    /// Its name without what says that it is a table.
    public var title: String {
        Self.isName(name) ? String(name.dropLast(Self.ending.count)) : name
    }
}
