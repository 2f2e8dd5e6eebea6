internal import Domain
internal import Foundation
internal import Glibc

/// The places of lists in CSV whose heading has the columns `name`, `latitude`, `longitude` and
/// `zone`, in any order. Other columns are ignored.
struct ListedPlaces: Sendable {
    private var places: [String: [PlaceCandidate]] = [:]
    private(set) var defects: [PlaceDefect] = []

    /// The greatest size of a list. One of a railway's stations has a few hundred thousand bytes.
    private static let mostBytes = 32 << 20
    private static let mostFiles = 100
    /// The greatest number of defects that are reported of a file.
    private static let mostDefects = 20

    init(_ files: [URL], _ zones: ZoneCountries) {
        for file in files {
            do throws(PlaceDefect) {
                try read(file, zones)
            } catch {
                defects.append(error)
            }
        }
    }

    /// Reads the lists of a folder, if it exists.
    init(folder: URL, _ zones: ZoneCountries) {
        let names = try? FileManager.default.contentsOfDirectory(
            atPath: folder.path(percentEncoded: false))
        let lists = (names ?? []).filter { $0.hasSuffix(".csv") && !$0.hasPrefix(".") }.sorted()
        self.init(lists.prefix(Self.mostFiles).map { folder.appending(path: $0) }, zones)
    }

    func places(named key: String) -> [PlaceCandidate] { places[key] ?? [] }

    private mutating func read(_ file: URL, _ zones: ZoneCountries) throws(PlaceDefect) {
        let name = file.lastPathComponent
        let rows = try CommaRows.rows(of: try Self.text(of: file), file: name)
        guard let heading = rows.first else { return }
        let columns = try PlaceColumns(heading.fields, file: name)
        var wrong = 0
        for row in rows.dropFirst() {
            do throws(PlaceDefect) {
                let (key, place) = try columns.place(in: row, zones: zones)
                places[key, default: []].append(place)
            } catch {
                wrong += 1
                if wrong <= Self.mostDefects { defects.append(error) }
            }
        }
    }

    private static func text(of file: URL) throws(PlaceDefect) -> String {
        var status = stat()
        // Only a regular file is read, as a pipe might never end.
        guard stat(file.path(percentEncoded: false), &status) == 0,
            status.st_mode & S_IFMT == S_IFREG, status.st_size <= mostBytes,
            let data = try? Data(contentsOf: file), let text = String(data: data, encoding: .utf8)
        else { throw PlaceDefect(file: file.lastPathComponent, .unreadable) }
        return text.first == "\u{FEFF}" ? String(text.dropFirst()) : text
    }
}
