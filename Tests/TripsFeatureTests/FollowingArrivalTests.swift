import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("The arrival in a form follows the departure", .freed, .timeLimit(.minutes(1)))
struct FollowingArrivalTests {
    /// Types a draft and leaves its fields. Returns the arrival that is shown for it.
    @discardableResult
    private func set(_ draft: TripDraft, on stage: TripsStage) -> TripDraft.Time? {
        let count = arrivals(stage).count
        stage.type(draft)
        stage.view.forms.last?.editingEnded.emit()
        return arrivals(stage).count > count ? arrivals(stage).last : nil
    }

    private func arrivals(_ stage: TripsStage) -> [TripDraft.Time] {
        stage.messages.compactMap { if case .formArrival(let time) = $0 { time } else { nil } }
    }

    @Test("It moves along, over midnight too, and takes as long as before")
    func follows() async throws {
        let stage = await TripsStage.ofAnHour()
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
        #expect(check == FormCheck.ofTrip(duration: "1 h", canSave: true))
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
            #expect(check?.duration == "9 h 31 min")
        }
        #expect(arrivals(stage) == [])
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.arrival == time(22, 23, 33))
    }

    @Test("What a departure was on the way to one that is none does not drag it along either")
    func impossible() async throws {
        let stage = await TripsStage.editing(.toVienna)
        let draft = try #require(stage.draft)
        let before = try #require(draft.arrival)
        stage.type(draft.with { $0.departure.day = 3 })
        #expect(set(draft.with { $0.departure.day = 31 }, on: stage) == nil)
        stage.view.forms.last?.save.emit()
        #expect(stage.journal.writes == [])
        let shown = set(draft.with { $0.departure.day = 30 }, on: stage)
        #expect(shown.map { [$0.month, $0.day] } == [before.month, 30])
    }

    @Test("A clock that was set stays as it is set, whatever becomes of the departure's")
    func touched() async throws {
        let stage = await TripsStage.ofAnHour()
        let draft = try #require(stage.draft)
        let touched = draft.with { $0.arrival?.minute = 30 }
        #expect(set(touched, on: stage) == nil)
        #expect(set(touched.with { $0.departure.hour = 12 }, on: stage) == nil)
        let past = touched.with { ($0.departure.hour, $0.departure.minute) = (15, 40) }
        let shown = set(past, on: stage)
        #expect(shown.map { [$0.day, $0.hour, $0.minute] } == [21, 15, 30])
    }

    /// Types the times of a new trip of one day. Returns the arrival that the form then means.
    private func arrival(
        _ departure: (hour: Int, minute: Int), _ typed: (hour: Int, minute: Int),
        from: String = "", to: String = ""
    ) async throws -> [Int] {
        let stage = await TripsStage.ofAnHour()
        var draft = try #require(stage.draft)
        (draft.from, draft.to) = (from, to)
        if !from.isEmpty { draft.departure.zone = from }
        if !to.isEmpty { draft.arrival?.zone = to }
        (draft.departure.hour, draft.departure.minute) = departure
        draft.arrival = set(draft, on: stage) ?? draft.arrival
        draft.arrival?.hour = typed.hour
        draft.arrival?.minute = typed.minute
        draft.arrival = set(draft, on: stage) ?? draft.arrival
        #expect(try #require(stage.type(draft)).complaints[.arrivalTime] == nil)
        return try #require(draft.arrival.map { [$0.day, $0.hour, $0.minute] })
    }

    @Test("A clock that was set is the first such time after the departure, however far off")
    func firstAfterDeparture() async throws {
        #expect(try await arrival((8, 0), (22, 0)) == [20, 22, 0])
        #expect(try await arrival((6, 0), (23, 30)) == [20, 23, 30])
        #expect(try await arrival((8, 0), (7, 59)) == [21, 7, 59])
        #expect(try await arrival((23, 30), (0, 10)) == [21, 0, 10])
        #expect(try await arrival((23, 30), (23, 50)) == [20, 23, 50])
    }

    @Test("The first such time after the departure is counted in the zones of both")
    func firstAfterDepartureAbroad() async throws {
        let (frankfurt, newYork) = ("Europe/Berlin", "America/New_York")
        #expect(
            try await arrival((8, 0), (0, 0), from: frankfurt, to: newYork) == [21, 0, 0])
        #expect(
            try await arrival((8, 0), (10, 30), from: frankfurt, to: newYork) == [20, 10, 30])
        #expect(
            try await arrival((1, 0), (21, 0), from: frankfurt, to: newYork) == [19, 21, 0])
        let (auckland, honolulu) = ("Pacific/Auckland", "Pacific/Honolulu")
        #expect(
            try await arrival((10, 0), (22, 0), from: auckland, to: honolulu) == [19, 22, 0])
        #expect(
            try await arrival((22, 0), (6, 0), from: honolulu, to: auckland) == [22, 6, 0])
    }

    @Test("A trip of days that is there already keeps the day on which it arrives")
    func existing() async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.arrival = time(22, 10, 0) })
        #expect(arrivals(stage) == [])
        let draft = try #require(stage.draft).with { $0.arrival?.hour = 23 }
        #expect(set(draft, on: stage) == nil)
    }

    @Test("A trip of 23 hours that is there already keeps its day, also where it then takes 25")
    func existingLongerThanADay() async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.arrival = time(21, 13, 0) })
        let draft = try #require(stage.draft).with { $0.arrival?.hour = 15 }
        #expect(set(draft, on: stage) == nil)
    }

    @Test("A clock that was set leaves the day to follow, over midnight too")
    func dayFollows() async throws {
        let stage = await TripsStage.ofAnHour()
        var draft = try #require(stage.draft)
        draft.arrival?.hour = 16
        #expect(set(draft, on: stage) == nil)
        draft.departure.day = 27
        draft.arrival = set(draft, on: stage)
        #expect(draft.arrival.map { [$0.day, $0.hour] } == [27, 16])
        (draft.departure.hour, draft.departure.minute) = (22, 10)
        draft.arrival = set(draft, on: stage)
        #expect(draft.arrival.map { [$0.day, $0.hour] } == [28, 16])
        draft.arrival?.hour = 0
        draft.arrival?.minute = 35
        #expect(set(draft, on: stage) == nil)
        draft.arrival?.hour = 23
        draft.arrival?.minute = 50
        #expect(set(draft, on: stage)?.day == 27)
    }

    @Test("A day that was set stays, and the clock with it")
    func dayTouched() async throws {
        let stage = await TripsStage.ofAnHour()
        let touched = try #require(stage.draft).with { $0.arrival?.day = 21 }
        #expect(set(touched, on: stage) == nil)
        #expect(set(touched.with { $0.departure.day = 22 }, on: stage) == nil)
        #expect(set(touched.with { $0.departure.hour = 9 }, on: stage) == nil)
    }

    @Test("What cannot be read at the arrival stays as it is typed")
    func unread() async throws {
        let stage = await TripsStage.ofAnHour()
        let draft = try #require(stage.draft)
        let unread = draft.with { $0.arrival?.clock = "15:" }
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
        let abroad = Trip.toVienna.with { $0.arrival = time(20, 20, 0, .lisbon) }
        let stage = await TripsStage.editing(abroad)
        let draft = try #require(stage.draft)
        set(draft.with { $0.departure.day = 22 }, on: stage)
        #expect(arrivals(stage).map(\.zone) == ["Europe/Lisbon"])
        #expect(arrivals(stage).map(\.day) == [22])
        #expect(arrivals(stage).map(\.hour) == [20])
    }

    @Test("An unknown arrival stays empty, whatever becomes of the departure")
    func unknown() async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.arrival = nil })
        let draft = try #require(stage.draft)
        let later = draft.with { $0.departure.hour = 16 }
        #expect(stage.type(later)?.duration == "")
        #expect(set(later, on: stage) == nil)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.departure == time(20, 16, 2, .berlin) && stage.trip?.arrival == nil)
    }

    @Test("A time that is typed for an unknown arrival is the first such one after the departure")
    func onlyClock() async throws {
        let stage = TripsStage()
        await stage.coordinator.newTrip()
        var draft = try #require(stage.draft).with { ($0.from, $0.to) = ("Linz", "Wels") }
        #expect(draft.arrival == nil)
        draft.arrival = .clock(15, 30)
        let check = stage.type(draft)
        #expect(check == FormCheck.ofTrip(duration: "1 h 30 min", canSave: true))
        #expect(set(draft, on: stage) == TripDraft.Time(time(20, 15, 30)))
        draft.arrival = .clock(0, 35)
        #expect(set(draft, on: stage) == TripDraft.Time(time(21, 0, 35)))
        // An emptied day follows again, and an emptied arrival is unknown again.
        draft.arrival = TripDraft.Time(time(23, 0, 35))
        #expect(set(draft, on: stage) == nil)
        draft.arrival = .clock(0, 35)
        #expect(set(draft, on: stage) == TripDraft.Time(time(21, 0, 35)))
        draft.arrival = nil
        #expect(set(draft, on: stage) == nil)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let trip) = stage.journal[EntryID("entry-1.ics")] else {
            Issue.record("no trip")
            return
        }
        #expect(trip.departure == time(20, 14, 0) && trip.arrival == nil)
    }

    @Test("An arrival whose time is emptied is unknown, and the day that followed goes with it")
    func emptied() async throws {
        let stage = await TripsStage.editing(.toVienna)
        let draft = try #require(stage.draft)
        stage.view.messages.removeAll()
        let check = stage.type(draft.with { $0.arrival?.clock = "" })
        #expect(check?.canSave == true && check?.duration == "")
        stage.view.forms.last?.editingEnded.emit()
        let shown = stage.messages.compactMap {
            if case .formPlaces(let shown) = $0 { shown } else { nil }
        }
        #expect(shown.last?.texts[.arrivalTime] == "" && shown.last?.arrival == nil)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        #expect(stage.trip?.departure == Trip.toVienna.departure && stage.trip?.arrival == nil)
    }

    @Test("A day without a time is no arrival, which is said once it is to be saved")
    func onlyDay() async throws {
        let stage = await TripsStage.editing(.toVienna.with { $0.arrival = nil })
        var arrival = TripDraft.Time(time(20, 0, 0))
        arrival.clock = ""
        let draft = try #require(stage.draft).with { $0.arrival = arrival }
        let check = stage.type(draft)
        #expect(check?.complaints == [:] && check?.canSave == false)
        stage.view.forms.last?.save.emit()
        #expect(stage.type(draft)?.complaints[.arrivalTime] == "Enter a time, such as 14:02.")
        #expect(stage.journal.writes == [])
    }

    @Test("Between clocks that have nothing in common it stays")
    func mixed() async throws {
        let mixed = Trip.toVienna.with { $0.departure = time(20, 14, 2, .floating) }
        let stage = await TripsStage.editing(mixed)
        set(try #require(stage.draft).with { $0.departure.hour = 16 }, on: stage)
        #expect(arrivals(stage) == [])
    }
}
