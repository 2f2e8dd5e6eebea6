import Foundation
import TestSupport
import Testing

@testable import Maps

@Suite("The atlas")
struct AtlasTests {
    private static let earth = 6_371.0088 * 6_371.0088

    @Test("The file is small, and has the countries of the world by their codes")
    func countries() throws {
        let atlas = try #require(ShippedAtlas.atlas)
        #expect(ShippedAtlas.bytes.count <= 400_000)
        let codes = Set(atlas.countries.map(\.code)).subtracting(["--"])
        #expect(codes.count > 235)
        let wanted = Set(
            "DE FR NO XK CY SO TW HK GF RE SJ VA MC MT SG MV AQ US RU JP GB IE".split(
                separator: " "
            ).map(String.init))
        #expect(wanted.subtracting(codes) == [])
        #expect(codes.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isUppercase) })
    }

    @Test(
        "A country is as large as it is, holes and the seam notwithstanding",
        arguments: [
            ("DE", 357_600.0), ("RU", 16_950_000), ("ZA", 1_221_000), ("LS", 30_400),
            ("FR", 549_000), ("GF", 83_500), ("AQ", 12_300_000), ("FJ", 18_300), ("US", 9_460_000),
        ] as [(String, Double)])
    func areas(code: String, squareKilometres: Double) throws {
        let atlas = try #require(ShippedAtlas.atlas)
        let detail = AtlasDetail(atlas, level: 0)
        let number = try #require(atlas.countries.firstIndex { $0.code == code })
        for meridian in [0.0, 11, 100, -75] {
            let plane = WorldPlane(meridian: meridian)
            let area = detail.countries[number].reduce(0) { sum, run in
                sum
                    + SeamCut(detail.vertices[run.vertices], plane).pieces.reduce(0) {
                        $0 + $1.area
                    }
            }
            #expect(
                abs(-area * Self.earth / squareKilometres - 1) < 0.05,
                "\(-area * Self.earth) at \(meridian)")
        }
    }

    @Test("Neighbours have each piece of their border in common, at every level of detail")
    func borders() throws {
        let atlas = try #require(ShippedAtlas.atlas)
        for level in [0, 3] {
            let detail = AtlasDetail(atlas, level: level)
            let rings = detail.countries.flatMap { $0 }
            var pieces: [Piece: Int] = [:]
            for vertices in rings.map({ detail.vertices[$0.vertices] }) {
                for (from, to) in zip(vertices, vertices.dropFirst() + vertices.prefix(1)) {
                    pieces[Piece(from, to), default: 0] += 1
                }
            }
            // A coarse level may drop an island of two countries and keep its border.
            let alone = detail.borders.filter { border in
                let vertices = detail.vertices[border.vertices]
                return !zip(vertices, vertices.dropFirst()).allSatisfy { from, to in
                    let count = pieces[Piece(from, to)]
                    return count != nil && count == pieces[Piece(to, from)]
                }
            }
            #expect(alone.count < 6, "\(level)")
            #expect(detail.borders.count > 300)
        }
        let (fine, coarse) = (AtlasDetail(atlas, level: 0), AtlasDetail(atlas, level: 6))
        #expect(coarse.vertices.count < fine.vertices.count / 4)
    }

    /// The line from a vertex of a ring to the next one.
    private struct Piece: Hashable {
        let ends: [Float]

        init(_ from: AtlasVertex, _ to: AtlasVertex) {
            ends = [from.x, from.y, from.z, to.x, to.y, to.z]
        }
    }

    @Test("An incomplete file is not read as a map")
    func broken() {
        let bytes = ShippedAtlas.bytes
        #expect(Atlas([]) == nil)
        #expect(Atlas(Array("Counterfoil map 1\n".utf8)) == nil)
        #expect(Atlas(Array("Counterfoil map 2\n".utf8) + bytes.dropFirst(18)) == nil)
        for length in stride(from: 19, to: bytes.count, by: 9_973) {
            #expect(Atlas(Array(bytes.prefix(length))) == nil)
        }
    }

    @Test("A file with wrong numbers is read or refused, and nothing worse")
    func damaged() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<40 {
            var bytes = ShippedAtlas.bytes
            for _ in 0..<3 { bytes[18 + generator.below(bytes.count - 18)] = 0xFF }
            if let atlas = Atlas(bytes) { _ = AtlasDetail(atlas, level: 4) }
        }
    }
}
