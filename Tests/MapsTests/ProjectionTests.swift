import Foundation
import TestSupport
import Testing

@testable import Maps

@Suite("The projections of the map")
struct ProjectionTests {
    private static let positions: [GeoPosition] = {
        var generator = SeededGenerator(seed: 37)
        return (0..<400).map { _ in
            GeoPosition(
                latitude: Double.random(in: -89...89, using: &generator),
                longitude: Double.random(in: -180..<180, using: &generator))
        }
    }()
    private static let centres = [
        GeoPosition(latitude: 0, longitude: 0), GeoPosition(latitude: 51, longitude: 7),
        GeoPosition(latitude: -37, longitude: 175), GeoPosition(latitude: 85, longitude: -120),
    ]

    private func expect(_ position: GeoPosition, is other: GeoPosition) {
        #expect(EarthVector(position).angle(to: EarthVector(other)) < 1e-9)
    }

    @Test("A place comes back from around any centre as the one it was")
    func azimuthalRoundTrip() throws {
        for centre in Self.centres {
            let projection = AzimuthalProjection(centre: centre)
            for position in Self.positions {
                let place = EarthVector(position)
                guard place.dot(projection.centre) > -0.99 else { continue }
                let back = try #require(projection.place(projection.point(place)))
                expect(back.position, is: position)
            }
        }
    }

    @Test("A place comes back from the map of the Earth as the one it was")
    func worldRoundTrip() throws {
        for meridian in [0.0, 11, -169, 179] {
            let plane = WorldPlane(meridian: meridian)
            for position in Self.positions {
                let back = try #require(plane.place(plane.point(EarthVector(position))))
                expect(back.position, is: position)
            }
        }
    }

    @Test("A small field has its own area wherever it is, in both projections")
    func areas() {
        let projections: [(EarthVector) -> MapPoint] =
            Self.centres.map { AzimuthalProjection(centre: $0).point }
            + [WorldPlane(meridian: 11).point]
        for (number, point) in projections.enumerated() {
            for position in Self.positions {
                let centre = EarthVector(Self.centres[min(number, 3)])
                guard number == 4 || EarthVector(position).dot(centre) > -0.7,
                    abs((position.longitude - 11).remainder(dividingBy: 360)) < 179,
                    abs(position.latitude) < 85
                else { continue }
                let step = 1e-4
                let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { east, north in
                    point(
                        EarthVector(
                            GeoPosition(
                                latitude: position.latitude + north * step,
                                longitude: position.longitude + east * step)))
                }
                let north = sin((position.latitude + step).radians)
                let area = step.radians * (north - sin(position.latitude.radians))
                #expect(abs(corners.area / area - 1) < 1e-4, "\(number) \(position)")
            }
        }
    }

    @Test("North is up in the middle, and east is to the right")
    func directions() {
        for centre in Self.centres {
            let projection = AzimuthalProjection(centre: centre)
            let north = projection.point(
                EarthVector(
                    GeoPosition(latitude: centre.latitude + 1, longitude: centre.longitude)))
            let east = projection.point(
                EarthVector(
                    GeoPosition(latitude: centre.latitude, longitude: centre.longitude + 1)))
            #expect(abs(north.x) < 1e-9 && north.y > 0)
            #expect(east.x > 0 && abs(east.y) < 1e-2)
        }
    }

    @Test("Outside of the Earth there is no place")
    func outside() {
        let plane = WorldPlane(meridian: 0)
        #expect(plane.place(MapPoint(x: 0, y: EqualEarth.height + 0.01)) == nil)
        #expect(plane.place(MapPoint(x: EqualEarth.width * 0.99, y: 1.2)) == nil)
        let projection = AzimuthalProjection(centre: Self.centres[0])
        #expect(projection.place(MapPoint(x: 1.5, y: 1.5)) == nil)
    }

    @Test("A great circle has its ends, and points as far apart from each other")
    func greatCircles() {
        for (one, other) in zip(Self.positions, Self.positions.dropFirst()) {
            let circle = GreatCircle(from: EarthVector(one), to: EarthVector(other))
            let points = circle.points()
            #expect(points.count == 64)
            expect(points[0].position, is: one)
            expect(points[63].position, is: other)
            let step = circle.from.angle(to: circle.to) / 63
            for (from, to) in zip(points, points.dropFirst()) {
                #expect(abs(from.angle(to: to) - step) < 1e-6)
            }
        }
        let pole = GreatCircle(
            from: EarthVector(GeoPosition(latitude: 30, longitude: 20)),
            to: EarthVector(GeoPosition(latitude: -30, longitude: -160)))
        #expect(pole.points(3)[1].dot(pole.from) < 1e-6, "opposite places have a way as well")
    }
}

extension [MapPoint] {
    /// The area within the points, with y upwards; positive if they run counterclockwise.
    var area: Double {
        guard let origin = first else { return 0 }
        let corners = map { MapPoint(x: $0.x - origin.x, y: $0.y - origin.y) }
        return zip(corners, corners.dropFirst()).reduce(0) {
            $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2
        }
    }
}
