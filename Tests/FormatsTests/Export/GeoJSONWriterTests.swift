import Domain
import FormatsTestSupport
import Foundation
import TestSupport
import Testing

@testable import Formats

@Suite("Trips as lines on a map")
struct GeoJSONWriterTests {
    private func features(
        _ trips: [Trip], by writer: GeoJSONWriter = GeoJSONWriter()
    ) throws -> [[String: Any]] {
        let text = try written(trips.map(Entry.trip), by: writer)
        let file = try #require(
            JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(file["type"] as? String == "FeatureCollection")
        return try #require(file["features"] as? [[String: Any]])
    }

    private func trip(from: String? = nil, to: String? = nil) -> Trip {
        Trip(
            from: "Here", to: "There", fromCoordinates: from.flatMap { Coordinates($0) },
            toCoordinates: to.flatMap { Coordinates($0) }, mode: .flight,
            departure: .vienna(20, 14, 2), arrival: nil)
    }

    private func geometry(_ trip: Trip) throws -> (type: String, coordinates: NSArray)? {
        guard let geometry = try features([trip])[0]["geometry"] as? [String: Any] else {
            return nil
        }
        let coordinates = try #require(geometry["coordinates"] as? NSArray)
        return (try #require(geometry["type"] as? String), coordinates)
    }

    @Test("A trip is a feature with its times, and with nothing private")
    func whole() throws {
        var trip = Trip(
            from: "Köln", to: "Wien", fromCoordinates: Coordinates("50.94, 6.95"),
            toCoordinates: Coordinates("48.2, 16.37"), operator: "ÖBB", service: "NJ 40421",
            departure: .vienna(20, 20, 21), arrival: .vienna(21, 7, 55),
            actualArrival: .vienna(21, 8, 12), notes: "Rain")
        trip.journey = "Winter"
        let text = try written([.trip(trip)], by: GeoJSONWriter())
        let lines = text.split(separator: "\n").map(String.init)
        let beginning = #"{"geometry":{"coordinates":[[6.95,50.94],["#
        let end = #"""
            ,[16.37,48.2]],"type":"LineString"},"id":"0.ics","properties":\#
            {"actualArrival":"2026-11-21T08:12:00+01:00","arrival":"2026-11-21T07:55:00+01:00",\#
            "delay":17,"departure":"2026-11-20T20:21:00+01:00","from":"Köln","journey":"Winter",\#
            "mode":"train","operator":"ÖBB","service":"NJ 40421","to":"Wien"},"type":"Feature"}
            """#
        #expect(lines.count == 3)
        #expect(lines[0] == #"{"type":"FeatureCollection","features":["#)
        #expect(lines[1].hasPrefix(beginning))
        #expect(lines[1].hasSuffix(end))
        #expect(lines[2] == "]}")
        #expect(!text.contains("Rain"))
    }

    @Test("A line is cut where it crosses the antimeridian")
    func antimeridian() throws {
        let found = try #require(try geometry(trip(from: "35.55, 139.78", to: "37.62, -122.38")))
        #expect(found.type == "MultiLineString")
        let lines = try #require(found.coordinates as? [[[Double]]])
        #expect(lines.count == 2)
        #expect(lines[0].first == [139.78, 35.55] && lines[1].last == [-122.38, 37.62])
        #expect(lines[0].last?[0] == 180 && lines[1].first?[0] == -180)
        #expect(lines[0].last?[1] == lines[1].first?[1])
        for line in lines {
            for (one, next) in zip(line, line.dropFirst()) { #expect(abs(one[0] - next[0]) < 90) }
        }
    }

    @Test("One end that is known is a point, and none is no place, which is counted")
    func ends() throws {
        let one = try #require(try geometry(trip(to: "48.2, 16.37")))
        #expect(one.type == "Point" && one.coordinates as? [Double] == [16.37, 48.2])
        #expect(try geometry(trip(from: "48.2, 16.37", to: "48.2, 16.37"))?.type == "Point")
        #expect(try geometry(trip()) == nil)
        #expect(try features([trip()])[0]["geometry"] is NSNull)
        var writer = GeoJSONWriter()
        for trip in [trip(), trip(to: "48.2, 16.37"), trip()] {
            let stored = StoredEntry(id: EntryID("a.ics"), entry: .trip(trip), content: [])
            #expect(try writer.write(stored) { _ in })
        }
        #expect(writer.withoutCoordinates == 2)
    }

    @Test("An end that was looked up by its name says so, and one of the trip itself comes first")
    func lookedUp() throws {
        var trip = Trip(
            from: "Köln Hbf", to: "Wien Hbf", departure: .vienna(20, 14, 2), arrival: nil)
        let writer = GeoJSONWriter(places: PlacesDouble())
        for isKnown in [false, true] {
            if isKnown {
                trip.fromCoordinates = Coordinates("50.9, 6.9")
                trip.toCoordinates = Coordinates("48.1, 16.3")
            }
            let feature = try features([trip], by: writer)[0]
            let geometry = try #require(feature["geometry"] as? [String: Any])
            let line = try #require(geometry["coordinates"] as? [[Double]])
            #expect(line.first == (isKnown ? [6.9, 50.9] : [6.95, 50.93]))
            let properties = try #require(feature["properties"] as? [String: Any])
            #expect(properties["about"] as? Bool == (isKnown ? nil : true))
        }
    }

    @Test("A time that floats has no offset, and one in UTC has a Z")
    func times() throws {
        var trip = trip()
        trip.departure = .at(2026, 11, 20, 14, 2, .floating)
        trip.arrival = .at(2026, 11, 20, 15, 2, .utc)
        let properties = try #require(try features([trip])[0]["properties"] as? [String: Any])
        #expect(properties["departure"] as? String == "2026-11-20T14:02:00")
        #expect(properties["arrival"] as? String == "2026-11-20T15:02:00Z")
        #expect(properties["delay"] == nil)
    }
}
