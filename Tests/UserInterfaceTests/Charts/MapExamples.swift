import Foundation
import Maps
import Presentation

/// Maps as a journal makes them.
enum MapExamples {
    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../resources/map/world.map").standardized
    static let atlas = (try? Data(contentsOf: file)).flatMap { Atlas([UInt8]($0)) }

    static func place(_ name: String, _ latitude: Double, _ longitude: Double) -> MapPlace {
        MapPlace(
            name: name, position: GeoPosition(latitude: latitude, longitude: longitude))
    }

    private static let cologne = place("Köln", 50.94, 6.96)
    private static let berlin = place("Berlin", 52.52, 13.4)
    private static let trips = [
        MapTrip(from: cologne, to: berlin, count: 9),
        MapTrip(from: cologne, to: place("Bonn", 50.73, 7.1), count: 4),
        MapTrip(from: berlin, to: place("Wien", 48.2, 16.37), count: 2),
        MapTrip(from: berlin, to: place("Stockholm", 59.33, 18.06)),
    ]

    /// Köln and Bonn are one dot at first.
    static func map(_ atlas: Atlas) -> MapChart {
        MapChart(atlas, MapNetwork(trips), visited: ["DE", "AT", "SE"]) { node in
            ChartPoint(
                name: node.place.name, values: ["DE", "\(node.count)"],
                description: "\(node.place.name): \(node.count) trips",
                link: .search("place:\(node.place.name)"))
        }
    }

    static func chart(_ atlas: Atlas) -> Chart {
        Chart(
            id: "map", title: "Where you went", summary: "Five places.",
            headings: ["Place", "Country", "Trips"], drawing: .map(map(atlas)))
    }
}
