import TestSupport
import Testing

@testable import Domain

@Suite("A whole journey again, and its way back")
struct JourneyAgainTests {
    private let lines = Legs([
        "A 10:00 > B 11:00 / 10:04 11:30 missed", "B 11:20 > C 13:00",
        "~ B 12:20 > C 14:00 / 12:20 14:03",
    ])

    /// Returns the places and the clock times of each leg.
    private func said(_ legs: [Trip]) -> [String] {
        legs.map { leg in
            let times = [leg.departure, leg.arrival].map { time in
                time.map { "\($0.day.day) \($0.hour):\($0.minute)" } ?? "-"
            }
            return "\(leg.from) \(times[0]) > \(leg.to) \(times[1])"
        }
    }

    @Test("All planned legs come again on the other day, with nothing of what happened")
    func again() throws {
        let journey = try #require(lines.journey)
        let day = try #require(CalendarDay(year: 2026, month: 12, day: 4))
        let again = journey.again(on: day, id: "new", passes: .none)
        #expect(said(again) == ["A 4 10:0 > B 4 11:0", "B 4 11:20 > C 4 13:0"])
        #expect(again.allSatisfy { $0.journey == "new" && !$0.isSubstitute })
        #expect(again.allSatisfy { $0.actualDeparture == nil && $0.disruption == nil })
    }

    @Test("A leg of the day after stays on the day after")
    func nights() throws {
        let journey = try #require(Legs(["A 22:00 > B 23:50", "B 24:30 > C 30:00"]).journey)
        let day = try #require(CalendarDay(year: 2026, month: 12, day: 4))
        #expect(
            said(journey.again(on: day, id: "new", passes: .none)) == [
                "A 4 22:0 > B 4 23:50", "B 5 0:30 > C 5 6:0",
            ])
    }

    @Test("Back, the legs are in the other order and take as long, and so does each connection")
    func wayBack() throws {
        let journey = try #require(lines.journey)
        let back = journey.wayBack(id: "new", passes: .none)
        #expect(said(back) == ["C 20 13:0 > B 20 14:40", "B 20 15:0 > A 20 16:0"])
        #expect(back.allSatisfy { $0.journey == "new" && $0.service.isEmpty })
    }

    @Test("Back, an arrival that is not known stays so")
    func unknownArrival() throws {
        let journey = try #require(Legs(["A 10:00 > B 11:00", "B 11:20 > C -"]).journey)
        #expect(
            said(journey.wayBack(id: "new", passes: .none)) == [
                "C 20 11:20 > B -", "B 20 11:40 > A 20 12:40",
            ])
    }

    @Test("The others follow the first as much later, to its day, and from where it ends")
    func following() throws {
        let journey = try #require(lines.journey)
        let day = try #require(CalendarDay(year: 2026, month: 12, day: 4))
        let legs = journey.again(on: day, id: "new", passes: .none)
        #expect(legs.following(legs[0], passes: .none) == Array(legs[1...]))
        var first = legs[0]
        first.departure = .at(2026, 12, 6, 12, 0, .berlin)
        first.arrival = .at(2026, 12, 6, 13, 10, .berlin)
        (first.to, first.ticket, first.journeyName) = ("B South", .season, "work")
        let next = legs.following(first, passes: .none)
        #expect(said(next) == ["B South 6 13:30 > C 6 15:10"])
        #expect(next[0].ticket == .season && next[0].journeyName == "work")
    }

    @Test("Each leg is on the season ticket that is valid on its day")
    func seasonTickets() throws {
        func day(_ month: Int, _ day: Int) throws -> CalendarDay {
            try #require(CalendarDay(year: 2026, month: month, day: day))
        }
        func pass(_ number: String, until last: CalendarDay) -> (id: EntryID, pass: Pass) {
            (EntryID(number), Pass(name: number, validUntil: last, ticketNumber: number))
        }
        let passes = KnownPasses([
            pass("N", until: try day(11, 30)), pass("D", until: try day(12, 4)),
        ])
        let legs = Legs(["A 22:00 > B 23:50", "B 24:30 > C 30:00"]).legs.map { leg in
            var trip = leg.trip
            (trip.ticket, trip.ticketNumber) = (.season, "N")
            return Journey.Leg(leg.id, trip)
        }
        let journey = try #require(Journey(legs))
        func numbers(_ legs: [Trip]) -> [String] { legs.map { "\($0.ticket) \($0.ticketNumber)" } }
        #expect(
            numbers(journey.again(on: try day(11, 30), id: "", passes: passes))
                == ["season N", "season D"])
        let again = journey.again(on: try day(12, 4), id: "", passes: passes)
        #expect(numbers(again) == ["season D", "single "])
        #expect(
            numbers(journey.again(on: try day(12, 4), id: "", passes: .none)) == [
                "season N", "season N",
            ])
        #expect(numbers(journey.wayBack(id: "", passes: passes)) == ["season N", "season N"])
        // The others go by the ticket of the first, as long as that is valid on their days.
        let planned = journey.again(on: try day(11, 20), id: "", passes: passes)
        var first = planned[0]
        first.departure = .at(2026, 11, 30, 22, 0, .berlin)
        first.arrival = .at(2026, 11, 30, 23, 50, .berlin)
        #expect(numbers(planned.following(first, passes: passes)) == ["season D"])
        #expect(numbers(planned.following(first, passes: .none)) == ["season N"])
    }

    @Test("A name that people gave stays the name of the new journey")
    func named() throws {
        let named = lines.legs.map { leg in
            var trip = leg.trip
            trip.journey = "Commute"
            return Journey.Leg(leg.id, trip)
        }
        let journey = try #require(Journey(named))
        let legs = journey.wayBack(id: "new", passes: .none)
        #expect(legs.allSatisfy { $0.journey == "new" && $0.journeyLabel == "Commute" })
    }

    @Test("A single leg is no journey")
    func single() throws {
        let journey = try #require(Legs(["A 10:00 > B 11:00"]).journey)
        #expect(journey.wayBack(id: "new", passes: .none).map(\.journey) == [""])
    }
}
