import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@Suite("From the list to the entries and between them", .freed, .timeLimit(.minutes(1)))
struct JournalCoordinatorTests {
    let journal: JournalDouble
    let view = JournalViewSpy()
    let scenes = FlowsSpy()
    let coordinator: JournalCoordinator
    let ahead = ForwardHistory()

    init() throws {
        journal = JournalDouble([.film: .briefEncounter, .trip: try #require(Entry.toVienna)])
        coordinator = freed(
            JournalCoordinator(
                view: view, events: view.events, list: view, journal: journal, words: .british,
                flows: scenes, ahead: ahead, today: { CalendarDay(year: 2026, month: 11, day: 20) })
        )
        coordinator.start()
    }

    @Test("A selection opens the page of its kind")
    func selection() async {
        view.events.entryChosen.emit("film.ics")
        await scenes.messages.until(count: 1)
        view.events.entryChosen.emit("trip.ics")
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(.film, .film, .none, canGoBack: false),
                .open(.trip, .trip, .none, canGoBack: false),
            ])
        #expect(view.messages.all == [.mark("film.ics"), .mark("trip.ics")])
    }

    @Test("A window begins with the page of an entry, unless one was chosen already")
    func begins() async {
        view.begins = "trip.ics"
        await coordinator.begin()
        await scenes.messages.until(count: 1)
        await coordinator.begin()
        #expect(scenes.messages.all == [.open(.trip, .trip, .none, canGoBack: false)])
        #expect(view.messages.all == [.mark("trip.ics")])
    }

    @Test("A newer entry that another program has added replaces the first page")
    func beginsAgain() async {
        view.begins = "film.ics"
        await coordinator.begin()
        await scenes.messages.until(count: 1)
        view.begins = "trip.ics"
        await coordinator.begin()
        await scenes.messages.until(count: 2)
        #expect(view.messages.all == [.mark("film.ics"), .mark("trip.ics")])
    }

    @Test("An entry that was chosen meanwhile stays, whatever another program has added")
    func beginsAfterChoice() async {
        view.begins = "film.ics"
        await coordinator.begin()
        await scenes.messages.until(count: 1)
        view.events.entryChosen.emit("film.ics")
        await scenes.messages.until(count: 2)
        view.begins = "trip.ics"
        await coordinator.begin()
        #expect(view.messages.all == [.mark("film.ics"), .mark("film.ics")])
    }

    @Test("A window begins without a page, and without a complaint, if its entry is gone")
    func beginsWithoutFile() async {
        view.begins = "gone.ics"
        await coordinator.begin()
        #expect(scenes.messages.all == [] && view.messages.all == [])
    }

    @Test("A filter chosen while a window looks for its first entry leads away from that entry")
    func beginsWhileFiltered() async {
        view.begins = "film.ics"
        view.listed = []
        view.whileBeginning = { view in
            view.begins = nil
            view.events.filterChanged.emit(.claims)
        }
        await coordinator.begin()
        await view.messages.until(count: 2)
        #expect(view.messages.all == [.mark("film.ics"), .mark(nil)])
    }

    @Test("Nothing is shown at the start where there is nothing")
    func beginsEmpty() async {
        await coordinator.begin()
        #expect(scenes.messages.all == [] && view.messages.all == [])
    }

