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
        let bytes = name.utf8
        let last = bytes.suffix(ending.utf8.count)
        return bytes.first != UInt8(ascii: ".") && last.count == ending.utf8.count
            && zip(last, ending.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 && $1 != 0x2E }
            && !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0)
    }

    /// Its name without what says that it is a table.
    public var title: String {
        Self.isName(name) ? String(name.dropLast(Self.ending.count)) : name
    }
}

/// Reads the files of lists.
public protocol ReadsLists: Sendable {
    /// Returns nil for a table that is not of films.
    func list(of file: ListFile) -> FilmList?
}

/// Keeps the files of lists with the journal.
@MainActor
public protocol KeepsListFiles: AnyObject {
    /// The tables that are in the journal's folder now, in no order; not all of them need be lists.
    func listFiles() async throws(JournalError) -> [ListFile]
    /// Moves a list's file to the desktop's trash, or keeps it aside where there is none.
    func removeList(_ file: ListFile) async throws(JournalError) -> RemovalPlace
    /// Puts a list's file back, where no other one has its name.
    func restoreList(_ file: ListFile, from place: RemovalPlace) async throws(JournalError)
    /// What was answered about films of lists.
    func listAnswers() async throws(JournalError) -> [ListAnswer]
    /// Adds an answer, and takes others out, in one step.
    func changeListAnswers(
        removing removed: [ListAnswer], adding added: [ListAnswer]
    ) async throws(JournalError)
}

/// Whether a film of a list is a film of the journal that has its title and another year.
public struct ListAnswer: Hashable, Sendable {
    public let title: String
    /// As lists have it; nil where they have none.
    public let listed: Int?
    /// As the journal has it.
    public let year: Int
    public let isSame: Bool

    public init(title: String, listed: Int?, year: Int, isSame: Bool) {
        self.title = title
        self.listed = listed
        self.year = year
        self.isSame = isSame
    }

    /// What it answers: two that are about the same films have the same.
    var question: [String] {
        [WholeText.key(of: title), listed.map(String.init) ?? "", String(year)]
    }
}
