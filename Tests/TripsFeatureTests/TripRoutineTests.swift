import Domain
import EntryFeature
import Presentation
import TestSupport
import Testing

@testable import TripsFeature

@Suite("Which trip is taken once more")
struct TripRoutineTests {
    private func trip(
        _ id: String, to: String = "Work", service: String = "RE 1", day: Int, hour: Int = 7
    ) -> CountedTrip {
        var trip = CountedTrip(
            EntryID(id), from: CountedName("Home"), to: CountedName(to), mode: .train)
        trip.service = CountedName(service: service)
        trip.day = CalendarDay(year: 2026, month: 11, day: day)
        trip.time = EntrySummary.ClockTime(hour: hour, minute: 10)
        return trip
    }

    private func usual(_ trips: CountedTrip..., hour: Int = 12) -> String? {
        TripRoutine.usual(among: trips, on: .friday, atMinute: hour * 60)?.rawValue
    }

    @Test("The latest of that day of the week is taken again, and else the latest")
    func weekdays() {
        // The 20th was a Friday.
        let (monday, friday) = (trip("monday", day: 23), trip("friday", day: 20))
        #expect(usual(monday, friday, trip("earlier", day: 13)) == "friday")
        #expect(usual(monday, trip("sunday", day: 22)) == "monday")
        #expect(usual() == nil)
    }

    @Test("Trips to several places are not told apart, and services only by their time")
    func apart() {
        let (early, late) = (
            trip("early", day: 20), trip("late", service: "RE 5", day: 20, hour: 17)
        )
        #expect(usual(early, trip("else", to: "Town", day: 19)) == nil)
        #expect(usual(late, early, hour: 8) == "early" && usual(late, early, hour: 18) == "late")
        #expect(usual(late, early) == nil)
        let night = trip("night", service: "N 1", day: 20, hour: 23)
        #expect(usual(night, early, hour: 0) == "night")
    }

    @Test("A service is one, however it is spaced or cased")
    func oneService() {
        let trips = [trip("late", day: 23, hour: 17), trip("early", service: "re1", day: 20)]
        #expect(
            TripRoutine.usual(among: trips, on: .friday, atMinute: 12 * 60)?.rawValue == "early")
    }

    @Test("It is looked for by where it begins, or by the service")
    func query() {
        let time = TripDraft.Time(year: 2026, month: 1, day: 1, hour: 0, minute: 0, zone: "")
        func search(_ draft: TripDraft) -> String? { TripRoutine.query(for: draft)?.search }
        #expect(search(TripDraft(to: "Work", departure: time, arrival: nil)) == nil)
        #expect(
            search(TripDraft(from: " Home ", to: "Work", departure: time, arrival: nil))
                == "from:=\"Home\" to:=\"Work\"")
        #expect(
            search(TripDraft(service: "RE 1", departure: time, arrival: nil))
                == "service:=\"RE 1\"")
    }
}