    @Test("A filter without the entry on show leads to another one, and one without any to none")
    func filtered() async {
        view.events.entryChosen.emit("film.ics")
        await scenes.messages.until(count: 1)
        view.listed = ["film.ics", "trip.ics"]
        view.events.filterChanged.emit(.films)
        await view.untilAsked(1)
        view.listed = ["trip.ics"]
        view.begins = "trip.ics"
        view.events.filterChanged.emit(.trips)
        await scenes.messages.until(count: 2)
        view.listed = []
        view.begins = nil
        view.events.filterChanged.emit(.wanted)
        await scenes.messages.until(count: 3)
        #expect(
            scenes.messages.all == [
                .open(.film, .film, .none, canGoBack: false),
                .open(.trip, .trip, .none, canGoBack: false), .close,
            ])
        #expect(view.messages.all == [.mark("film.ics"), .mark("trip.ics"), .mark(nil)])
    }

    @Test("Of selections in quick succession the latest wins, however long the first takes")
    func latest() async {
        journal.readGate.isClosed = true
        view.events.entryChosen.emit("film.ics")
        await journal.readGate.untilHeld()
        view.events.entryChosen.emit("trip.ics")
        await journal.readGate.untilHeld(2)
        journal.readGate.isClosed = false
        journal.readGate.letGo(.trip)
        await scenes.messages.until(count: 1)
        journal.readGate.letGo(.film)
        view.events.entryChosen.emit("film.ics")
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(.trip, .trip, .none, canGoBack: false),
                .open(.film, .film, .none, canGoBack: false),
            ])
    }

    @Test("A flow to another entry slides there, and its way back slides back")
    func thereAndBack() async throws {
        coordinator.show(.trip, from: .film)
        await scenes.messages.until(count: 1)
        let back = try #require(scenes.back)
        back()
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(.trip, .trip, .push, canGoBack: true),
                .open(.film, .film, .pop, canGoBack: false),
            ])
        #expect(view.messages.all == [.mark("trip.ics"), .mark("film.ics")])
    }

    @Test("Forward slides there again, with the way back, unless something else was chosen")
    func forward() async throws {
        coordinator.show(.trip, from: .film)
        await scenes.messages.until(count: 1)
        for opened in [2, 4] {
            let back = try #require(scenes.back)
            back()
            await scenes.messages.until(count: opened)
            ahead.go()
            await scenes.messages.until(count: opened + 1)
            #expect(scenes.messages.all.last == .open(.trip, .trip, .push, canGoBack: true))
        }
        let back = try #require(scenes.back)
        back()
        await scenes.messages.until(count: 6)
        view.events.entryChosen.emit("film.ics")
        ahead.go()
        await scenes.messages.until(count: 7)
        #expect(scenes.messages.all.last == .open(.film, .film, .none, canGoBack: false))
    }

    @Test("Forms are opened for entries by their kind")
    func forms() async {
        coordinator.edit(.trip)
        await scenes.messages.until(count: 1)
        coordinator.edit(.film)
        await scenes.messages.until(count: 2)
        coordinator.begin(.wayBack, from: .trip)
        await scenes.messages.until(count: 3)
        coordinator.begin(.again, from: .film)
        await scenes.messages.until(count: 4)
        #expect(
            scenes.messages.all == [
                .edit(.trip, .trip), .edit(.film, .film), .begin(.wayBack, .trip, .trip),
                .begin(.again, .film, .film),
            ])
        #expect(view.messages.all == [])
    }

    @Test("The removal of the entry on show closes it, that of another does not")
    func removal() async {
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        scenes.messages.removeAll()
        journal.put(nil, as: .trip)
        #expect(scenes.messages.all == [])
        journal.put(nil, as: .film)
        #expect(scenes.messages.all == [.close])
        journal.put(.briefEncounter, as: EntryID("other.ics"))
        journal.put(nil, as: EntryID("other.ics"))
        #expect(scenes.messages.all == [.close])
    }

    @Test("An entry that is removed while it is being read is not opened")
    func removedMeanwhile() async {
        journal.readGate.isClosed = true
        coordinator.show(.film)
        await journal.readGate.untilHeld()
        journal.put(nil, as: .film)
        journal.readGate.open()
        coordinator.show(.trip)
        await scenes.messages.until(count: 1)
        #expect(scenes.messages.all == [.open(.trip, .trip, .none, canGoBack: false)])
        #expect(view.messages.all == [.mark("film.ics"), .mark(nil), .mark("trip.ics")])
    }

    private static let laura = EntryID("laura.ics")

    @Test(
        "Once an entry is deleted here, the next one of the list is shown, or else the one before",
        arguments: [
            (["film.ics", "trip.ics", "laura.ics"], "trip.ics"),
            (["laura.ics", "trip.ics", "film.ics"], "trip.ics"),
            (["laura.ics", "film.ics"], "laura.ics"),
        ])
    func neighbour(listed: [String], next: String) async {
        journal.put(.film("Laura", month: 3), as: Self.laura)
        view.listed = listed
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        view.events.delete.emit("film.ics")
        journal.put(nil, as: .film)
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all.last
                == .open(
                    EntryID(next), next == "trip.ics" ? .trip : .film, .none, canGoBack: false))
        #expect(view.messages.all == [.mark("film.ics"), .mark(next)])
        // An undo restores the entry, and its caller reveals it.
        journal.put(.briefEncounter, as: .film)
        coordinator.reveal(.film)
        await scenes.messages.until(count: 3)
        #expect(view.messages.all.last == .mark("film.ics"))
    }

    @Test("The last entry of the list leaves none to be shown")
    func noNeighbour() async {
        view.listed = ["film.ics"]
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        view.events.delete.emit("film.ics")
        journal.put(nil, as: .film)
        #expect(scenes.messages.all.last == .close)
        #expect(view.messages.all == [.mark("film.ics"), .mark(nil)])
    }

    @Test("An entry that is deleted before it is there gives way to the next one too")
    func neighbourOfAwaited() async {
        view.listed = ["trip.ics", "film.ics", "laura.ics"]
        journal.put(.film("Laura", month: 3), as: Self.laura)
        coordinator.show(.trip)
        await scenes.messages.until(count: 1)
        journal.readGate.isClosed = true
        view.events.entryChosen.emit("film.ics")
        await journal.readGate.untilHeld()
        view.events.delete.emit("film.ics")
        journal.put(nil, as: .film)
        journal.readGate.open()
        await scenes.messages.until(count: 2)
        #expect(scenes.messages.all.last == .open(Self.laura, .film, .none, canGoBack: false))
        #expect(view.messages.all.last == .mark("laura.ics"))
    }

    @Test("One removed elsewhere makes way for none, and for the next where it was undone here")
    func undone() async {
        view.listed = ["film.ics", "trip.ics"]
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        journal.put(nil, as: .film)
        #expect(scenes.messages.all.last == .close)
        #expect(view.messages.all == [.mark("film.ics"), .mark(nil)])
        // The list may lack it by the time at which it is known who removed it.
        view.listed = ["trip.ics"]
        coordinator.moveOn(from: .trip)
        coordinator.moveOn(from: .film)
        await scenes.messages.until(count: 3)
        #expect(view.messages.all == [.mark("film.ics"), .mark(nil), .mark("trip.ics")])
    }

    /// Returns the failure for a film whose file is missing.
    private func gone(_ verb: String) -> FailureViewModel {
        FailureViewModel(
            title: "The entry cannot be \(verb).",
            reason: "Another program has removed film.ics. "
                + "Put the file back, and the entry will reappear.")
    }

    @Test("An entry that cannot be read stays unshown and unedited, and why is said")
    func unreadable() async {
        coordinator.show(.trip)
        await scenes.messages.until(count: 1)
        scenes.messages.removeAll()
        view.messages.removeAll()
        journal.put(nil, as: .film)
        coordinator.edit(.film)
        await view.messages.until(count: 1)
        journal.defects[.film] = .unreadable(file: "film.ics", reason: .said("It is a poem."))
        view.events.entryChosen.emit("film.ics")
        await view.messages.until(count: 4)
        let poem = FailureViewModel(
            title: "The entry cannot be shown.",
            reason: "film.ics cannot be read and was left as it is. It is a poem. "
                + "Once it can be read, the entry will appear.")
        #expect(
            view.messages.all == [
                .failure(gone("edited")), .mark("film.ics"), .mark("trip.ics"), .failure(poem),
            ])
        #expect(scenes.messages.all == [])
    }

    @Test("Nothing is said of an entry that went because it was deleted here")
    func deletedMeanwhile() async {
        coordinator.show(.trip)
        await scenes.messages.until(count: 1)
        journal.put(nil, as: .film)
        journal.readGate.isClosed = true
        view.events.entryChosen.emit("film.ics")
        await journal.readGate.untilHeld()
        view.events.delete.emit("film.ics")
        journal.readGate.open()
        await view.messages.until(count: 3)
        coordinator.edit(.film)
        await view.messages.until(count: 4)
        #expect(
            view.messages.all == [
                .mark("trip.ics"), .mark("film.ics"), .mark("trip.ics"), .failure(gone("edited")),
            ])
    }

    @Test("A way back to an entry that is gone leaves the page on show as it is")
    func backToNothing() async throws {
        coordinator.show(.trip, from: .film)
        await scenes.messages.until(count: 1)
        journal.put(nil, as: .film)
        view.messages.removeAll()
        let back = try #require(scenes.back)
        back()
        await view.messages.until(count: 3)
        #expect(
            view.messages.all == [
                .mark("film.ics"), .mark("trip.ics"), .failure(gone("shown")),
            ])
        journal.put(nil, as: .trip)
        #expect(scenes.messages.all.last == .close)
    }

    @Test("An entry that another program takes away and puts back is shown again")
    func comesBack() async {
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        journal.put(nil, as: .film)
        journal.put(.briefEncounter, as: .film)
        await scenes.messages.until(count: 3)
        #expect(
            scenes.messages.all.suffix(2) == [.close, .open(.film, .film, .none, canGoBack: false)])
    }

    @Test("One that was on show does not come back in place of the one asked for since")
    func comesBackTooLate() async {
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        journal.readGate.isClosed = true
        view.events.entryChosen.emit("trip.ics")
        await journal.readGate.untilHeld()
        journal.put(nil, as: .film)
        journal.put(.briefEncounter, as: .film)
        journal.readGate.open()
        await scenes.messages.until(count: 3)
        // By the time that it is on show because it was asked for, it would have been by itself.
        view.events.entryChosen.emit("film.ics")
        await scenes.messages.until(count: 4)
        #expect(
            scenes.messages.all == [
                .open(.film, .film, .none, canGoBack: false), .close,
                .open(.trip, .trip, .none, canGoBack: false),
                .open(.film, .film, .none, canGoBack: false),
            ])
        #expect(view.messages.all == [.mark("film.ics"), .mark("trip.ics"), .mark("film.ics")])
    }

    @Test("One that was taken away does not come back once another one is on show")
    func comesBackAfterAnother() async {
        coordinator.show(.film)
        await scenes.messages.until(count: 1)
        journal.put(nil, as: .film)
        view.events.entryChosen.emit("trip.ics")
        await scenes.messages.until(count: 3)
        journal.put(.briefEncounter, as: .film)
        #expect(view.messages.all == [.mark("film.ics"), .mark(nil), .mark("trip.ics")])
    }

    @Test("An entry that became different is shown, and left as it is where it is on show")
    func reveal() async {
        coordinator.reveal(.film)
        await scenes.messages.until(count: 1)
        coordinator.reveal(.film)
        coordinator.reveal(.trip)
        coordinator.reveal(.trip)
        await scenes.messages.until(count: 2)
        #expect(
            scenes.messages.all == [
                .open(.film, .film, .none, canGoBack: false),
                .open(.trip, .trip, .none, canGoBack: false),
            ])
        #expect(view.messages.all == [.mark("film.ics"), .mark("trip.ics")])
    }

    @Test("Neither the coordinator nor the scenes nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble([.film: .briefEncounter]))
            let view = track(JournalViewSpy())
            let scenes = track(FlowsSpy())
            let coordinator = track(
                JournalCoordinator(
                    view: view, events: view.events, list: view, journal: journal, words: .british,
                    flows: scenes, today: { nil }))
            coordinator.start()
            coordinator.show(.film, from: .trip)
            await scenes.messages.until(count: 1)
            coordinator.edit(.film)
        }
    }
}
