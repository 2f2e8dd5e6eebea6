package import Formats
package import Foundation

extension SourceFile {
    /// Returns a file with a content that is read in pieces of a size.
    package static func holding(
        _ content: [UInt8], named name: String = "films.csv", inPiecesOf size: Int = 1 << 16
    ) -> SourceFile {
        SourceFile(name: name, size: content.count, head: Array(content.prefix(headLength))) {
            Pieces(content, size)
        }
    }

    package static func holding(
        _ content: String, named name: String = "films.csv", inPiecesOf size: Int = 1 << 16
    ) -> SourceFile {
        holding(Array(content.utf8), named: name, inPiecesOf: size)
    }
}

extension URL {
    /// The folder of the fixtures.
    package static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../FormatsTests/Fixtures").standardized
}

extension [SourceFile] {
    /// Returns the files in a folder of fixtures, with their names inside it.
    package static func fixtures(_ folder: String) throws -> [SourceFile] {
        let root = URL.fixtures.appending(path: folder)
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
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
