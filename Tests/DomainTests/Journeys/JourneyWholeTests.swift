import Domain
import Foundation
import TestSupport
import Testing

@Suite("A journey as one trip")
struct JourneyWholeTests {
    private let lines = Legs([
        "A 10:00 > B 11:00 / 10:04 11:30 missed", "B 11:20 > C 13:00",
        "~ B 12:20 > C 14:00 / 12:20 14:03",
    ])

    private func journey(_ change: (inout [Trip]) -> Void) throws -> Journey {
        var trips = lines.trips
        change(&trips)
        return try #require(
            Journey(trips.enumerated().map { Journey.Leg(EntryID("\($0).ics"), $1) }))
    }

    @Test("It leads from the first to what was promised, and ends when somebody was there")
    func times() throws {
        let journey = try journey { trips in
            trips[0].service = "ICE 1"
            trips[1].service = "TGV 2"
            trips[2].service = "bus"
            for place in trips.indices { trips[place].operator = "DB" }
            trips[2].operator = "a bus"
        }
        let whole = journey.whole
        #expect((whole.from, whole.to) == ("A", "C"))
        #expect(journey.destination == "C")
        #expect(whole.departure == lines.trips[0].departure)
        #expect(whole.arrival == lines.trips[1].arrival)
        #expect(whole.actualDeparture == lines.trips[0].actualDeparture)
        #expect(whole.actualArrival == lines.trips[2].actualArrival)
        #expect((whole.service, whole.operator) == ("ICE 1, TGV 2", "DB"))
        #expect(whole.disruption == nil && !whole.isSubstitute)
        #expect(whole.status == .late(.minutes(63)))
    }

    @Test("It has an operator where it has one, and a distance where all of it is known")
    func facts() throws {
        let all = try journey { trips in
            (trips[0].operator, trips[1].operator) = ("DB", "SNCF")
            (trips[0].distance, trips[1].distance) = (Distance("100"), Distance("50.5"))
            trips[2].distance = Distance("900")
        }
        #expect(all.whole.operator == "" && all.whole.distance == Distance("150.5"))
        #expect(try journey { $0[0].distance = Distance("100") }.whole.distance == nil)
        #expect(try journey { _ in }.whole.distance == nil)
    }

    @Test(
        "What was paid is a sum where that is in one currency; what came instead is not part of it")
    func fares() throws {
        func fare(_ fares: (String, String)?...) throws -> Fare? {
            try journey { trips in
                for (place, fare) in fares.enumerated() {
                    trips[place].fare = fare.map {
                        Fare(Decimal(string: $0.0) ?? 0, currency: $0.1)
                    }
                }
            }.whole.fare
        }
        #expect(try fare() == nil)
        #expect(
            try fare(("19.90", "EUR"), ("0.1", "EUR"), ("35", "EUR"))
                == Fare(20, currency: "EUR"))
        #expect(try fare(nil, ("49", "EUR")) == Fare(49, currency: "EUR"))
        #expect(try fare(("19.90", "EUR"), ("20", "GBP")) == nil)
        #expect(try fare(nil, nil, ("35", "EUR")) == nil)
    }

    @Test("It is called what the first leg that has a name says")
    func name() throws {
        #expect(try journey { $0[1].journey = "Paris" }.name == "Paris")
        #expect(try journey { _ in }.name == "")
        #expect(try journey { $0[0].journey = JourneyID.new() }.name == "")
    }

    @Test("A row of the list says the same as its page")
    func summary() throws {
        let journey = try journey { $0[0].mode = .train }
        let summary = EntrySummary(journey)
        #expect(summary.id == EntryID("0.ics") && summary.legs == 3)
        #expect(summary.day == journey.whole.departure.day)
        #expect(
            summary.content
                == .trip(from: "A", to: "C", mode: .train, status: journey.whole.status))
    }
}
