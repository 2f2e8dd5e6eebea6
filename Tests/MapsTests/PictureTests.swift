import TestSupport
import Testing

@testable import Maps

@Suite("Pictures of a map")
struct PictureTests {
    private func rules(_ map: RandomMap) throws -> PictureRules { try PictureRules(map, views: 2) }

    @Test("Nothing is beyond the edges of the sheet", arguments: RandomMap.some)
    func edges(map: RandomMap) throws { try rules(map).edges() }

    @Test(
        "No name is over another one or over the dot of a place with more trips",
        arguments: RandomMap.some)
    func names(map: RandomMap) throws { try rules(map).names() }

    @Test(
        "No line goes across the seam: what crosses it ends at one edge and begins at the other",
        arguments: RandomMap.some)
    func seam(map: RandomMap) throws { try rules(map).seam() }

    @Test("Two spots are twelve pixels apart at least", arguments: RandomMap.some)
    func apart(map: RandomMap) throws { try rules(map).apart() }

    @Test("Everything is seen at first, and found where it is", arguments: RandomMap.some)
    func everything(map: RandomMap) throws { try rules(map).everything() }

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
