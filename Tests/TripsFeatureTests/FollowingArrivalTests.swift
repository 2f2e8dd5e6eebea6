import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

@testable import TripsFeature

@Suite("The arrival in a form follows the departure", .freed, .timeLimit(.minutes(1)))
struct FollowingArrivalTests {
    private func arrivals(_ stage: TripsStage) -> [TripDraft.Time] {
        stage.messages.compactMap { if case .formArrival(let time) = $0 { time } else { nil } }
    }

    @Test("It moves along, over midnight too, and takes as long as before")
    func follows() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        let check = stage.type(
            draft.with {
                ($0.from, $0.to) = ("Linz", "Wels")
                $0.departure.hour = 23
                $0.departure.minute = 20
            })
        var expected = try #require(draft.arrival)
        (expected.day, expected.hour, expected.minute) = (21, 0, 20)
        #expect(arrivals(stage) == [expected])
        #expect(check == TripFormCheck(duration: "1 hr", canSave: true))
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip) = stage.journal[EntryID("entry-1.ics")] else {
            Issue.record("no trip")
            return
        }
        #expect(trip.departure == time(20, 23, 20) && trip.arrival == time(21, 0, 20))
    }

    @Test("It stays once somebody said when it is")
    func touched() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        let touched = draft.with { $0.arrival?.minute = 30 }
        stage.type(touched)
        stage.type(touched.with { $0.departure.hour = 12 })
        #expect(arrivals(stage) == [])
        stage.type(draft.with { $0.departure.hour = 12 })
        #expect(arrivals(stage) == [])
    }

    @Test("It follows step by step, past a time that cannot be read")
    func stepByStep() async throws {
        let stage = await TripsStage.editing(.toVienna)
        var draft = try #require(stage.draft)
        for hour in [1, 25, 16] {
            draft.departure.hour = hour
            if let arrival = arrivals(stage).last { draft.arrival = arrival }
            stage.type(draft)
        }
        #expect(arrivals(stage).map(\.hour) == [10, 1])
        #expect(arrivals(stage).map(\.day) == [20, 21])
        #expect(arrivals(stage).map(\.minute) == [33, 33])
    }

    @Test("Its clock is its own zone's")
    func zones() async throws {
        let abroad = Trip.toVienna.with { $0.arrival = time(20, 20, 0, .named("Europe/Lisbon")) }
        let stage = await TripsStage.editing(abroad)
        let draft = try #require(stage.draft)
        stage.type(draft.with { $0.departure.day = 22 })
        #expect(arrivals(stage).map(\.zone) == ["Europe/Lisbon"])
        #expect(arrivals(stage).map(\.day) == [22])
        #expect(arrivals(stage).map(\.hour) == [20])
    }

    @Test("One that nobody knows stands where it departs, and is not known for that")
    func unknown() async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.arrival = nil })
        let draft = try #require(stage.draft)
        let later = draft.with { $0.departure.hour = 16 }
        #expect(stage.type(later)?.duration == "")
        #expect(arrivals(stage) == [later.departure])
        #expect(stage.type(later.with { $0.arrival = later.departure })?.canSave == true)
    }

    @Test("Between clocks that have nothing in common it stays")
    func mixed() async throws {
        let mixed = Trip.toVienna.with { $0.departure = time(20, 14, 2, .floating) }
        let stage = await TripsStage.editing(mixed)
        stage.type(try #require(stage.draft).with { $0.departure.hour = 16 })
        #expect(arrivals(stage) == [])
    }
}
