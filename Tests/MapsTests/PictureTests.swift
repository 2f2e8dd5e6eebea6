import TestSupport
import Testing

@testable import Maps

@Suite("Pictures of a map", .serialized)
struct PictureTests {
    @Test("Nothing is beyond the edges of the sheet", arguments: RandomMap.all)
    func edges(map: RandomMap) throws {
        let atlas = try #require(ShippedAtlas.atlas)
        for picture in map.pictures(atlas) {
            let sheet = MapArea(picture.sheet).inset(by: -1e-6)
            for path in picture.rings + picture.lines {
                #expect(path.allSatisfy(sheet.contains))
            }
            for way in picture.ways {
                for line in way.lines {
                    #expect(line.allSatisfy(sheet.inset(by: way.width / 2).contains))
                }
            }
            for spot in picture.spots {
                #expect(sheet.contains(MapArea(around: spot.centre, spot.radius)))
            }
            for label in picture.labels { #expect(sheet.contains(label.area)) }
        }
    }

    @Test(
        "No name is over another one or over the dot of a place with more trips",
        arguments: RandomMap.all)
    func names(map: RandomMap) throws {
        let atlas = try #require(ShippedAtlas.atlas)
        for picture in map.pictures(atlas) {
            for (number, label) in picture.labels.enumerated() {
                for other in picture.labels.dropFirst(number + 1) {
                    #expect(!label.area.intersects(other.area))
                }
                for spot in picture.spots.prefix(label.spot) {
                    #expect(!label.area.intersects(MapArea(around: spot.centre, spot.radius)))
                }
                let node = try #require(picture.spots[label.spot].nodes.first)
                #expect(label.text == map.network.nodes[node].place.name)
            }
            #expect(picture.spots.isEmpty == picture.labels.isEmpty || picture.sheet.width < 300)
        }
    }

    @Test(
        "No line goes across the seam: what crosses it ends at one edge and begins at the other",
        arguments: RandomMap.all)
    func seam(map: RandomMap) throws {
        let atlas = try #require(ShippedAtlas.atlas)
        for (view, picture) in zip(map.views, map.pictures(atlas)) where view.isWide {
            let projector = view.projector
            func place(_ point: MapPoint) -> EarthVector { EarthVector(projector.position(point)) }
            for line in picture.lines {
                for (from, to) in zip(line, line.dropFirst()) {
                    let middle = place(MapPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
                    let (start, end) = (place(from), place(to))
                    #expect(middle.angle(to: start) < start.angle(to: end) + 0.1)
                }
            }
        }
    }

    @Test("Two spots are twelve pixels apart at least", arguments: RandomMap.all)
    func apart(map: RandomMap) throws {
        let atlas = try #require(ShippedAtlas.atlas)
        for picture in map.pictures(atlas) {
            for (number, spot) in picture.spots.enumerated() {
                for other in picture.spots.dropFirst(number + 1) {
                    let (x, y) = (spot.centre.x - other.centre.x, spot.centre.y - other.centre.y)
                    #expect((x * x + y * y).squareRoot() >= MapSpots.reach * 0.999)
                }
            }
        }
    }

    @Test(
        "Everything is seen at first: each place is in a spot, and each spot is found where it is")
    func everything() throws {
        let atlas = try #require(ShippedAtlas.atlas)
        for map in RandomMap.all {
            let picture = try #require(map.pictures(atlas).first)
            let nodes = picture.spots.flatMap(\.nodes)
            #expect(nodes.sorted() == Array(map.network.nodes.indices), "\(map)")
            for (number, spot) in picture.spots.enumerated() {
                #expect(picture.spot(at: spot.centre) == number)
            }
            #expect(picture.spots.map(\.count) == picture.spots.map(\.count).sorted(by: >))
        }
    }

    @Test("Ways are the wider the more trips there are, and never wider than six pixels")
    func widths() {
        for (most, among) in [(1, 1), (2, 3), (1_000, 40), (100_000, 5_000)] {
            let widths = WayWidths(most: most, among: among)
            let all = stride(from: 1, through: most, by: max(most / 50, 1)).map(widths.width)
            #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 })
            #expect(all.allSatisfy { (0.5...6.001).contains($0) })
        }
    }

    @Test("Without any trip the Earth is shown")
    func empty() throws {
        let atlas = try #require(ShippedAtlas.atlas)
        let network = MapNetwork([])
        let view = MapView(fitting: MapFit(network), on: MapSize(width: 640, height: 400))
        let picture = MapMaker(atlas, network).picture(of: view, measure: RandomMap.measure)
        #expect(view.isWide && picture.land.count > 100)
        #expect(picture.spots.isEmpty && picture.labels.isEmpty && picture.ways.isEmpty)
    }
}
