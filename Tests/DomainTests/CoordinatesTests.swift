import Domain
import Testing

@Suite("Places on the Earth, and how far apart they are")
struct CoordinatesTests {
    @Test(
        "A place is the same after it was one number",
        arguments: [
            (0, 0), (50.943029, 6.958729), (-0.5, -16), (90, 180), (-90, -180), (90, -180),
            (-0.000001, 0.000001),
        ] as [(Double, Double)])
    func packed(_ latitude: Double, _ longitude: Double) throws {
        let place = try place(latitude, longitude)
        #expect(Coordinates(packed: place.packed) == place)
    }

    @Test("Of a number that is no place, nothing is made")
    func packedElsewhere() throws {
        #expect(Coordinates(packed: -1) == nil)
        #expect(Coordinates(packed: .max) == nil)
        #expect(Coordinates(packed: try place(90, 180).packed + 1) == nil)
    }

    private func place(_ latitude: Double, _ longitude: Double) throws -> Coordinates {
        try #require(Coordinates(latitude: latitude, longitude: longitude))
    }

    @Test(
        "The great circle is as long as tables say, to half a percent",
        arguments: [
            // Between airports, by the length of the geodesic of WGS 84.
            (40.6399, -73.7787, 51.4706, -0.4619, 5_554.5),
            (-33.9461, 151.1772, -33.393, -70.7858, 11_362.6),
            (50.8659, 7.1427, 48.1103, 16.5697, 747.9),
            (35.5523, 139.7797, 37.6188, -122.3754, 8_304.7),
        ] as [(Double, Double, Double, Double, Double)])
    func airports(
        _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double,
        _ kilometres: Double
    ) throws {
        let (one, other) = (
            try place(latitude, longitude), try place(otherLatitude, otherLongitude)
        )
        let distance = one.distance(to: other)
        #expect(abs(distance - kilometres) < kilometres * 0.005, "\(distance)")
        #expect(abs(distance - other.distance(to: one)) < 1e-9)
    }

    @Test(
        "On a sphere of the mean radius a degree is 111.195 km, over poles and antimeridian too",
        arguments: [
            (0, 0, 0, 1, 1), (0, 179.5, 0, -179.5, 1), (0, -179.5, 0, 179.5, 1),
            (0, 180, 0, -180, 0),
            (89.5, 10, 89.5, -170, 1), (90, 0, 90, 123.4, 0), (90, 0, -90, 77, 180),
            (0, 0, 0, 180, 180), (0, 0, 0, 90, 90), (10, 20, -10, -160, 180), (-89, 0, -90, 50, 1),
            (48.2, 16.3, 48.2, 16.3, 0),
        ] as [(Double, Double, Double, Double, Double)])
    func degrees(
        _ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double,
        _ degrees: Double
    ) throws {
        let distance = try place(latitude, longitude)
            .distance(to: place(otherLatitude, otherLongitude))
        #expect(abs(distance - degrees * 111.195_08) < 0.001, "\(distance)")
    }

    @Test(
        "There is no place beyond the poles, and none that is no number",
        arguments: [
            (90.000_001, 0), (-91, 0), (0, 180.000_001), (0, -181), (.nan, 0), (0, .infinity),
        ] as [(Double, Double)])
    func impossible(_ latitude: Double, _ longitude: Double) {
        #expect(Coordinates(latitude: latitude, longitude: longitude) == nil)
    }

    @Test(
        "They are read however programs and maps write them",
        arguments: [
            ("50.8659, 7.1427", 50.8659, 7.1427), ("50.8659,7.1427", 50.8659, 7.1427),
            ("50.865900;7.142700", 50.8659, 7.1427), ("geo:50.8659,7.1427", 50.8659, 7.1427),
            (" 50.8659   7.1427 ", 50.8659, 7.1427), ("50.8659° N, 7.1427° E", 50.8659, 7.1427),
            ("33.9461° S 151.1772° E", -33.9461, 151.1772),
            ("40.6399N 73.7787W", 40.6399, -73.7787),
            ("-33.9461, +151.1772", -33.9461, 151.1772), ("−33.9461, −70.7858", -33.9461, -70.7858),
            ("37.386013;-122.082932", 37.386_013, -122.082_932), ("0, 0", 0, 0),
            ("90,-180", 90, -180),
        ] as [(String, Double, Double)])
    func read(_ text: String, _ latitude: Double, _ longitude: Double) throws {
        let read = try #require(Coordinates(text))
        #expect(read == (try place(latitude, longitude)))
        #expect(Coordinates("\(read)") == read)
    }

    @Test(
        "Invalid coordinates are none",
        arguments: [
            "", " ", "50.9", "50.9, 6.9, 3", "91, 0", "0, 181", "95;200", "a, b", "50,9; 6,9",
            "1e1, 2",
            "nan, 1", "50.9;", ";6.9", "0x10, 1", "5.0.9, 1", "-50° S, 6° E", "50° E, 6° N",
            "--1, 2",
            "N, E", ".5, 1", String(repeating: "9", count: 100) + ", 1",
        ])
    func unreadable(_ text: String) { #expect(Coordinates(text) == nil) }

    @Test("They are kept to a tenth of a metre")
    func precision() throws {
        let read = try #require(Coordinates("50.12345678, -7.12345678"))
        #expect(read.description == "50.123457, -7.123457")
        #expect(read == (try place(50.123_457, -7.123_457)))
        let small = try place(-0.000_001, 7)
        #expect(small.description == "-0.000001, 7")
        #expect(Coordinates(small.description) == small)
        #expect(read != (try place(50.123_458, -7.123_457)))
    }
}
