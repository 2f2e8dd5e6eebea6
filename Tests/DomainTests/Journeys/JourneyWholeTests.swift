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

    @Test("It leads to the planned destination, and ends when the traveller arrived there")
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

    @Test("What stands with the leg that has the fare is what the ticket says")
    func ticketed() throws {
        let one = try journey { trips in
            trips[0].operator = "DB"
            trips[1].operator = "SNCF"
            (trips[1].service, trips[1].fare) = ("TGV 2", Fare(49, currency: "EUR"))
            // A taxi's fare is no part of the ticket.
            (trips[2].mode, trips[2].fare) = (.other, Fare(80, currency: "EUR"))
        }.ticketed
        #expect((one?.operator, one?.service) == ("SNCF", "TGV 2"))
        #expect(one?.fare == Fare(49, currency: "EUR"))
        let unpriced = try journey { $0[0].service = "ICE 1" }.ticketed
        #expect(unpriced?.service == "" && unpriced?.fare == nil)
    }

    @Test("Several fares or several means of transport leave open whether it was one ticket")
    func unticketed() throws {
        let separate = try journey { trips in
            for place in 0..<2 { trips[place].fare = Fare(20, currency: "EUR") }
        }
        #expect(separate.ticketed == nil)
        #expect(try journey { $0[1].mode = .flight }.ticketed == nil)
    }

    @Test("What legs say of a ticket is true of all, whichever of them says it")
    func ticket() throws {
        let one = try journey { trips in
            trips[0].ticketNumber = "X7K"
            (trips[1].ticket, trips[1].fare) = (.return, Fare(98, currency: "EUR"))
        }.ticketed
        #expect(one?.ticket == .return && one?.ticketNumber == "X7K")
        #expect(one?.fare == Fare(98, currency: "EUR"))
        let same = try journey { trips in
            for place in 0..<2 {
                (trips[place].ticket, trips[place].ticketNumber) = (.season, "S1")
            }
            trips[1].fare = Fare(63, currency: "EUR")
        }.ticketed
        #expect(same?.ticket == .season && same?.fare == Fare(63, currency: "EUR"))
        #expect(try journey { $0[0].ticket = .season }.ticketed?.ticket == .season)
        // A substitute has a ticket of its own.
        #expect(try journey { $0[2].ticketNumber = "T" }.ticketed?.ticketNumber == "")
    }

    @Test("Legs that say of tickets what cannot be true of one have several")
    func tickets() throws {
        let changes: [(inout [Trip]) -> Void] = [
            { ($0[0].ticketNumber, $0[1].ticketNumber) = ("X7K", "X7L") },
            { ($0[0].ticket, $0[1].ticket) = (.season, .return) },
            {
                $0[0].ticket = .season
                $0[1].fare = Fare(19, currency: "EUR")
            },
        ]
        for change in changes {
            let journey = try journey { change(&$0) }
            #expect(journey.ticketed == nil)
            #expect(journey.whole.ticket == .single && journey.whole.ticketNumber.isEmpty)
        }
    }

    @Test("Values of the first leg alone are not values of the journey")
    func first() throws {
        let whole = try journey { trips in
            (trips[0].seat, trips[0].notes, trips[0].claim) = ("61", "rain", "sent")
            for place in 0..<2 { trips[place].travelClass = "\(place + 1)" }
        }.whole
        #expect([whole.seat, whole.notes, whole.claim, whole.travelClass] == ["", "", "", ""])
    }

    @Test("It is called what people called it, and nothing where this program gave an id")
    func name() throws {
        #expect(try journey { $0[1].journey = "Paris" }.legs[1].trip.journeyLabel == "Paris")
        #expect(try journey { _ in }.legs[0].trip.journeyLabel == "")
        #expect(try journey { $0[0].journey = JourneyID.new() }.legs[0].trip.journeyLabel == "")
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
