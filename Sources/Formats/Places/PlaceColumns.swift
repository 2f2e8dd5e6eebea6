internal import Domain
internal import Foundation

/// The columns of a list that hold the facts of a place.
struct PlaceColumns {
    private let file: String
    private let name: Int
    private let latitude: Int
    private let longitude: Int
    private let zone: Int

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
