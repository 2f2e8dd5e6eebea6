import Domain
import Foundation
import Testing

@testable import Interchange

extension SourceFile {
    /// A file with this content, handed out so many bytes at a time.
    static func holding(
        _ content: [UInt8], named name: String = "films.csv", inPiecesOf size: Int = 1 << 16
    ) -> SourceFile {
        SourceFile(name: name, size: content.count, head: Array(content.prefix(headLength))) {
            Pieces(content, size)
        }
    }

    static func holding(
        _ content: String, named name: String = "films.csv", inPiecesOf size: Int = 1 << 16
    ) -> SourceFile {
        holding(Array(content.utf8), named: name, inPiecesOf: size)
    }
}

extension [SourceFile] {
    /// The files of a folder of fixtures, named as they are inside it.
    static func fixtures(_ folder: String) throws -> [SourceFile] {
        let root = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
            .appending(path: folder)
        let names = try #require(FileManager.default.subpaths(atPath: root.path)).sorted()
        return try names.filter { $0.contains(".") && !$0.hasSuffix(".md") }.map { name in
            .holding([UInt8](try Data(contentsOf: root.appending(path: name))), named: name)
        }
    }
}

private final class Pieces: ByteStream {
    private var rest: ArraySlice<UInt8>
    private let size: Int

    init(_ content: [UInt8], _ size: Int) {
        rest = content[...]
        self.size = size
    }

    func next() -> [UInt8]? {
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(size) }
        return Array(rest.prefix(size))
    }
}
