import Domain
import JournalFeature
import Presentation
import TestSupport
import Testing
import Wording

@Suite("The search of the desktop", .freed, .timeLimit(.minutes(1)))
struct DesktopSearchPresenterTests {
    private func made(_ entries: [EntryID: Entry]) -> DesktopSearchStage {
        let stage = DesktopSearchStage(entries)
        _ = freed(stage.presenter)
        return stage
    }

    @Test("Entries are found as in the window, the newest first, with what their rows say of them")
    func found() async {
        let stage = made([
            EntryID("a.ics"): DesktopSearchStage.film("Ran", on: 3, feedback: .good),
            EntryID("b.ics"): DesktopSearchStage.trip(to: "Ranst", on: 5),
            EntryID("c.ics"): DesktopSearchStage.film("Playtime", on: 4),
            EntryID("d.ics"): .film(Film(title: "Ran", year: 1985, isWanted: true)),
        ])
        let found = await stage.presenter.find("ran", for: ":1.1")
        #expect(found.map(\.id) == ["b.ics", "a.ics", "d.ics"])
        #expect(found.map(\.title) == ["Bonn → Ranst", "Ran", "Ran (1985)"])
        #expect(
            found.map(\.detail) == [
                "5 Nov 2026 · 14:02 · 12 min late", "3 Nov 2026 · good",
                "on your watchlist",
            ])
        #expect(found.map(\.kind) == [.train, .film, .film])
    }

    @Test("An empty search finds nothing, and does not ask the journal")
    func nothing() async {
        let stage = made([EntryID("a.ics"): DesktopSearchStage.film("Ran", on: 3)])
        #expect(await stage.presenter.find("", for: ":1.1").isEmpty)
        #expect(await stage.presenter.find(" \n", for: ":1.1").isEmpty)
        #expect(await stage.presenter.entries([]).isEmpty)
        #expect(stage.opened == 0)
    }

    @Test("The legs of a journey are found as one, by the words of any of them")
    func journey() async {
        let stage = made([
            EntryID("a.ics"): DesktopSearchStage.trip(to: "Mainz", on: 5, journey: "Home"),
            EntryID("b.ics"): DesktopSearchStage.trip(
                from: "Mainz", to: "Worms", on: 5, hour: 16, journey: "Home"),
        ])
        let found = await stage.presenter.find("worms", for: ":1.1")
        #expect(found.map(\.id) == ["a.ics"])
        #expect(found.first?.title == "Bonn → Worms")
        #expect(found.first?.detail.hasSuffix("2 legs") == true)
        #expect(await stage.presenter.entries(["a.ics"]) == found)
    }

    @Test("No more are found than a desktop shows")
    func most() async {
        var entries: [EntryID: Entry] = [:]
        for day in 1...20 {
            entries[EntryID("\(day).ics")] = DesktopSearchStage.film("Ran", on: day)
        }
        let stage = made(entries)
        let found = await stage.presenter.find("ran", for: ":1.1")
        #expect(found.count == DesktopSearchPresenter.most)
        #expect(found.first?.id == "20.ics")
        let told = await stage.presenter.entries(entries.keys.map(\.rawValue))
        #expect(told.count == DesktopSearchPresenter.most)
    }

    @Test("A search that its caller has left behind finds nothing; that of another caller goes on")
    func superseded() async {
        let stage = made([
            EntryID("a.ics"): DesktopSearchStage.film("Ran", on: 3),
            EntryID("b.ics"): DesktopSearchStage.film("Playtime", on: 4),
        ])
        stage.journal.listingGate.isClosed = true
        async let first = stage.presenter.find("ra", for: ":1.1")
        await stage.journal.listingGate.untilHeld(1)
        async let other = stage.presenter.find("ran", for: ":1.2")
        await stage.journal.listingGate.untilHeld(2)
        async let second = stage.presenter.find("play", for: ":1.1")
        await stage.journal.listingGate.untilHeld(3)
        for _ in 0..<3 { stage.journal.listingGate.letOneGo() }
        #expect(await first.isEmpty)
        #expect(await other.map(\.id) == ["a.ics"])
        #expect(await second.map(\.id) == ["b.ics"])
    }

    @Test("A search that is left behind before the journal is open does not ask it")
    func supersededWhileOpening() async {
        let stage = made([EntryID("a.ics"): DesktopSearchStage.film("Ran", on: 3)])
        stage.opening.isClosed = true
        async let first = stage.presenter.find("ra", for: ":1.1")
        await stage.opening.untilHeld(1)
        async let second = stage.presenter.find("ran", for: ":1.1")
        await stage.opening.untilHeld(2)
        stage.journal.listingGate.isClosed = true
        stage.opening.letOneGo()
        #expect(await first.isEmpty)
        #expect(stage.journal.listingGate.heldCount == 0)
        stage.journal.listingGate.isClosed = false
        stage.opening.letOneGo()
        #expect(await second.map(\.id) == ["a.ics"])
    }

    @Test("Entries are told of in the order they are asked for, as they are now")
    func entries() async {
        let stage = made([
            EntryID("a.ics"): DesktopSearchStage.film("Ran", on: 3),
            EntryID("b.ics"): DesktopSearchStage.film("Playtime", on: 4),
        ])
        stage.journal.put(
            DesktopSearchStage.film("Trafic", on: 4), as: EntryID("b.ics"))
        let told = await stage.presenter.entries(["b.ics", "gone.ics", "../a.ics", "", "a.ics"])
        #expect(told.map(\.id) == ["b.ics", "a.ics"])
        #expect(told.map(\.title) == ["Trafic", "Ran"])
    }

    @Test("An entry without a title has the name of its kind, and a title has a line")
    func titles() async throws {
        let stage = made([
            EntryID("a.ics"): DesktopSearchStage.film(" ", on: 4),
            EntryID("b.ics"): DesktopSearchStage.film(
                String(repeating: "Ran ", count: 1_000), on: 3),
        ])
        let told = await stage.presenter.entries(["a.ics", "b.ics"])
        #expect(told.count == 2 && told.first?.title == "Film")
        #expect(try #require(told.last).title.count < 200)
    }

    @Test(
        "A result is opened in the window, and so is a search; an unknown result opens nothing"
    )
    func opening() {
        let stage = made([:])
        stage.presenter.open("a.ics")
        stage.presenter.openSearch("kind:film ran")
        stage.presenter.open("../../a.ics")
        stage.presenter.open("")
        #expect(
            stage.window.messages.all == [
                .found("a.ics"), .searched("kind:film ran"), .searched(""), .searched(""),
            ])
    }

    @Test("Where there is no journal any more, nothing is found")
    func gone() async {
        let window = DesktopSearchSpy()
        let presenter = freed(
            DesktopSearchPresenter(view: window, journal: { nil }, words: .inEnglish))
        #expect(await presenter.find("ran", for: ":1.1").isEmpty)
        #expect(await presenter.entries(["a.ics"]).isEmpty)
    }
}
