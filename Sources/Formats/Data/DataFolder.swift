import Domain
import Foundation
import Glibc

/// The files of data in a folder.
struct DataFolder {
    private let folder: URL

    /// The size of the largest file that is read; usual ones have a few thousand bytes.
    private static let mostBytes = 1 << 20
    private static let mostFiles = 500

    init(_ folder: URL) {
        self.folder = folder
    }

    /// The names of the files of JSON, in ascending order.
    var names: [String] {
        let all = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        return Array(
            (all ?? []).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.sorted()
                .prefix(Self.mostFiles))
    }

    /// Returns the contents of a file, or `nil` if it does not exist.
    func data(of name: String) throws(DataDefect) -> Data? {
        let file = folder.appending(path: name)
        var status = stat()
        guard stat(file.path(percentEncoded: false), &status) == 0 else { return nil }
        // A file that is not a regular one, such as a pipe, might never end.
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes,
            let data = try? Data(contentsOf: file)
        else { throw DataDefect(file: name, .unreadable) }
        return data
    }
}
