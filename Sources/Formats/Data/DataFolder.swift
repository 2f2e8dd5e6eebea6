import Domain
import Foundation
import Glibc

struct DataFolder {
    let folder: URL

    /// The size of the largest file that is read; usual ones have a few thousand bytes.
    private static let mostBytes = 1 << 20
    private static let mostFiles = 500

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

/// The newest editions of files of data that were read in some folders.
struct NewestEditions<Value> {
    private let edition: (Value) -> CalendarDay
    private let read: (Data, String) throws(DataDefect) -> Value
    private var newest: [String: Value] = [:]

    /// - Parameter read: reads the contents of a file with a name.
    init(
        by edition: @escaping (Value) -> CalendarDay,
        _ read: @escaping (Data, String) throws(DataDefect) -> Value
    ) {
        self.edition = edition
        self.read = read
    }

    var values: [Value] { Array(newest.values) }

    /// Adopts the files of a folder that are newer than known ones of the same names, and returns
    /// the defects of those that it cannot adopt.
    mutating func adopt(_ names: [String], from folder: DataFolder) -> [DataDefect] {
        var defects: [DataDefect] = []
        for name in names {
            do throws(DataDefect) {
                guard let data = try folder.data(of: name) else { continue }
                let value = try read(data, name)
                if let known = newest[name].map(edition), known >= edition(value) {
                    throw DataDefect(file: name, field: "edition", .notNewer(known))
                }
                newest[name] = value
            } catch {
                defects.append(error)
            }
        }
        return defects
    }
}
