import Foundation
import TestSupport

@testable import Maps

/// The atlas that is installed with the program.
enum ShippedAtlas {
    static let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../resources/map/world.map").standardized
    static let bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    static let atlas = Atlas(bytes)
}

/// Random trips and views of them from a seed, within a town, a country or a continent, or all over
/// the Earth.
struct RandomMap: CustomStringConvertible {
    let seed: UInt64
    let network: MapNetwork
    /// The view of all places, and others after some moves.
    private(set) var views: [MapView] = []

    static let all = (1...24).map { RandomMap(seed: UInt64($0)) }
    /// One map of each extent.
    static let some = Array(all.prefix(4))
    /// Returns the size of a text whose letters all have one width.
    @Sendable static func measure(_ words: String) -> MapSize {
        MapSize(width: Double(words.count) * 7, height: 15)
    }

    var description: String { "map \(seed)" }

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        self.seed = seed
        let reach = [0.1, 4, 25, 180][Int(seed % 4)]
        let centre = GeoPosition(
            latitude: Double.random(in: -70...70, using: &generator),
            longitude: Double.random(in: -180...180, using: &generator))
        let places = (0..<(2 + generator.below(60))).map { number in
            MapPlace(
                name: String(repeating: "n", count: 2 + generator.below(14)) + "\(number)",
                position: GeoPosition(
                    latitude: centre.latitude
                        + Double.random(in: -min(reach, 80)...min(reach, 80), using: &generator),
                    longitude: centre.longitude
                        + Double.random(in: -reach...reach, using: &generator)))
        }
        network = MapNetwork(
            (0..<150).map { _ in
                MapTrip(
                    from: places[generator.below(places.count)],
                    to: places[generator.below(places.count)], count: 1 + generator.below(9))
            })
        let sheet = MapSize(
            width: Double(200 + generator.below(1_200)),
            height: Double(150 + generator.below(800)))
        var view = MapView(fitting: MapFit(network), on: sheet)
        views = [view]
        for _ in 0..<5 {
            view = Self.moved(view, &generator)
            views.append(view)
        }
    }

    private static func moved(_ view: MapView, _ generator: inout SeededGenerator) -> MapView {
        let point = MapPoint(
            x: Double.random(in: 0...view.sheet.width, using: &generator),
            y: Double.random(in: 0...view.sheet.height, using: &generator))
        return switch generator.below(3) {
        case 0: view.moved(x: point.x - view.sheet.width / 2, y: point.y - view.sheet.height / 2)
        case 1: view.zoomed(by: Double.random(in: 1...9, using: &generator), at: point)
        default: view.zoomed(by: Double.random(in: 0.1...1, using: &generator), at: point)
        }
    }

    /// - Parameter most: the greatest number of pictures.
    func pictures(_ atlas: Atlas, _ most: Int) -> [MapPicture] {
        let maker = MapMaker(atlas, network, visited: ["DE", "RU", "US", "AQ", "FJ"])
        return views.prefix(most).map { maker.picture(of: $0, measure: Self.measure) }
    }
}

extension MapPicture {
    var rings: [[MapPoint]] { globe + land + shaded + lakes }
    var lines: [[MapPoint]] { coasts + borders + ways.flatMap(\.lines) }
}
