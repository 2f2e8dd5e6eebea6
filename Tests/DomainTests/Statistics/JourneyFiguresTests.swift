import Domain
import TestSupport
import Testing

struct JourneyFiguresTests {
    /// Of journeys worked out by hand: those of two legs or more count, at their destination.
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
            // Nobody recorded the end.
            ["A 10:00 > B 11:00 / 10:00 11:00", "B 11:40 > C 13:00"],
            // A single trip is no journey of legs.
            ["A 10:00 > B 11:00 / 10:00 12:00"],
        ] {
            let journey = try #require(Legs(lines).journey)
            var trip = CountedTrip(
                journey.legs[0].id, from: CountedName("A"), to: CountedName("B"), mode: .train)
            if journey.legs.count > 1 {
                trip.journey = CountedJourney(
                    legs: journey.legs.count, minutesLate: journey.course.minutesLate,
                    minutesSaved: journey.course.minutesSaved)
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
            trip.journey = CountedJourney(legs: 2, minutesLate: late, minutesSaved: nil)
            figures.add(trip)
        }
        #expect(figures.minutesLate == 30 && figures.punctual == 1)
    }
}
