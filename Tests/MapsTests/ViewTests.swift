import TestSupport
import Testing

@testable import Maps

@Suite("The view of a map")
struct ViewTests {
    private let sheet = MapSize(width: 900, height: 560)

    private func view(_ ends: [(latitude: Double, longitude: Double)]) -> MapView {
        let places = ends.enumerated().map { number, end in
            MapPlace(
                name: "\(number)",
                position: GeoPosition(latitude: end.latitude, longitude: end.longitude))
        }
        let trips = zip(places, places.dropFirst()).map { MapTrip(from: $0, to: $1) }
        return MapView(fitting: MapFit(MapNetwork(trips)), on: sheet)
    }

    private var rhine: MapView { view([(50.94, 6.96), (50.73, 7.1)]) }
    private var europe: MapView { view([(40.4, -3.7), (59.3, 18.1), (52.5, 13.4)]) }
    private var world: MapView { view([(50, 8.5), (40.6, -73.8), (35.7, 139.8), (-34, 151)]) }

    private func expect(_ point: MapPoint?, at other: MapPoint, within distance: Double = 0.5) {
        #expect(abs((point?.x ?? .nan) - other.x) < distance)
        #expect(abs((point?.y ?? .nan) - other.y) < distance)
    }

    @Test(
        "Up to sixty degrees the projection is that around the centre, and beyond that of the Earth"
    )
    func projections() {
        #expect(!rhine.isWide && !europe.isWide && world.isWide)
        #expect(europe.zoomed(by: 0.2).isWide)
        #expect(!world.zoomed(by: 9).isWide)
    }

    @Test("The position at a point is shown there, and stays there when the view comes closer")
    func zooming() throws {
        var generator = SeededGenerator(seed: 5)
        for view in [rhine, europe, world] {
            for _ in 0..<20 {
                let point = MapPoint(
                    x: Double(100 + generator.below(700)), y: Double(100 + generator.below(360)))
                let position = try #require(view.position(at: point))
                expect(view.point(position), at: point)
                let closer = view.zoomed(by: 1.4, at: point)
                expect(closer.point(position), at: point, within: 1.5)
                #expect(closer.scale > view.scale)
            }
        }
    }

    @Test("A map that is moved has its middle where it was moved to")
    func moving() throws {
        for view in [rhine, europe, world.zoomed(by: 2)] {
            let middle = view.centre
            expect(view.moved(x: 40, y: -25).point(middle), at: MapPoint(x: 490, y: 255), within: 3)
        }
    }

    @Test("Keys move the map, and one brings all of it back")
    func keys() {
        let view = europe
        #expect(!view.after(.closer).isFitting)
        #expect(view.after(.closer).after(.all) == view)
        #expect(view.after(.left).centre.longitude < view.centre.longitude)
        #expect(view.after(.right).centre.longitude > view.centre.longitude)
        #expect(view.after(.up).centre.latitude > view.centre.latitude)
        #expect(view.after(.down).centre.latitude < view.centre.latitude)
        #expect(view.after(.farther).scale < view.scale)
    }

    @Test("Neither is a view closer than a town, nor farther than the Earth, nor beside it")
    func limits() {
        for view in [rhine, europe, world] {
            var (near, far) = (view, view)
            for _ in 0..<60 { (near, far) = (near.after(.closer), far.after(.farther)) }
            #expect(near.scale == near.after(.closer).scale)
            #expect(far.scale == far.after(.farther).scale)
            #expect(far.position(at: MapPoint(x: 450, y: 280)) != nil)
            var aside = view
            for _ in 0..<200 { aside = aside.after(.up).after(.right) }
            #expect(aside.position(at: MapPoint(x: 450, y: 280)) != nil)
        }
    }

    @Test("A picture of a view before is where its places are now")
    func before() throws {
        for view in [rhine, europe, world.zoomed(by: 2)] {
            for next in [
                view.moved(x: 60, y: -35), view.zoomed(by: 1.2, at: MapPoint(x: 300, y: 200)),
            ] {
                let (corner, scale) = try #require(next.place(of: view))
                let position = try #require(view.position(at: MapPoint(x: 500, y: 300)))
                let point = MapPoint(x: corner.x + scale * 500, y: corner.y + scale * 300)
                expect(next.point(position), at: point, within: 4)
            }
        }
        #expect(rhine.place(of: world) == nil)
        #expect(rhine.place(of: rhine.moved(x: 2_000, y: 0)) == nil)
    }

    @Test("Another sheet shows the same: all, or the part that was shown")
    func resizing() {
        let other = MapSize(width: 500, height: 700)
        #expect(europe.on(other).isFitting)
        let closer = europe.after(.closer).after(.closer).on(other)
        #expect(!closer.isFitting && closer.sheet == other)
        #expect(EarthVector(closer.centre).angle(to: EarthVector(europe.centre)) < 1e-9)
    }

    @Test("A place out of sight is brought into view, and one in view leaves it as it is")
    func showing() throws {
        let oslo = GeoPosition(latitude: 59.9, longitude: 10.75)
        let view = rhine.showing(oslo)
        expect(view.point(oslo), at: MapPoint(x: 450, y: 280))
        #expect(view.showing(oslo) == view)
        #expect(view.showing(GeoPosition(latitude: -40, longitude: -170)).centre.latitude < 0)
    }

    @Test("A single place is shown with its surroundings")
    func alone() throws {
        let place = MapPlace(name: "Bonn", position: GeoPosition(latitude: 50.73, longitude: 7.1))
        let view = MapView(
            fitting: MapFit(MapNetwork([MapTrip(from: place, to: place)])), on: sheet)
        expect(view.point(place.position), at: MapPoint(x: 450, y: 280))
        let bar = try #require(ScaleBar(view))
        #expect((1...10).contains(bar.kilometres) && bar.length <= 120)
    }

    @Test(
        "The seam is in the largest gap of longitudes, and in the Bering Strait if that is in it",
        arguments: [
            ([8.5, -73.8, 139.8], -169.0), ([139.8, -118.4, 151.2], 10.7), ([-60, 60], -169),
            ([100, 170, -100], 0), ([], -180),
        ] as [([Double], Double)])
    func seam(longitudes: [Double], seam: Double) {
        let places = longitudes.map {
            EarthVector(GeoPosition(latitude: 20, longitude: $0))
        }
        let meridian = SeamChoice(places, []).meridian
        let away = (meridian - 180 - seam).remainder(dividingBy: 360)
        #expect(abs(away) <= 1, "\(meridian)")
    }

    @Test("The seam goes where the fewest trips are")
    func crossings() {
        let places = [0.0, -118, 140].map {
            EarthVector(GeoPosition(latitude: 40, longitude: $0))
        }
        func way(_ from: Int, _ to: Int, _ count: Int) -> MapNetwork.Way {
            MapNetwork.Way(from: from, to: to, count: count)
        }
        let rarely = SeamChoice(places, [way(0, 1, 9), way(0, 2, 9), way(1, 2, 1)])
        #expect(abs((rarely.meridian - 180 + 169).remainder(dividingBy: 360)) <= 1)
        let often = SeamChoice(places, [way(0, 1, 9), way(0, 2, 1), way(1, 2, 9)])
        #expect(abs((often.meridian - 180 - 70).remainder(dividingBy: 360)) <= 1)
    }
}
