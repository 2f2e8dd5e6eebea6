import Domain
import Foundation
import TestSupport
import Testing

@testable import TripsFeature

struct SuggestedTripTests {
    @Test("The last hour of a day suggests the first of the next")
    func lateEvening() throws {
        let trip = try #require(
            Trip.suggested(
                at: Date(timeIntervalSince1970: 1_795_214_100), in: .vienna, passes: .none))
        #expect(trip.departure == time(21, 0, 0))
        #expect(trip.arrival == nil)
    }

    @Test("In the night in which clocks go back no hour is suggested that they show twice")
    func hourShownTwice() throws {
        // A quarter past one in Vienna on 25 October, and an hour and two hours later.
        for hour in 0...2 {
            let now = Date(timeIntervalSince1970: 1_792_883_700 + Double(hour) * 3_600)
            let trip = try #require(Trip.suggested(at: now, in: .vienna, passes: .none))
            #expect(trip.departure.zone == .vienna)
        }
    }

    @Test("A new trip is on the season ticket that is valid on its day, the one that began last")
    func seasonTicket() throws {
        func pass(_ number: String, from: Int, until: Int?) -> (id: EntryID, pass: Pass) {
            let days = [from, until].map { day in
                day.flatMap { CalendarDay(year: 2026, month: 11, day: $0) }
            }
            return (
                EntryID("\(number).ics"),
                Pass(name: "Pass", validFrom: days[0], validUntil: days[1], ticketNumber: number)
            )
        }
        func suggested(_ passes: [(id: EntryID, pass: Pass)]) -> Trip? {
            Trip.suggested(at: thatAfternoon, in: .vienna, passes: KnownPasses(passes))
        }
        let over = pass("A", from: 1, until: 19)
        let year = pass("B", from: 1, until: nil)
        let month = pass("C", from: 15, until: 30)
        #expect(suggested([over])?.ticket == .single)
        #expect(suggested([over, year])?.ticket == .season)
        #expect(suggested([over, year])?.ticketNumber == "B")
        #expect(suggested([month, over, year])?.ticketNumber == "C")
    }

    @Test("A machine that runs by UTC suggests UTC")
    func machineInUTC() throws {
        let zone = try #require(TimeZone(identifier: "Etc/UTC"))
        #expect(
            Trip.suggested(at: thatAfternoon, in: zone, passes: .none)?.departure
                == time(20, 13, 0, .utc))
    }
}
