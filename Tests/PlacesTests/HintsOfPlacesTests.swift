import Formats
import Statistics
import TestSupport
import Testing

@testable import Domain

@Suite("What tells places of one name apart")
struct HintsOfPlacesTests {
    private let stage: PlacesStage

    init() throws {
        stage = try PlacesStage()
    }

    /// Returns places with one operator, which runs trains in Great Britain and Ireland.
    private func stageWithOperator(asked: @escaping @Sendable () -> Void = {}) throws -> PlacesStage
    {
        try PlacesStage(operators: { name, mode in
            asked()
            return name == CountedName("Anglia") && mode == .train ? ["GB", "IE"] : []
        })
    }

    @Test("A clock that the user set tells the country")
    func clock() {
        #expect(stage.country("Cambridge", PlaceHints(clock: "Europe/London")) == "GB")
        #expect(stage.country("Cambridge", PlaceHints(clock: "America/New_York")) == "US")
        #expect(stage.country("Vienne", PlaceHints(clock: "Europe/Paris")) == "FR")
        // An older name of the zone tells the country, too.
        #expect(stage.country("Cambridge", PlaceHints(clock: "Europe/Belfast")) == "GB")
    }

    @Test("A large town is where it is, whatever the clock says")
    func otherClock() {
        #expect(stage.country("London King's Cross", PlaceHints(clock: "Europe/Berlin")) == "GB")
        #expect(stage.country("York", PlaceHints(clock: "Europe/Berlin")) == "GB")
        // The name may be that of a village there.
        #expect(stage.country("Dover", PlaceHints(clock: "Europe/Berlin")) == nil)
    }

    @Test("The operator tells it where no clock does")
    func byOperator() throws {
        let stage = try stageWithOperator()
        #expect(stage.country("Cambridge", PlaceHints(mode: .train, operator: "anglia")) == "GB")
        #expect(stage.country("Cambridge", PlaceHints(mode: .bus, operator: "anglia")) == nil)
        #expect(stage.country("Cambridge", PlaceHints(mode: .train, operator: "Other")) == nil)
    }

    @Test("A trip, a typed line and a route on the map are looked up with their operator")
    func operatorOfTrips() throws {
        let places = try stageWithOperator().table
        let trip = Trip(
            from: "Cambridge", to: "Qxyz", operator: "Anglia",
            departure: .at(2026, 3, 1, 8, 5, .floating), arrival: nil)
        #expect(places.ends(of: trip).from?.country == "GB")
        let line = TripLine(parts: [
            .init(text: "Cambridge", meaning: .from, place: 0..<9),
            .init(text: "Anglia", meaning: .operator, place: 10..<16),
        ])
        #expect(places.ends(of: line).from?.country == "GB")
        var counted = CountedTrip(
            EntryID("a"), from: CountedName("Cambridge"), to: CountedName("Cambridge"), mode: .train
        )
        let without = counted
        counted.operator = CountedName("Anglia")
        let located = MappedRoutes(of: [without, counted]).located(by: places)
        #expect(located.count == 1 && located.unlocated == 1)
        #expect(located.countries == ["GB"])
    }

    @Test("No operator is asked about without its name, nor for a name that is not known")
    func notAsked() throws {
        let stage = try stageWithOperator { Issue.record("An operator was asked about.") }
        for name in ["Cambridge", "London King's Cross"] {
            _ = stage.place(name, PlaceHints(mode: .train, operator: " "))
        }
        _ = stage.place("Qxyz", PlaceHints(mode: .train, operator: "Anglia"))
        _ = stage.place("CGN", PlaceHints(mode: .flight, operator: "Anglia"))
    }

    @Test("The other end tells it where no clock does")
    func otherEnd() {
        let london = stage.place("London Liverpool Street")
        #expect(stage.country("Cambridge", PlaceHints(otherEnd: london)) == "GB")
        let madrid = stage.place("Madrid")
        #expect(stage.country("León", PlaceHints(otherEnd: madrid)) == "ES")
        let berlin = stage.place("Berlin Hbf")
        // A village in Belgium has the same name.
        let brussels = stage.place("Bruxelles-Midi")
        #expect(stage.country("Essen", PlaceHints(otherEnd: brussels)) == "DE")
        #expect(stage.country("Straßburg", PlaceHints(otherEnd: berlin)) == "FR")
        // A train does not cross an ocean.
        #expect(stage.country("Barcelona", PlaceHints(mode: .train, otherEnd: berlin)) == "ES")
        #expect(stage.country("Barcelona", PlaceHints(mode: .flight, otherEnd: berlin)) == nil)
    }

    @Test("A code is an airport's in a flight, and in nothing else")
    func airports() {
        let cologne = stage.place("CGN", PlaceHints(mode: .flight))
        #expect(cologne?.country == "DE")
        #expect(cologne?.zone == "Europe/Berlin")
        #expect(cologne?.coordinates?.description == "50.8659, 7.1427")
        #expect(cologne?.isAbout == false)
        #expect(stage.place("KGX", PlaceHints(mode: .train)) == nil)
        #expect(stage.country("Paris", PlaceHints(mode: .flight)) == "FR")
    }

    @Test("The journal’s own facts of a name come before those of the table")
    func known() throws {
        let village = KnownPlace(zone: "Europe/Vienna", coordinates: Coordinates("47.1, 15.2"))
        let hut = stage.place("Grandma’s house", PlaceHints(known: village))
        #expect(hut?.country == "AT")
        #expect(hut?.coordinates == village.coordinates)
        #expect(hut?.isAbout == false)
        let bare = try #require(Coordinates("50.9432, 6.9586"))
        let station = stage.place("Köln Hbf", PlaceHints(known: KnownPlace(coordinates: bare)))
        #expect(station?.country == "DE")
        #expect(station?.zone == "Europe/Berlin")
        #expect(station?.coordinates == bare)
        // The coordinates are those of the town in the zone's country, or none.
        let here = stage.place("Köln", PlaceHints(known: KnownPlace(zone: "Europe/Vienna")))
        #expect(here?.country == "AT")
        #expect(here?.coordinates == nil)
    }

    @Test("The ends of a trip tell each other's country, and a zone that was filled in tells none")
    func ends() throws {
        let trip = Trip(
            from: "London Liverpool Street", to: "Cambridge",
            departure: .at(2026, 3, 1, 8, 5, .named("Europe/Berlin")), arrival: nil)
        let ends = stage.table.ends(of: trip, filledInZones: ["Europe/Berlin"])
        #expect(ends.from?.country == "GB")
        #expect(ends.to?.country == "GB")
        #expect(ends[.arrival]?.zone == "Europe/London")
    }
}
