import Domain
import Statistics
import TestSupport
import Testing

/// Tests of where trips are on a map.
struct MappedRoutesTests {
    private let hut = Coordinates("50.1, 7.5")

    private func trip(_ from: String, _ to: String, on day: Int? = nil) -> CountedTrip {
        var trip = CountedTrip(
            EntryID("\(from) \(to)"), from: CountedName(from), to: CountedName(to), mode: .train)
        trip.day = day.flatMap { CalendarDay(year: 2026, month: 3, day: $0) }
        return trip
    }

    private func located(_ trips: [CountedTrip]) -> LocatedTrips {
        MappedRoutes(of: trips).located(by: PlacesDouble())
    }

    @Test("Trips that were taken are counted by their route, with the towns at its ends")
    func routes() throws {
        var cancelled = trip("Köln Hbf", "Paris Nord")
        cancelled.isTaken = false
        let trips = located([
            trip("Köln Hbf", "Wien Hbf", on: 8), trip("Köln Hbf", "Wien Hbf", on: 2),
            trip("Wien Hbf", "Köln Hbf"), cancelled,
        ])
        #expect(trips.count == 3 && trips.unlocated == 0)
        #expect(trips.routes.map(\.count) == [2, 1])
        #expect(trips.routes[0].from.name == "Köln" && trips.routes[0].from.isAbout)
        #expect(trips.countries == ["DE", "AT"])
        let place = try #require(trips.place(at: trips.routes[0].to.coordinates))
        #expect(place.country == "AT" && place.town == "Wien")
        #expect(place.days?.lowerBound.day == 2 && place.days?.upperBound.day == 8)
        #expect(place.terms == .whole(.place, CountedName("Wien Hbf")))
    }

    @Test("Coordinates in the journal come before those of a town, also for other trips there")
    func coordinates() throws {
        let hut = try #require(hut)
        var there = trip("Köln Hbf", "Hut")
        there.toCoordinates = hut
        let trips = located([there, trip("Hut", "Wien Hbf"), trip("Hut", "Köln Hbf")])
        #expect(trips.unlocated == 0)
        #expect(
            trips.routes.map { [$0.from.name, $0.to.name] } == [
                ["Hut", "Köln"], ["Hut", "Wien"], ["Köln", "Hut"],
            ])
        let place = try #require(trips.place(at: hut))
        #expect(place.town == nil && place.country == nil)
    }

    @Test(
        "A stop whose coordinates differ a little is one place, and of the same name afar another")
    func nearby() throws {
        func trip(to place: String) throws -> CountedTrip {
            var trip = self.trip("Köln Hbf", "Hut")
            trip.toCoordinates = Coordinates(place)
            return trip
        }
        let trips = located([
            try trip(to: "50.1, 7.5"), try trip(to: "50.1, 7.5"), try trip(to: "50.11, 7.49"),
            try trip(to: "47.2, 11.4"),
        ])
        #expect(trips.count == 4)
        let ends = Set(trips.routes.map(\.to.coordinates))
        #expect(
            ends == Set([Coordinates("50.1, 7.5"), Coordinates("47.2, 11.4")].compactMap(\.self)))
    }

    @Test("A trip with a place that is not known is counted, and the place is named")
    func unknown() {
        let trips = located([
            trip("Home", "Köln Hbf"), trip("Köln Hbf", "Home"), trip("Home", "Lake"),
            trip("Home", "Home"), trip("Köln Hbf", "Wien Hbf"),
        ])
        #expect(trips.count == 1 && trips.unlocated == 4)
        #expect(trips.ends.map(\.stop.name) == ["Köln", "Köln"])
        #expect(trips.unknownStops.map(\.stop.text) == ["Home", "Lake"])
        #expect(trips.unknownStops.map(\.count) == [4, 1])
    }

    @Test("Several stops of a town are one place, whose search names each of them")
    func stops() throws {
        let trips = located([trip("Köln Hbf", "Wien Hbf"), trip("Köln Messe/Deutz", "Wien Hbf")])
        let place = try #require(trips.place(at: trips.routes[0].from.coordinates))
        #expect(place.stops.count == 2)
        #expect(place.terms.text == "place:=\"Köln Hbf\"|\"Köln Messe/Deutz\"")
    }

    @Test("Figures of a period have the routes of its trips alone")
    func period() throws {
        var figures = PageFigures(
            of: .month(year: 2026, month: 3), until: CalendarDay(year: 2026, month: 3, day: 20))
        figures.add([
            .trip(trip("Köln Hbf", "Wien Hbf", on: 2)), .trip(trip("Köln Hbf", "Paris", on: 25)),
        ])
        #expect(figures.routes == MappedRoutes(of: [trip("Köln Hbf", "Wien Hbf", on: 2)]))
    }
}
