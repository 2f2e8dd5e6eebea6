import Domain
import TestSupport
import Testing

@testable import Statistics

struct JourneyFiguresTests {
    /// Tests of the figures of journeys, worked out by hand. Journeys of two legs or more count, at
    /// their destination.
    @Test("Journeys of several legs, what they were late in the end, and what something else saved")
    func sums() throws {
        var figures = JourneyFigures()
        for lines in [
            // On time, though the first leg was 30 minutes late.
            ["A 10:00 > B 11:00 / 10:30 11:30", "B 11:40 > C 13:00 / 11:41 13:05"],
            // 60 minutes late; what came instead made it worse than the 20 minutes before.
            [
                "A 10:00 > B 11:00 / 10:00 11:20 missed", "B 11:10 > C 13:00",
                "~ B 12:10 > C 14:00 / 12:10 14:00",
            ],
            // 15 minutes late after 40: a taxi saved 25.
            [
                "A 10:00 > B 11:00 / 10:00 11:40 missed", "B 11:10 > C 13:00",
                "~ B 11:45 > C 13:10 / 11:45 13:15",
            ],
            // The end of this journey is not recorded.
            ["A 10:00 > B 11:00 / 10:00 11:00", "B 11:40 > C 13:00"],
            // A single trip is no journey of legs.
            ["A 10:00 > B 11:00 / 10:00 12:00"],
        ] {
            let journey = try #require(Legs(lines).journey)
            var trip = CountedTrip(
                journey.legs[0].id, from: CountedName("A"), to: CountedName("B"), mode: .train)
            trip.reached = journey.course.minutesLate
            if journey.legs.count > 1 {
                trip.journey = CountedJourney(
                    legs: journey.legs.count, minutesSaved: journey.course.minutesSaved)
            }
            figures.add(trip)
        }
        #expect(figures.journeys == 4 && figures.legs == 10)
        #expect(figures.recorded == 3 && figures.punctual == 1)
        #expect(figures.minutesLate == 5 + 60 + 15)
        #expect(figures.minutesSaved == 25 && figures.saving == 1)
    }

    @Test("Early at the destination takes nothing off the delays of others")
    func early() throws {
        var figures = JourneyFigures()
        for late in [-10, 30] {
            var trip = CountedTrip(
                EntryID("\(late)"), from: CountedName("A"), to: CountedName("B"), mode: .train)
            trip.journey = CountedJourney(legs: 2, minutesSaved: nil)
            trip.reached = late
            figures.add(trip)
        }
        #expect(figures.minutesLate == 30 && figures.punctual == 1)
    }

    /// Returns the figures of journeys, each given by the lines of its legs.
    private func page(of journeys: [[String]]) -> TripPageFigures {
        var entries: [EntryID: Entry] = [:]
        for (number, lines) in journeys.enumerated() {
            for (place, leg) in Legs(lines).legs.enumerated() {
                var trip = leg.trip
                if lines.count > 1 { trip.journey = "J\(number)" }
                trip.distance = Distance("100")
                entries[EntryID("\(number)-\(place).ics")] = .trip(trip)
            }
        }
        return TripPageFigures(
            of: JournalModel(entries).counted(matching: EntryQuery()), until: nil)
    }

    @Test("A journey whose first leg was cancelled counts at its destination")
    func firstCancelled() {
        let trips = page(of: [
            ["A 10:00 > B 11:00 cancelled", "~ A 10:30 > B 11:30 / 10:30 12:10"]
        ]).trips
        #expect(trips.cancelled == 1)
        #expect(trips.punctuality.recorded == 1)
        #expect(trips.minutesLate == 70)
    }

    @Test("A missed train is no trip, and what came instead is no punctual journey")
    func missed() {
        let page = page(of: [
            [
                "A 10:00 > B 11:00 / 10:00 11:28 missed", "B 11:20 > C 14:15",
                "~ B 12:20 > C 15:15 / 12:20 15:23",
            ],
            ["A 16:00 > D 17:00 / 16:00 17:02"],
        ])
        let trips = page.trips
        #expect(trips.travelled == 3 && trips.notTaken == 1 && trips.missedConnections == 1)
        #expect(trips.minutes == 88 + 183 + 62)
        #expect(trips.timed == 3)
        #expect(trips.metres == 300_000)
        // 1 hour and 8 minutes late at C, and punctual at D.
        #expect(trips.punctuality.recorded == 2 && trips.punctuality.punctual == 1)
        #expect(trips.minutesLate == 68 + 2)
        // The trains that ran, apart from the one that missed a connection: 8 and 2 minutes late.
        #expect(page.punctuality.modes[0].punctuality.recorded == 2)
        #expect(page.punctuality.modes[0].punctuality.punctual == 1)
        #expect(page.departureTimes.groups.reduce(0) { $0 + $1.count } == 3)
        #expect(page.ways.routes.map(\.count) == [1, 1, 1])
        #expect(page.underWay.trips == 3 && page.days.days[0].count == 3)
    }

    @Test("What was planned after one gave up is no trip, and nothing is known of the destination")
    func givenUp() {
        let page = page(of: [
            [
                "A 10:00 > B 11:00 / 10:00 11:28", "B 11:20 > C 14:15 cancelled gave-up",
                "C 14:30 > D 15:00",
            ],
            ["A 10:00 > B 11:00 / 10:00 - turned-back"],
        ])
        #expect(page.trips.travelled == 1 && page.trips.cancelled == 1)
        #expect(page.trips.notTaken == 2 && page.trips.minutes == 88)
        #expect(page.trips.punctuality.recorded == 0)
    }

    @Test("A trip of which only the departure is recorded is not on time at its destination")
    func departedOnly() {
        let page = page(of: [["A 10:00 > B 11:00 / 10:02 -"]])
        #expect(page.trips.punctuality.recorded == 0 && page.trips.medianDelay == nil)
        #expect(page.punctuality.routes[0].punctuality.recorded == 1)
    }
}
