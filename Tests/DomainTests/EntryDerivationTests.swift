import Domain
import Foundation
import TestSupport
import Testing

@Suite("The same again, and the way back")
struct EntryDerivationTests {
    @Test("A repeated trip keeps the facts on the ticket, and nothing of the outcome")
    func trip() throws {
        let day = try #require(CalendarDay(year: 2026, month: 12, day: 4))
        let again = Trip.full.again(on: day)
        #expect(
            again
                == Trip(
                    from: "Köln Hbf", to: "Wien Westbf",
                    fromCoordinates: Trip.full.fromCoordinates,
                    toCoordinates: Trip.full.toCoordinates, mode: .train, operator: "ÖBB, DB",
                    service: "ICE 93", departure: .at(2026, 12, 4, 14, 2, .vienna),
                    arrival: .at(2026, 12, 4, 23, 33, .vienna), distance: Trip.full.distance,
                    travelClass: "2", fare: Trip.full.fare, ticket: .return, tags: ["work"]))
    }

    @Test(
        "The clocks at both ends show the same on the other day, also before it, and after midnight"
    )
    func clocks() throws {
        let trip = Trip.from(
            .at(2026, 11, 20, 22, 30, .berlin), to: .at(2026, 11, 21, 6, 5, .london))
        let later = trip.again(on: try #require(CalendarDay(year: 2027, month: 6, day: 30)))
        #expect(later.departure == .at(2027, 6, 30, 22, 30, .berlin))
        #expect(later.arrival == .at(2027, 7, 1, 6, 5, .london))
        let before = later.again(on: trip.departure.day)
        #expect(before == trip)
        let pacific = Trip.from(
            .at(2026, 11, 20, 10, 0, .named("Asia/Tokyo")),
            to: .at(2026, 11, 19, 17, 0, .named("Pacific/Honolulu")))
        let day = try #require(CalendarDay(year: 2027, month: 1, day: 1))
        #expect(
            pacific.again(on: day).arrival == .at(2026, 12, 31, 17, 0, .named("Pacific/Honolulu")))
        #expect(pacific.again(on: day).duration == pacific.duration)
    }

    @Test("A night train arrives by the timetable whether the clocks change in its night or not")
    func nights() throws {
        let train = Trip.from(
            .at(2026, 10, 20, 22, 0, .vienna), to: .at(2026, 10, 21, 7, 0, .vienna))
        let autumn = train.again(on: try #require(CalendarDay(year: 2026, month: 10, day: 24)))
        #expect(autumn.arrival == .at(2026, 10, 25, 7, 0, .vienna))
        #expect(train.duration == .minutes(540) && autumn.duration == .minutes(600))
    }

    @Test("A time that the clock skips is the one that it shows in its place")
    func skipped() throws {
        let spring = try #require(CalendarDay(year: 2026, month: 3, day: 29))
        let tram = Trip.from(.at(2026, 3, 22, 2, 40, .vienna), to: .at(2026, 3, 22, 3, 50, .vienna))
        #expect(
            tram.again(on: spring)
                == .from(.at(2026, 3, 29, 3, 40, .vienna), to: .at(2026, 3, 29, 3, 50, .vienna)))
        // By the clock it would arrive before it departs.
        let short = Trip.from(.at(2026, 3, 22, 2, 40, .vienna), to: .at(2026, 3, 22, 3, 5, .vienna))
        #expect(
            short.again(on: spring)
                == .from(.at(2026, 3, 29, 3, 40, .vienna), to: .at(2026, 3, 29, 4, 5, .vienna)))
    }

    @Test("Times without a zone stay without one, and an arrival that is unknown stays unknown")
    func floating() throws {
        let day = try #require(CalendarDay(year: 2026, month: 3, day: 29))
        let trip = Trip.from(.at(2026, 1, 1, 2, 40, .floating), to: nil)
        #expect(trip.again(on: day) == .from(.at(2026, 3, 29, 2, 40, .floating), to: nil))
    }

    @Test("The way back leads from where a trip ended, as far as that is known, to where it began")
    func wayBack() {
        let full = Trip.full
        #expect(
            full.wayBack
                == Trip(
                    from: "Wien Westbf", to: "Köln Hbf", fromCoordinates: full.toCoordinates,
                    toCoordinates: full.fromCoordinates, mode: .train, operator: "ÖBB, DB",
                    departure: .vienna(21, 0, 41), arrival: nil, distance: full.distance,
                    travelClass: "2", fare: full.fare, ticket: .return,
                    ticketNumber: full.ticketNumber, tags: ["work"]))
        var trip = Trip.from(
            .at(2026, 11, 20, 9, 0, .london), to: .at(2026, 11, 20, 12, 17, .berlin))
        #expect(trip.wayBack.departure == .at(2026, 11, 20, 12, 17, .berlin))
        // The second time that the clock shows it is written by the clock of UTC.
        trip.actualArrival = .at(2026, 11, 20, 11, 20, .utc)
        #expect(trip.wayBack.departure == .at(2026, 11, 20, 12, 20, .berlin))
        trip = .from(.at(2026, 11, 20, 9, 0, .london), to: nil)
        #expect(trip.wayBack.departure == .at(2026, 11, 20, 9, 0, .london))
    }

    @Test("The number of a ticket stays as long as it is the same ticket")
    func numbers() throws {
        let day = try #require(CalendarDay(year: 2026, month: 12, day: 4))
        var trip = Trip.full
        let number = trip.ticketNumber
        func numbers(_ kind: TicketKind) -> [String] {
            trip.ticket = kind
            return [trip.again(on: day), trip.wayBack, trip.nextLeg(journey: "")].map {
                #expect($0.ticket == kind)
                return $0.ticketNumber
            }
        }
        #expect(numbers(.single) == ["", "", number])
        #expect(numbers(.return) == ["", number, number])
        #expect(numbers(.season) == [number, number, number])
    }

    @Test("A film again is another viewing of it, of which nothing is said yet")
    func film() throws {
        let day = try #require(CalendarDay(year: 2026, month: 12, day: 4))
        let full = Film.full
        var again = Film(
            title: full.title, year: 1945, originalTitle: full.originalTitle,
            directors: full.directors, runningTime: 86, genres: ["drama", "romance"],
            countries: ["United Kingdom"], languages: ["English"], watched: day, viewing: 3,
            isRewatch: true, link: full.link)
        #expect(full.again(on: day) == again)
        var uncounted = full
        uncounted.viewing = nil
        again.viewing = nil
        #expect(uncounted.again(on: day) == again)
        uncounted.viewing = .max
        #expect(uncounted.again(on: day) == again)
    }

    @Test("There is no other viewing of a film that is still to be seen")
    func wanted() { #expect(Film(title: "Ran", isWanted: true).again(on: nil) == nil) }
}
