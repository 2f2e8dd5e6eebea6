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

/// The columns of a list that hold the facts of a place.
struct PlaceColumns {
    private let file: String
    private let name, latitude, longitude, zone: Int

    init(_ heading: [String], file: String) throws(PlaceDefect) {
        let words = heading.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        func column(_ word: String) throws(PlaceDefect) -> Int {
            guard let column = words.firstIndex(of: word) else {
                throw PlaceDefect(file: file, line: 1, .noColumn(word))
            }
            return column
        }
        self.file = file
        name = try column("name")
        latitude = try column("latitude")
        longitude = try column("longitude")
        zone = try column("zone")
    }

    /// Returns the place of a row and its folded name.
    func place(
        in row: CommaRows.Row, zones: ZoneCountries
    ) throws(PlaceDefect) -> (key: String, PlaceCandidate) {
        func field(_ column: Int) -> String {
            row.fields.indices.contains(column)
                ? row.fields[column].trimmingCharacters(in: .whitespaces) : ""
        }
        func defect(_ reason: PlaceDefect.Reason) -> PlaceDefect {
            PlaceDefect(file: file, line: row.line, reason)
        }
        let key = FoldedName.words(of: field(name))
        guard !key.isEmpty else { throw defect(.noName) }
        guard let north = Double(field(latitude)), (-90...90).contains(north) else {
            throw defect(.notALatitude(field(latitude)))
        }
        guard let east = Double(field(longitude)), (-180...180).contains(east),
            let place = Coordinates(latitude: north, longitude: east)
        else { throw defect(.notALongitude(field(longitude))) }
        guard let country = zones.country(of: field(zone)) else {
            throw defect(.notAZone(field(zone)))
        }
        let candidate = PlaceCandidate(
            country: country, zone: field(zone), coordinates: place, size: 0, isNative: true)
        return (key, candidate)
    }
}

/// A reader of CSV by RFC 4180: a field in quotes may contain commas, line breaks and doubled
/// quotes.
enum CommaRows {
    struct Row {
        /// The number of the first line, counted from 1.
        let line: Int
        var fields: [String]
    }

    /// Returns the rows that are not empty.
    static func rows(of text: String, file: String) throws(PlaceDefect) -> [Row] {
        var rows: [Row] = []
        var row = Row(line: 1, fields: [])
        var (field, line, isQuoted, opened) = ("", 1, false, 1)
        var rest = text[...]
        func isEmpty(_ row: Row) -> Bool { row.fields.allSatisfy(\.isEmpty) }
        while let character = rest.popFirst() {
            if character.isNewline { line += 1 }
            switch character {
            case "\"" where isQuoted && rest.first == "\"":
                field.append(character)
                rest.removeFirst()
            case "\"" where isQuoted: isQuoted = false
            case "\"" where field.isEmpty: (isQuoted, opened) = (true, line)
            case _ where isQuoted: field.append(character)
            case ",":
                row.fields.append(field)
                field = ""
            case _ where character.isNewline:
                row.fields.append(field)
                if !isEmpty(row) { rows.append(row) }
                (row, field) = (Row(line: line, fields: []), "")
            default: field.append(character)
            }
        }
        guard !isQuoted else { throw PlaceDefect(file: file, line: opened, .openQuote) }
        row.fields.append(field)
        if !isEmpty(row) { rows.append(row) }
        return rows
    }
}
