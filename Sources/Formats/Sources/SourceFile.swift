package import Domain
import Wording

/// A file to import from, wherever it is: on a disk, or inside an archive.
package struct SourceFile: Sendable {
    /// Its name, with the folders it is in inside the folder or the archive that was chosen, such
    /// as `likes/films.csv`.
    package let name: String
    /// In bytes; nil where that is unknown before it is read.
    package let size: Int?
    /// The first bytes, up to `headLength`; formats are recognised by them.
    package let head: [UInt8]
    private let parsedHeading = Memo<TableHeading?>()
    private let opening: @Sendable () throws(ImportError) -> any ByteStream

    package static let headLength = 64 << 10

    package init(
        name: String, size: Int?, head: [UInt8],
        open: @escaping @Sendable () throws(ImportError) -> any ByteStream
    ) {
        self.name = name
        self.size = size
        self.head = head
        opening = open
    }

    /// The heading that it begins with; nil where it does not begin with a table. It is parsed once,
    /// however many readers ask whether the file is theirs.
    var heading: TableHeading? { parsedHeading { TableHeading(of: self) } }

    /// Whether it is named as a watchlist, which otherwise is a list like any other.
    var isWatchlist: Bool {
        name.split(separator: "/").last?.lowercased().contains("watchlist") ?? false
    }

    /// Begins to read it from its start; it may be opened more than once.
    package func open() throws(ImportError) -> any ByteStream {
        try opening()
    }
}

/// The bytes of a file, a piece at a time.
package protocol ByteStream: AnyObject {
    /// The next piece, of at most some hundred kilobytes; nil at the end.
    func next() throws(ImportError) -> [UInt8]?
}

extension SourceContents {
    /// Names a source and the files that were read of it.
    mutating func addSource(_ name: String, _ files: [SourceFile]) {
        sources.append(LocalWords.ofProgram.export(of: name, files.map(\.name).sorted()))
    }
}
