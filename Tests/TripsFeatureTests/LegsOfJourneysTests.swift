import Domain
import EntryFeature
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import TripsFeature

@Suite("From a journey to its legs", .freed, .timeLimit(.minutes(1)))
struct LegsOfJourneysTests {
    private func form(_ stage: TripsStage) async throws -> FormViewModel {
        await stage.view.messages.until { if case .form = $0 { true } else { false } }
        let forms = stage.messages.compactMap { if case .form(let form) = $0 { form } else { nil } }
        return try #require(forms.last)
    }

    @Test("A leg leads to its page")
    func leg() async {
        let stage = await TripsStage.showingJourney()
        stage.view.journeyPages.last?.leg.emit("b.ics")
        #expect(stage.flows.routed == [.leg(.second, of: .first)])
    }

    @Test("A journey again is a form for its first leg, with which all others are written")
    func again() async throws {
        let stage = await TripsStage.showingJourney()
        await stage.coordinator.begin(.journeyAgain, from: .first)
        let form = try await form(stage)
        #expect(form.title == "New Journey: First of 2 Legs" && form.focus == .departureDay)
        #expect(form.draft.from == "Köln" && form.check.canSave)
        stage.type(form.draft.with { $0.departure.day = 27 })
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(2)
        await stage.view.messages.until { $0 == .formClosed }
        let legs = [EntryID("entry-1.ics"), EntryID("entry-2.ics")].compactMap { id -> Trip? in
            if case .trip(let trip)? = stage.journal[id] { trip } else { nil }
        }
        #expect(legs.map(\.departure) == [time(27, 14, 2), time(27, 16, 13)])
        #expect(legs.map(\.arrival) == [time(27, 15, 50), time(27, 17, 35)])
        #expect(legs.map(\.service) == ["ICE 16", "TGV 9558"])
        #expect(
            Set(legs.map(\.journey)).count == 1 && legs.map(\.journeyLabel) == ["Paris", "Paris"])
        #expect(legs.allSatisfy { $0.disruption == nil && $0.actualArrival == nil })
        #expect(stage.flows.routed.last == .journey(of: EntryID("entry-1.ics")))
    }

    @Test("The way back of a journey begins where it ended, leg by leg")
    func wayBack() async throws {
        let stage = await TripsStage.showingJourney()
        await stage.coordinator.begin(.journeyBack, from: .first)
        let form = try await form(stage)
        #expect((form.draft.from, form.draft.to) == ("Paris", "Bruxelles"))
        #expect(form.focus == .departureTime)
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(2)
        await stage.view.messages.until { $0 == .formClosed }
        #expect(stage.flows.routed == [.journey(of: EntryID("entry-1.ics"))])
        guard case .trip(let last)? = stage.journal[EntryID("entry-2.ics")] else {
            return #expect(Bool(false))
        }
        #expect((last.from, last.to) == ("Bruxelles", "Köln"))
        // 23 minutes to change, as on the way there.
        #expect(last.departure == time(20, 19, 20) && last.arrival == time(20, 21, 8))
    }

    @Test("What came instead is asked on a page, and the form begins with the answer")
    func instead() async throws {
        let stage = await TripsStage.showingJourney()
        stage.view.journeyPages.last?.instead.emit("b.ics")
        guard case .substitutes(let selection)? = stage.messages.first else {
            return #expect(Bool(false))
        }
        #expect(selection.id == "a.ics")
        #expect(selection.title == "How did you continue without TGV 9558?")
        #expect(
            selection.choices.map(\.label) == [
                "Later Train", "Bus", "Taxi", "Walked", "Ended the Trip There",
                "Went Back",
            ])
        #expect(stage.messages.last == .selectionPage(.push, canGoBack: true))
        stage.view.substitutePages.last?.substitute.emit("taxi")
        await stage.followToForm()
        let form = try await form(stage)
        #expect(form.title == "New Trip" && form.focus == .departureTime)
        #expect(
            (form.draft.from, form.draft.to, form.draft.service) == ("Bruxelles", "Paris", "Taxi"))
        #expect(form.draft.departure == TripDraft.Time(time(20, 16, 13)))
        #expect(form.draft.journey == "Paris")
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        let saved = try #require(stage.journal[EntryID("entry-1.ics")])
        guard case .trip(let taxi) = saved else { return #expect(Bool(false)) }
        #expect(taxi.isSubstitute && taxi.journey == "Paris")
        #expect(stage.journal[.second] == TripsStage.toParis[.second])
    }

    @Test(
        "What came instead has run by its times where both are typed and over", arguments: [19, 20])
    func insteadWithTimes(day: Int) async throws {
        let legs = TripsStage.toParis.mapValues { entry in
            guard case .trip(let trip) = entry else { return entry }
            return Entry.trip(
                trip.with {
                    $0.departure = time(day, $0.departure.hour, $0.departure.minute)
                    $0.arrival = $0.arrival.map { time(day, $0.hour, $0.minute) }
                    $0.actualArrival = $0.actualArrival.map { time(day, $0.hour, $0.minute) }
                })
        }
        let stage = await TripsStage.showingJourney(legs)
        stage.view.journeyPages.last?.instead.emit("b.ics")
        stage.view.substitutePages.last?.substitute.emit("train")
        await stage.followToForm()
        let form = try await form(stage)
        stage.type(
            form.draft.with {
                $0.departure = TripDraft.Time(time(day, 17, 10))
                $0.arrival = TripDraft.Time(time(day, 18, 30))
            })
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        guard case .trip(let train)? = stage.journal[EntryID("entry-1.ics")] else {
            return #expect(Bool(false))
        }
        let paris = try Zone.identified(by: "Europe/Paris")
        #expect(train.arrival == time(day, 18, 30, paris))
        // It is 13:20 on the 20th.
        #expect(train.actualDeparture == (day == 19 ? time(19, 17, 10) : nil))
        #expect(train.actualArrival == (day == 19 ? time(19, 18, 30, paris) : nil))
    }

    @Test("Giving up and turning back are written at once, without further questions")
    func abandoned() async throws {
        for (chosen, words) in [("gave-up", "given up"), ("turned-back", "turned back")] {
            let stage = await TripsStage.showingJourney()
            stage.view.journeyPages.last?.instead.emit("b.ics")
            stage.view.messages.removeAll()
            stage.view.substitutePages.last?.substitute.emit(chosen)
            await stage.journal.untilWritten(1)
            await stage.view.messages.until { if case .journey = $0 { true } else { false } }
            let journey = try #require(stage.journeys.last)
            #expect(journey.legs.map(\.outcome) == ["30 min late", "missed · \(words)"])
            #expect(!journey.legs.contains(where: \.isLost) && stage.view.forms.isEmpty)
            #expect(journey.whole.delay == nil && journey.whole.arrival.actual.isEmpty)
            guard case .trip(let leg)? = stage.journal[.second] else {
                return #expect(Bool(false))
            }
            #expect(leg.abandonment.rawValue == chosen && leg.disruption == nil)
        }
    }

    @Test("A leg that cannot be written says so")
    func notWritten() async {
        let stage = await TripsStage.showingJourney()
        stage.view.journeyPages.last?.instead.emit("b.ics")
        stage.journal.failure = .readOnly(path: "/journal")
        stage.view.messages.removeAll()
        stage.view.substitutePages.last?.substitute.emit("gave-up")
        await stage.view.messages.until { if case .failure = $0 { true } else { false } }
        #expect(stage.journal.writes == [])
    }

    @Test("An answer that is none, and a leg that went, lead nowhere")
    func nowhere() async {
        let stage = await TripsStage.showingJourney()
        stage.view.journeyPages.last?.instead.emit("none.ics")
        #expect(!stage.messages.contains { if case .substitutes = $0 { true } else { false } })
        stage.view.journeyPages.last?.instead.emit("b.ics")
        stage.view.substitutePages.last?.substitute.emit("balloon")
        stage.view.substitutePages.last?.substitute.emit("")
        #expect(stage.view.forms.isEmpty && stage.flows.routed == [])
    }

    @Test("The next leg begins where the last one ends, and leads to the journey")
    func nextLeg() async throws {
        let stage = await TripsStage.showingJourney()
        stage.view.journeyPages.last?.nextLeg.emit()
        await stage.followToForm()
        let form = try await form(stage)
        #expect(form.focus == .to && form.draft.from == "Paris" && form.draft.to.isEmpty)
        #expect(form.draft.departure == TripDraft.Time(time(20, 17, 35)))
        stage.type(form.draft.with { $0.to = "Orléans" })
        stage.view.forms.last?.save.emit()
        await stage.journal.untilWritten(1)
        await stage.view.messages.until { $0 == .formClosed }
        #expect(stage.flows.routed.last == .journey(of: EntryID("entry-1.ics")))
        #expect(stage.journal.writes == [.add(EntryID("entry-1.ics"))])
        #expect(await stage.journal.legs(with: .first).count == 3)
    }

    /// Adds a leg after a single trip, in a journal whose steps can be undone.
    private func added(
        to trip: Trip, _ change: (inout TripDraft) -> Void = { _ in },
        meanwhile: (JournalDouble) -> Void = { _ in }
    ) async throws -> (JournalDouble, UndoableJournal) {
        let journal = JournalDouble([.trip: .trip(trip)])
        let recorded = UndoableJournal(journal)
        let view = TripMainViewSpy()
        let flows = FlowsSpy()
        let coordinator = freed(
            TripsCoordinator(
                journal: recorded, view: view, navigation: NavigationStack(host: view),
                flows: flows, gazetteer: PlacesDouble(), rights: RightsDouble.none,
                words: .british,
                timeZone: .vienna,
                now: { thatAfternoon }))
        await coordinator.begin(.nextLeg, from: .trip)
        guard case .form(let form)? = view.messages.all.last else {
            throw JournalError.entryGone(.trip)
        }
        var draft = form.draft
        draft.to = "Graz"
        change(&draft)
        view.forms.last?.draft.emit(draft)
        meanwhile(journal)
        view.forms.last?.save.emit()
        await view.messages.until { $0 == .formClosed }
        #expect(flows.routed == [.journey(of: EntryID("entry-1.ics"))])
        return (journal, recorded)
    }

    @Test("A trip and its first next leg become a journey in one step")
    func joined() async throws {
        let (journal, recorded) = try await added(to: .toVienna)
        let id = EntryID("entry-1.ics")
        guard case .trip(let first)? = journal[.trip], case .trip(let next)? = journal[id] else {
            return #expect(Bool(false))
        }
        #expect(first.journey == next.journey && JourneyID.isGiven(first.journey))
        #expect(first.with { $0.journey = "" } == .toVienna)
        #expect(await journal.legs(with: .trip) == [.trip, id])
        guard case .addition(id, _)? = recorded.steps.undoable else {
            return #expect(Bool(false))
        }
        #expect(try await recorded.steps.undo())
        #expect(journal[.trip] == .trip(.toVienna) && journal[id] == nil)
        #expect(!recorded.steps.canUndo)
        #expect(try await recorded.steps.redo())
        #expect(journal[.trip] == .trip(first) && journal[id] == .trip(next))
    }

    @Test("A name that is typed for the next leg is that of a trip by itself, too")
    func named() async throws {
        let (journal, _) = try await added(to: .toVienna) { $0.journey = "South" }
        guard case .trip(let first)? = journal[.trip] else { return #expect(Bool(false)) }
        #expect(first.journeyLabel == "South")
        #expect(await journal.legs(with: .trip).count == 2)
    }

    @Test(
        "A trip stays in the journey that it is part of, whatever is typed for the next leg",
        arguments: ["", "South"])
    func kept(journey: String) async throws {
        let trip = Trip.toVienna.with { $0.journey = "Winter" }
        let (journal, _) = try await added(to: trip) { $0.journey = journey }
        #expect(journal[.trip] == .trip(trip))
        #expect(await journal.legs(with: .trip) == [])
    }

    @Test("A leg is saved though the trip before it went meanwhile")
    func gone() async throws {
        let (journal, _) = try await added(to: .toVienna, meanwhile: { $0.put(nil, as: .trip) })
        #expect(journal[EntryID("entry-1.ics")] != nil && journal[.trip] == nil)
    }
}
