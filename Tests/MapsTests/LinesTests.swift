import Maps
import Testing

@Suite("The way between two places in degrees")
struct LinesTests {
    private func lines(_ from: (Double, Double), _ to: (Double, Double)) -> [[GeoPosition]] {
        GeoPosition(latitude: from.0, longitude: from.1)
            .lines(to: GeoPosition(latitude: to.0, longitude: to.1))
    }

    @Test("A short way has both ends exactly, and a long one bends towards the pole")
    func ends() throws {
        let short = lines((50.94, 6.95), (50.36, 7.59))
        #expect(short.count == 1)
        #expect(short[0].first == GeoPosition(latitude: 50.94, longitude: 6.95))
        #expect(short[0].last == GeoPosition(latitude: 50.36, longitude: 7.59))
        let long = lines((50, 0), (50, 80))
        #expect(long.count == 1 && long[0].count > 40)
        #expect(try #require(long[0].map(\.latitude).max()) > 55)
    }

    @Test(
        "A way over the antimeridian is two lines, each on its side",
        arguments: [((10.0, 179.0), (10.0, -179.0)), ((-40, -170), (40, 175))])
    func cut(from: (Double, Double), to: (Double, Double)) throws {
        let found = lines(from, to)
        #expect(found.count == 2)
        for line in found {
            #expect(line.count > 1)
            #expect(Set(line.map { $0.longitude < 0 }).count == 1)
        }
        let (end, start) = (try #require(found[0].last), try #require(found[1].first))
        #expect(end.longitude == -start.longitude && abs(end.longitude) == 180)
        #expect(end.latitude == start.latitude)
    }

    @Test("A way that ends at the antimeridian is one line")
    func touching() {
        #expect(lines((0, 170), (0, 180)).count == 1)
        #expect(lines((0, 170), (0, -180)).count == 1)
        #expect(lines((0, -170), (0, 180)).count == 1)
    }

    @Test("Between equal places there is no line, and between opposite ones there is one")
    func odd() {
        #expect(lines((48, 16), (48, 16)).isEmpty)
        #expect(!lines((0, 0), (0, 180)).isEmpty)
    }
}
