import Domain
import TestSupport
import Testing

@Suite("The next leg, and what came instead of one")
struct NextLegTests {
    private let id = "journey0123456789abcdef0123456789abcdef"

    @Test("What came instead leads from there to there, with nothing else of the trip")
    func substitute() {
        var full = Trip.full
        full.journeyName = "Winter"
        #expect(
            full.substitute(.taxi, journey: id, service: "Taxi")
                == Trip(
                    from: "Köln Hbf", to: "Wien Westbf", fromCoordinates: full.fromCoordinates,
                    toCoordinates: full.toCoordinates, mode: .other, service: "Taxi",
                    departure: .vienna(20, 14, 2), arrival: nil, journey: "Winter 2026",
                    journeyName: "Winter", isSubstitute: true, leg: 2, tags: ["work"]))
    }

    @Test(
        "By what it goes",
        arguments: zip(
            Substitute.allCases, [TravelMode.train, .bus, .flight, .ferry, .other, .other, .other]))
    func modes(substitute: Substitute, mode: TravelMode) {
        var trip = Trip.full
        trip.mode = .ferry
        let taken = trip.substitute(substitute, journey: id, service: "")
        #expect(taken.mode == mode && taken.isSubstitute)
    }

    @Test("The next leg begins where and when one ended, as far as is known, by the clock there")
    func nextLeg() {
        let full = Trip.full
        #expect(
            full.nextLeg(journey: id)
                == Trip(
                    from: "Wien Westbf", to: "", fromCoordinates: full.toCoordinates, mode: .train,
                    operator: "ÖBB, DB", departure: .vienna(21, 0, 41), arrival: nil,
                    travelClass: "2", ticket: .return, ticketNumber: full.ticketNumber,
                    journey: "Winter 2026", leg: 3, tags: ["work"]))
        var trip = Trip.from(
            .at(2026, 11, 20, 9, 0, .london), to: .at(2026, 11, 20, 12, 17, .berlin))
        #expect(trip.nextLeg(journey: id).departure == .at(2026, 11, 20, 12, 17, .berlin))
        trip.actualArrival = .at(2026, 11, 20, 11, 20, .utc)
        #expect(trip.nextLeg(journey: id).departure == .at(2026, 11, 20, 12, 20, .berlin))
        trip.actualArrival = .at(2026, 11, 20, 12, 21, .floating)
        #expect(trip.nextLeg(journey: id).departure == .at(2026, 11, 20, 12, 21, .floating))
        trip = .from(.at(2026, 11, 20, 9, 0, .london), to: nil)
        #expect(trip.nextLeg(journey: id).departure == .at(2026, 11, 20, 9, 0, .london))
    }

    @Test("It gets the id of the trip's journey, or a new one where that has none")
    func journeys() {
        var trip = Trip.from(.vienna(20, 9, 0), to: nil)
        #expect(trip.nextLeg(journey: id).journey == id)
        #expect(trip.substitute(.bus, journey: id, service: "").journey == id)
        trip.journey = "Paris"
        #expect(trip.nextLeg(journey: id).journey == "Paris")
        #expect(trip.substitute(.bus, journey: id, service: "").journey == "Paris")
        #expect(!trip.nextLeg(journey: id).isSubstitute)
    }

    @Test("A trip joins the journey of another one with the name of that")
    func joining() {
        var other = Trip.from(.vienna(20, 9, 0), to: nil)
        (other.journey, other.journeyName) = (id, "Paris")
        var trip = Trip.full
        let joined = Entry.trip(trip).joining(other)
        // A place among other legs is none among these.
        (trip.journey, trip.journeyName, trip.leg) = (id, "Paris", nil)
        #expect(joined == .trip(trip))
        // Who is there already keeps what it calls the journey.
        trip.journeyName = "To Paris"
        #expect(Entry.trip(trip).joining(other) == .trip(trip))
        #expect(Entry.film(.full).joining(other) == .film(.full))
    }

    @Test("People see the name of a journey, and never an id that they did not give")
    func label() {
        var trip = Trip.from(.vienna(20, 9, 0), to: nil)
        #expect(trip.journeyLabel == "")
        trip.journeyLabel = "Paris"
        #expect((trip.journey, trip.journeyName, trip.journeyLabel) == ("Paris", "", "Paris"))
        trip.journeyLabel = ""
        #expect((trip.journey, trip.journeyName) == ("", ""))
        trip.journey = id
        #expect(trip.journeyLabel == "")
        trip.journeyLabel = "Paris"
        #expect((trip.journey, trip.journeyName, trip.journeyLabel) == (id, "Paris", "Paris"))
        // It stays a leg of the journey without its name.
        trip.journeyLabel = ""
        #expect((trip.journey, trip.journeyName) == (id, ""))
        (trip.journey, trip.journeyName) = ("Paris", "To Paris")
        #expect(trip.journeyLabel == "To Paris")
        trip.journeyLabel = "Rome"
        #expect((trip.journey, trip.journeyName) == ("Rome", ""))
    }
}
