import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("The arrival in a form follows the departure", .freed, .timeLimit(.minutes(1)))
struct FollowingArrivalTests {
    /// Types a draft to its end, and answers the arrival that is shown for it.
    @discardableResult
    private func set(_ draft: TripDraft, on stage: TripsStage) -> TripDraft.Time? {
        let count = arrivals(stage).count
        stage.type(draft)
        stage.view.forms.last?.timeSet.emit()
        return arrivals(stage).count > count ? arrivals(stage).last : nil
    }

    private func arrivals(_ stage: TripsStage) -> [TripDraft.Time] {
        stage.messages.compactMap { if case .formArrival(let time) = $0 { time } else { nil } }
    }

    @Test("It moves along, over midnight too, and takes as long as before")
    func follows() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        let later = draft.with {
            ($0.from, $0.to) = ("Linz", "Wels")
            $0.departure.hour = 23
            $0.departure.minute = 20
        }
        let check = stage.type(later)
        #expect(arrivals(stage) == [])
        set(later, on: stage)
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

    @Test(
        "A departure that is half typed does not drag it along, and is checked with it all the same"
    )
    func halfTyped() async throws {
        let stage = await TripsStage.editing(.toVienna)
        let draft = try #require(stage.draft)
        for day in [2, 22] {
            let check = stage.type(draft.with { $0.departure.day = day })
            #expect(check?.complaints == [:])
            #expect(check?.duration == "9 hrs, 31 min")
        }
        #expect(arrivals(stage) == [])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.arrival == time(22, 23, 33))
    }

    @Test("A clock that was set stays as it is set, whatever becomes of the departure's")
    func touched() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        let touched = draft.with { $0.arrival?.minute = 30 }
        #expect(set(touched, on: stage) == nil)
        #expect(set(touched.with { $0.departure.hour = 12 }, on: stage) == nil)
        let past = touched.with { ($0.departure.hour, $0.departure.minute) = (15, 40) }
        #expect(set(past, on: stage) == nil)
        #expect(
            stage.type(past)?.complaints[.arrivalTime]
                == LocalWords.inEnglish.sentence(TripError.arrivalBeforeDeparture))
    }

    @Test("A clock that was set leaves the day to follow, over midnight too")
    func dayFollows() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        var draft = try #require(stage.draft)
        draft.arrival?.hour = 16
        #expect(set(draft, on: stage) == nil)
        draft.departure.day = 27
        draft.arrival = set(draft, on: stage)
        #expect(draft.arrival.map { [$0.day, $0.hour] } == [27, 16])
        (draft.departure.hour, draft.departure.minute) = (22, 10)
        #expect(set(draft, on: stage) == nil)
        draft.arrival?.hour = 0
        draft.arrival?.minute = 35
        draft.arrival = set(draft, on: stage)
        #expect(draft.arrival.map { [$0.day, $0.hour, $0.minute] } == [28, 0, 35])
        draft.arrival?.hour = 23
        draft.arrival?.minute = 50
        #expect(set(draft, on: stage)?.day == 27)
    }

    @Test("A day that was set stays, and the clock with it")
    func dayTouched() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let touched = try #require(stage.draft).with { $0.arrival?.day = 21 }
        #expect(set(touched, on: stage) == nil)
        #expect(set(touched.with { $0.departure.day = 22 }, on: stage) == nil)
        #expect(set(touched.with { $0.departure.hour = 9 }, on: stage) == nil)
    }

    @Test("What cannot be read at the arrival stays as it is typed")
    func unread() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        let draft = try #require(stage.draft)
        let unread = draft.with { $0.arrival?.unreadClock = "15:" }
        #expect(set(unread.with { $0.departure.day = 27 }, on: stage) == nil)
    }

    @Test("It follows step by step, past a time that cannot be read")
    func stepByStep() async throws {
        let stage = await TripsStage.editing(.toVienna)
        var draft = try #require(stage.draft)
        for hour in [1, 25, 16] {
            draft.departure.hour = hour
            if let arrival = arrivals(stage).last { draft.arrival = arrival }
            set(draft, on: stage)
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
        set(draft.with { $0.departure.day = 22 }, on: stage)
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
        set(later, on: stage)
        #expect(arrivals(stage) == [later.departure])
        #expect(stage.type(later.with { $0.arrival = later.departure })?.canSave == true)
    }

    @Test("Between clocks that have nothing in common it stays")
    func mixed() async throws {
        let mixed = Trip.toVienna.with { $0.departure = time(20, 14, 2, .floating) }
        let stage = await TripsStage.editing(mixed)
        set(try #require(stage.draft).with { $0.departure.hour = 16 }, on: stage)
        #expect(arrivals(stage) == [])
    }
}
