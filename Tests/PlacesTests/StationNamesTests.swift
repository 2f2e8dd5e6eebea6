import Domain
import Foundation
import Testing

/// A station of the table of expected places, which was written by hand.
private struct Station {
    let name: String
    let country: String
    let zone: String
    let coordinates: Coordinates

    static func all() throws -> [Station] {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Stations/stations.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { try Station($0) }
    }

    private init(_ line: Substring) throws {
        let parts = line.split(separator: "\t").map(String.init)
        try #require(parts.count == 5, "\(line)")
        let latitude = try #require(Double(parts[3]))
        let longitude = try #require(Double(parts[4]))
        (name, country, zone) = (parts[0], parts[1], parts[2])
        coordinates = try #require(Coordinates(latitude: latitude, longitude: longitude))
    }
}

@Suite("Names of stations as tickets have them")
struct StationNamesTests {
    @Test("The names alone tell the country of ninety in a hundred, and a wrong one of at most one")
    func countries() throws {
        let stage = try PlacesStage()
        let stations = try Station.all()
        #expect(stations.count >= 150)
        #expect(Set(stations.map(\.country)).count >= 25)
        let found = stations.map { ($0, stage.place($0.name)) }
        let right = found.filter { $0.1?.country == $0.0.country }
        let wrong = found.filter { $0.1 != nil && $0.1?.country != $0.0.country }
        let unknown = found.filter { $0.1 == nil }.map(\.0.name)
        print("Names of stations that cannot be told: \(unknown.joined(separator: ", "))")
        #expect(right.count * 100 >= stations.count * 90, "not told: \(unknown)")
        #expect(wrong.count * 100 <= stations.count, "wrong: \(wrong.map(\.0.name))")
    }

    @Test("Where the clock is known as well, nearly every station is found, in its zone")
    func clocks() throws {
        let stage = try PlacesStage()
        let stations = try Station.all()
        let found = stations.filter { station in
            let place = stage.place(station.name, PlaceHints(clock: station.zone))
            return place?.country == station.country && place?.zone == station.zone
        }
        #expect(found.count * 100 >= stations.count * 97)
    }

    @Test("A station is within thirty kilometres of where its town is, and the map says *about*")
    func coordinates() throws {
        let stage = try PlacesStage()
        var far: [String] = []
        var located = 0
        for station in try Station.all() {
            let place = stage.place(station.name, PlaceHints(clock: station.zone))
            guard let coordinates = place?.coordinates else { continue }
            located += 1
            if !station.coordinates.isWithin(kilometres: 30, of: coordinates) {
                far.append(station.name)
            }
        }
        #expect(far == [])
        #expect(located >= 135)
        #expect(stage.place("Köln Hbf")?.isAbout == true)
        #expect(stage.place("London King's Cross")?.isAbout == false)
    }
}

extension Coordinates {
    /// Whether another place is within a distance, calculated on a flat map.
    fileprivate func isWithin(kilometres: Double, of other: Coordinates) -> Bool {
        let north = (latitude - other.latitude) * 111.2
        let east = (longitude - other.longitude) * 111.2 * cos(latitude * .pi / 180)
        return (north * north + east * east).squareRoot() <= kilometres
    }
}
