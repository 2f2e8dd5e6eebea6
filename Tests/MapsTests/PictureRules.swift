import Testing

@testable import Maps

/// The rules that hold for all pictures of a map.
struct PictureRules {
    let map: RandomMap
    let pictures: [MapPicture]

    /// - Parameter views: the greatest number of views that are checked.
    init(_ map: RandomMap, views: Int = .max) throws {
        let atlas = try #require(ShippedAtlas.atlas)
        self.map = map
        pictures = map.pictures(atlas, views)
    }

    /// Checks that nothing lies beyond the edges of the sheet.
    func edges() {
        for picture in pictures {
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

    /// Checks that no name covers another one, or the dot of a place with more trips.
    func names() throws {
        for picture in pictures {
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

    /// Checks that a line ends at one side of the seam and continues at the other: the middle of a
    /// line across the whole sheet would be far from its ends.
    func seam() {
        for (view, picture) in zip(map.views, pictures) where view.isWide {
            let projector = view.projector
            func place(_ point: MapPoint) -> EarthVector { EarthVector(projector.position(point)) }
            for line in picture.lines {
                for (from, to) in zip(line, line.dropFirst()) {
                    let middle = place(MapPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2))
                    let (start, end) = (place(from), place(to))
                    guard middle.angle(to: start) >= start.angle(to: end) + 0.1 else { continue }
                    Issue.record("\(map): from \(start.position) to \(end.position)")
                }
            }
        }
    }

    /// Checks that two spots are at least twelve pixels apart.
    func apart() {
        for picture in pictures {
            for (number, spot) in picture.spots.enumerated() {
                for other in picture.spots.dropFirst(number + 1) {
                    let (x, y) = (spot.centre.x - other.centre.x, spot.centre.y - other.centre.y)
                    #expect((x * x + y * y).squareRoot() >= MapSpots.reach * 0.999)
                }
            }
        }
    }

    /// Checks that each place is in a spot of the first view, and each spot is found at its centre.
    func everything() throws {
        let picture = try #require(pictures.first)
        let nodes = picture.spots.flatMap(\.nodes)
        #expect(nodes.sorted() == Array(map.network.nodes.indices), "\(map)")
        for (number, spot) in picture.spots.enumerated() {
            #expect(picture.spot(at: spot.centre) == number)
        }
        let counts = picture.spots.map(\.count)
        #expect(counts == counts.sorted(by: >))
    }
}
