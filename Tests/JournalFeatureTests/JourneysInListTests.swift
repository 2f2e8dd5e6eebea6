import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing

@Suite("From the list to journeys and their legs", .freed, .timeLimit(.minutes(1)))
struct JourneysInListTests {
    let journal: JournalDouble
    let view = JournalViewSpy()
    let scenes = FlowsSpy()
    let coordinator: JournalCoordinator

    private static let first = EntryID("a.ics")
    private static let second = EntryID("b.ics")

    private static func leg(_ from: String, _ to: String, _ hour: Int) -> Entry {
        .trip(
            Trip(
                from: from, to: to, departure: .vienna(20, hour, 0),
                arrival: .vienna(20, hour + 1, 0), journey: "Paris"))
    }

    init() {
        journal = JournalDouble([
            .film: .briefEncounter, Self.first: Self.leg("Köln", "Lille", 8),
            Self.second: Self.leg("Lille", "Paris", 10),
        ])
        coordinator = freed(
            JournalCoordinator(
                view: view, events: view.events, list: view, journal: journal, words: .british,
                flows: scenes, today: { nil }))
        coordinator.start()
    }

    private func chosen(_ id: EntryID) async {
        view.events.entryChosen.emit(id.rawValue)
        await scenes.messages.until(count: 1)
    }

    @Test("A row leads to the journey")
    func row() async {
        await chosen(Self.first)
        #expect(scenes.messages.all == [.openJourney(Self.first, .none, canGoBack: false)])
        #expect(view.messages.all == [.mark("a.ics")])
    }

    @Test("A journey leads to a leg, and that back to the journey")
    func leg() async throws {
        coordinator.show(leg: Self.second, of: Self.first)
        await scenes.messages.until(count: 1)
        let back = try #require(scenes.back)
        back()
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(Self.second, .trip, .push, canGoBack: true),
                .openJourney(Self.first, .pop, canGoBack: false),
            ])
    }

    @Test("A leg that something else led to has a way back to the journey")
    func legFromElsewhere() async throws {
        coordinator.show(Self.second)
        await scenes.messages.until(count: 1)
        let back = try #require(scenes.back)
        back()
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(Self.second, .trip, .none, canGoBack: true),
                .openJourney(Self.second, .pop, canGoBack: false),
            ])
    }

    @Test("A journey that goes leg by leg leads to none of its legs")
    func goneLegByLeg() async {
        await chosen(Self.first)
        journal.put(nil, as: Self.second)
        journal.put(nil, as: Self.first)
        await scenes.messages.until(count: 2)
        #expect(scenes.messages.all.last == .close)
        #expect(!view.messages.all.contains(.mark("b.ics")))
    }

    @Test("A leg that another entry led to leads back to that")
    func related() async throws {
        coordinator.show(Self.second, from: .film)
        await scenes.messages.until(count: 1)
        let back = try #require(scenes.back)
        back()
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(Self.second, .trip, .push, canGoBack: true),
                .open(.film, .film, .pop, canGoBack: false),
            ])
    }

    @Test("Once the other legs went, the row leads to the trip")
    func single() async {
        journal.put(nil, as: Self.second)
        await chosen(Self.first)
        #expect(scenes.messages.all == [.open(Self.first, .trip, .none, canGoBack: false)])
    }

    @Test("Once an entry is deleted here, the row beside it is shown, also that of a journey")
    func beside() async {
        view.listed = ["film.ics", "a.ics"]
        await chosen(.film)
        view.events.delete.emit("film.ics")
        journal.put(nil, as: .film)
        await scenes.messages.until(count: 2)
        #expect(scenes.messages.all.last == .openJourney(Self.first, .none, canGoBack: false))
    }

    @Test("A journey that is deleted makes way for the row beside it, and comes back as one")
    func deleted() async {
        view.listed = ["a.ics", "film.ics"]
        await chosen(Self.first)
        view.events.deleteJourney.emit("a.ics")
        journal.put(nil, as: Self.first)
        journal.put(nil, as: Self.second)
        await scenes.messages.until(count: 2)
        #expect(scenes.messages.all.last == .open(.film, .film, .none, canGoBack: false))
        journal.put(Self.leg("Lille", "Paris", 10), as: Self.second)
        journal.put(Self.leg("Köln", "Lille", 8), as: Self.first)
        coordinator.reveal(Self.first)
        await scenes.messages.until(count: 3)
        #expect(scenes.messages.all.last == .openJourney(Self.first, .none, canGoBack: false))
    }

    @Test("A journey stays on show by its other legs, and a leg comes back as it was")
    func comesBack() async {
        let leg = Self.leg("Köln", "Lille", 8)
        await chosen(Self.first)
        journal.put(nil, as: Self.first)
        journal.put(leg, as: Self.first)
        await scenes.messages.until(count: 2)
        #expect(scenes.messages.all.last == .openJourney(Self.second, .none, canGoBack: false))
        coordinator.show(leg: Self.first, of: Self.first)
        await scenes.messages.until(count: 3)
        journal.put(nil, as: Self.first)
        journal.put(leg, as: Self.first)
        await scenes.messages.until(count: 5)
        #expect(scenes.messages.all.last == .open(Self.first, .trip, .none, canGoBack: true))
    }
}
