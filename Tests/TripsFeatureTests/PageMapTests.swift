import Domain
import Foundation
import Maps
import Presentation
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("The map of a page", .timeLimit(.minutes(1)))
struct PageMapTests {
    private let made = Messages<Void>()

    private func map(areLegs: Bool, atlas: URL = .shippedMap) -> PageMap {
        let maps = TripMaps(
            gazetteer: PlacesDouble(), atlas: AtlasFile(atlas), filledInZones: { [] })
        let map = PageMap(maps, areLegs: areLegs, words: .inEnglish)
        map.onMade = { [made] in made.append(()) }
        return map
    }

    private func trip(_ from: String, _ to: String, _ id: EntryID) -> MappedTrip {
        MappedTrip(
            Trip(from: from, to: to, departure: time(20, 14, 2), arrival: time(20, 17, 0)), id: id)
    }

    /// Returns the map once it is made.
    private func chart(of trips: [MappedTrip], on map: PageMap) async throws -> Chart {
        #expect(map.chart(of: trips) == nil)
        await made.until(count: 1)
        return try #require(map.chart(of: trips))
    }

    @Test("A trip's places lead to all trips there")
    func trip() async throws {
        let map = map(areLegs: false)
        let trips = [trip("Köln Hbf", "Wien Hbf", .first)]
        let chart = try await chart(of: trips, on: map)
        #expect(chart.summary == "Map of 2 places and 1 trip. In 2 countries.")
        #expect(
            chart.drawing.points.map(\.link) == [
                .search("kind:trip place:=\"Köln Hbf\""), .search("kind:trip place:=\"Wien Hbf\""),
            ])
    }

    @Test("A journey's places lead to the legs that end there, and the first one to its leg")
    func legs() async throws {
        let map = map(areLegs: true)
        let legs = [trip("Köln", "Paris", .first), trip("Paris", "London", .second)]
        let chart = try await chart(of: legs, on: map)
        let links = Dictionary(
            uniqueKeysWithValues: chart.drawing.points.map { ($0.name, $0.link) })
        #expect(links["Köln"] == .entry("a.ics"))
        #expect(links["Paris"] == .entry("a.ics"))
        #expect(links["London"] == .entry("b.ics"))
    }

    @Test("The map stays until that of changed trips is made")
    func changed() async throws {
        let map = map(areLegs: false)
        let before = try await chart(of: [trip("Köln", "Wien", .first)], on: map)
        let after = [trip("Köln", "Paris", .first)]
        #expect(map.chart(of: after) == before)
        await made.until(count: 2)
        #expect(map.chart(of: after)?.drawing.points.map(\.name) == ["Köln", "Paris"])
    }

    @Test("What changes no place makes no other map")
    func same() {
        var late = Trip(
            from: "Köln", to: "Wien", departure: time(20, 14, 2), arrival: time(20, 17, 0))
        let planned = MappedTrip(late, id: .first)
        late.actualArrival = time(20, 18, 0)
        late.notes = "Snow."
        #expect(MappedTrip(late, id: .first) == planned)
    }
}
