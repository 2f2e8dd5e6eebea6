import Domain
import JournalFeature
import TestSupport
import Testing

@Suite("Removed entries leave with the list that lacks them", .freed, .timeLimit(.minutes(1)))
struct RemovedEntriesTests {
    let journal = JournalDouble([.film: .briefEncounter])
    let view = JournalViewSpy()
    let presenter: JournalListPresenter

    init() {
        presenter = freed(
            JournalListPresenter(
                view: view, events: view.events, journal: journal, words: .british))
    }

    private let empty = JournalViewSpy.List(count: "", state: .empty)
    private let film = JournalViewSpy.List(
        rows: ["NOVEMBER 2026", "Brief Encounter (1945)"], count: "1 entry")

    @Test("They are named once, with the first list that lacks them")
    func once() async {
        await presenter.start()
        journal.put(nil, as: .film)
        await view.messages.until(count: 2)
        journal.report(JournalChange(conditionChanged: true))
        await view.messages.until(count: 3)
        #expect(
            view.messages.all == [
                .list(film),
                .list(.init(count: "", state: .empty, removed: ["film.ics"])),
                .list(empty),
            ])
    }

    @Test("Removals that wait for one list are all named with it")
    func several() async throws {
        let trip: Entry = try #require(.toVienna)
        journal.put(trip, as: .trip)
        await view.messages.until(count: 1)
        view.messages.removeAll()
        journal.put(nil, as: .film)
        journal.put(nil, as: .trip)
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .list(
                    .init(count: "", state: .empty, removed: ["film.ics", "trip.ics"]))
            ])
    }

    @Test("One that is back before the list is shown is not named")
    func readded() async {
        await presenter.start()
        view.messages.removeAll()
        journal.put(nil, as: .film)
        journal.put(.briefEncounter, as: .film)
        await view.messages.until(count: 1)
        #expect(view.messages.all == [.list(film)])
    }

    @Test("A list from before the removal does not name it")
    func staleAnswer() async {
        journal.listingGate.isClosed = true
        let start = Task { await presenter.start() }
        await journal.listingGate.untilHeld()
        journal.put(nil, as: .film)
        journal.listingGate.letOneGo()
        await start.value
        journal.listingGate.isClosed = false
        journal.listingGate.letOneGo()
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .list(.init(count: "", state: .empty, removed: ["film.ics"]))
            ])
    }
}
