import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import JournalFeature

@Suite("What was done, and taking it back", .freed, .timeLimit(.minutes(1)))
struct UndoPresenterTests {
    let journal: JournalDouble
    let recorded: UndoableJournal
    let view = JournalViewSpy()
    let presenter: UndoPresenter

    init() throws {
        journal = JournalDouble([.film: .briefEncounter, .trip: try #require(Entry.toVienna)])
        recorded = UndoableJournal(journal)
        presenter = freed(
            UndoPresenter(
                view: view, events: view.events, steps: recorded.steps, journal: recorded,
                words: .british))
    }

    /// The content of the bar each time it was shown.
    private var bars: [UndoViewModel?] {
        view.messages.all.compactMap {
            if case .undo(let undo) = $0 { .some(undo) } else { nil }
        }
    }

    /// The latest names of Undo and Redo.
    private var names: UndoNamesViewModel? {
        view.messages.all.reversed().firstNonNil {
            if case .names(let names) = $0 { names } else { nil }
        }
    }

    @Test("While a text is being typed, the keys are about that and take nothing back")
    func typing() async throws {
        try await leave(.good)
        #expect(names?.keysAreForText == false && names?.undo != nil)
        view.events.typing.emit(true)
        #expect(names?.keysAreForText == true && names?.undo != nil)
        view.events.typing.emit(false)
        #expect(names?.keysAreForText == false)
    }

    private func undo() async { await untilSaid { view.events.undo.emit() } }

    private func redo() async { await untilSaid { view.events.redo.emit() } }

    /// Runs an action, and waits until the bar shows its result.
    private func untilSaid(_ body: () -> Void) async {
        let count = bars.count
        body()
        await view.messages.until(count + 1) { if case .undo = $0 { true } else { false } }
    }

    private func leave(_ feedback: Feedback, at seconds: TimeInterval = 0) async throws {
        try await recorded.change(.film) { entry in
            guard case .film(let film) = entry else { return entry }
            return .film(
                film.changingFeedback(
                    by: FeedbackModel.transform(withFeedback: feedback),
                    at: Date(timeIntervalSince1970: 1_795_000_000 + seconds)))
        }
    }

    @Test("Each thing that was done is named with the way back, last to first, and forth again")
    func inOrder() async throws {
        var concerned: [EntryID] = []
        let subscription =
            presenter.signalConcerned.onReception § eachTime § { concerned.append($0) }
        try await leave(.good)
        _ = try await recorded.delete(.trip)
        await undo()
        await undo()
        await redo()
        await redo()
        let (film, trip) = ("“Brief Encounter (1945)”", "“Köln Hbf → Wien Westbf”")
        #expect(
            bars == [
                UndoViewModel(title: "\(film): feedback changed to “good”"),
                UndoViewModel(title: "\(trip) was moved to the trash."),
                UndoViewModel(title: "\(trip) was restored.", offers: .redo),
                UndoViewModel(
                    title: "\(film): feedback “good” removed", offers: .redo),
                UndoViewModel(title: "\(film): feedback changed back to “good”"),
                UndoViewModel(title: "\(trip) was moved to the trash."),
            ])
        #expect(concerned == [.trip, .film, .film])
        #expect(
            journal.writes == [
                .change(.film), .delete(.trip), .restore(.trip), .change(.film), .change(.film),
                .delete(.trip),
            ])
        withExtendedLifetime(subscription) {}
    }

    @Test("The menu names what Undo and Redo would do")
    func menu() async throws {
        #expect(names == nil)
        try await leave(.good)
        let film = "“Brief Encounter (1945)”"
        #expect(names == UndoNamesViewModel(undo: "Undo Feedback “good” for \(film)"))
        _ = try await recorded.delete(.film)
        #expect(names == UndoNamesViewModel(undo: "Undo Delete \(film)"))
        await undo()
        #expect(
            names
                == UndoNamesViewModel(
                    undo: "Undo Feedback “good” for \(film)", redo: "Redo Delete \(film)"))
        await undo()
        #expect(names == UndoNamesViewModel(redo: "Redo Feedback “good” for \(film)"))
    }

    @Test("While the first thing ever is being done, it can be asked to be undone")
    func firstThing() async {
        journal.writeGate.isClosed = true
        let deleting = Task { try await recorded.delete(.film) }
        await journal.writeGate.untilHeld()
        #expect(names == UndoNamesViewModel(undo: "Undo"))
        view.events.undo.emit()
        journal.writeGate.open()
        await journal.untilWritten(2)
        #expect(journal.writes == [.delete(.film), .restore(.film)])
        _ = await deleting.result
    }

    @Test("An added entry is named, goes to the trash, and comes back")
    func addition() async throws {
        let id = try await recorded.add(.film("Laura", month: 3))
        await undo()
        #expect(journal[id] == nil)
        await redo()
        #expect(journal[id] == .film("Laura", month: 3))
        #expect(
            bars == [
                UndoViewModel(title: "“Laura” was added."),
                UndoViewModel(title: "“Laura” was moved to the trash.", offers: .redo),
                UndoViewModel(title: "“Laura” was restored."),
            ])
    }

    private func change(_ change: @escaping @Sendable (inout Trip) throws -> Void) async throws {
        try await recorded.change(.trip) { entry in
            guard case .trip(var trip) = entry else { return entry }
            try? change(&trip)
            return .trip(trip)
        }
    }

    private var titles: [String] { bars.compactMap { $0?.title } }

    @Test("What each record, undo and redo made true is said, so that none is like another")
    func records() async throws {
        let trip = "“Köln Hbf → Wien Westbf”"
        try await change { $0.arrival = $0.departure.advanced(by: .seconds(34_260)) }
        view.messages.removeAll()
        try await change { $0 = try $0.recording(.late(.departure, minutes: 12)) }
        try await change { $0 = try $0.recording(.late(.departure, minutes: 3)) }
        try await change { $0 = try $0.recording(.onTime(.arrival)) }
        try await change { $0 = try $0.recording(.cancelled(keepingTimes: false)) }
        #expect(names?.undo == "Undo Outcome “cancelled” for \(trip)")
        #expect(
            titles == [
                "\(trip): now recorded as departed 12 min late",
                "\(trip): now recorded as departed 3 min late instead of departed 12 min late",
                "\(trip): now recorded as arrived on time",
                "\(trip): now recorded as cancelled instead of departed 3 min late and arrived on "
                    + "time",
            ])
        view.messages.removeAll()
        for _ in 0..<4 { await undo() }
        #expect(
            titles == [
                "\(trip): again recorded as departed 3 min late and arrived on time instead of "
                    + "cancelled",
                "\(trip): no longer recorded as arrived on time",
                "\(trip): again recorded as departed 12 min late instead of departed 3 min late",
                "\(trip): no longer recorded as departed 12 min late",
            ])
        view.messages.removeAll()
        for _ in 0..<3 { await redo() }
        #expect(
            titles == [
                "\(trip): again recorded as departed 12 min late",
                "\(trip): again recorded as departed 3 min late instead of departed 12 min late",
                "\(trip): again recorded as arrived on time",
            ])
        #expect(names?.redo == "Redo Outcome “cancelled” for \(trip)")
    }

    @Test("An outcome that is taken back by hand is named too")
    func notRecorded() async throws {
        try await change { $0.disruption = .missedConnection }
        try await change { $0.disruption = nil }
        #expect(titles.last?.hasSuffix(": no longer recorded as a missed connection") == true)
        #expect(names?.undo == "Undo Outcome “not recorded” for “Köln Hbf → Wien Westbf”")
    }

    @Test("Each feedback is told from the one before")
    func feedbacks() async throws {
        for (place, feedback) in [Feedback.bad, .good, .none].enumerated() {
            try await leave(feedback, at: Double(place) * 600)
        }
        for _ in 0..<3 { await undo() }
        let film = "“Brief Encounter (1945)”"
        #expect(
            titles == [
                "\(film): feedback changed to “bad”",
                "\(film): feedback changed from “bad” to “good”",
                "\(film): feedback “good” removed",
                "\(film): feedback changed back to “good”",
                "\(film): feedback changed back from “good” to “bad”",
                "\(film): feedback “bad” removed",
            ])
    }

    @Test("An edit names its field and what that holds then, or its fields")
    func edits() async throws {
        let trip = "“Köln Hbf → Wien Westbf”"
        try await change { $0.seat = "61" }
        try await change { $0.seat = "62" }
        try await change { $0.seat = "" }
        try await change { $0.tags = ["alps", "night"] }
        #expect(names?.undo == "Undo Edit of \(trip) (tags)")
        try await change {
            $0.service = "ICE 93"
            $0.notes = "Snow."
            $0.fare = Fare(12, currency: "EUR")
        }
        #expect(names?.undo == "Undo Edit of \(trip)")
        try await change { $0.fare = Fare(13, currency: "EUR") }
        for _ in 0..<2 { await undo() }
        await redo()
        #expect(
            titles == [
                "\(trip): seat changed to “61”",
                "\(trip): seat changed from “61” to “62”",
                "\(trip): seat “62” removed",
                "\(trip): tags changed to “alps, night”",
                "\(trip) was changed: service, fare and notes.",
                "\(trip) was changed: fare.",
                "The change to \(trip) was undone: fare.",
                "The change to \(trip) was undone: service, fare and notes.",
                "\(trip) was changed again: service, fare and notes.",
            ])
    }

    @Test("A distance and coordinates are said as their page says them")
    func places() async throws {
        let trip = "“Köln Hbf → Wien Westbf”"
        try await change { $0.distance = Distance("1023.5") }
        try await change { $0.distance = Distance("746") }
        try await change { $0.toCoordinates = Coordinates("48.1967, -16.3378") }
        for _ in 0..<2 { await undo() }
        #expect(
            titles == [
                "\(trip): distance changed to 1,023.5 km",
                "\(trip): distance changed from 1,023.5 km to 746 km",
                "\(trip): coordinates of the destination changed to 48.1967° N, 16.3378° W",
                "\(trip): coordinates of the destination 48.1967° N, 16.3378° W removed",
                "\(trip): distance changed back from 746 km to 1,023.5 km",
            ])
    }

    @Test("A day, a year and a scale are said in words, and no text at length")
    func values() async throws {
        func edit(_ change: @escaping @Sendable (inout Film) -> Void) async throws {
            try await recorded.change(.film) { entry in
                guard case .film(var film) = entry else { return entry }
                change(&film)
                return .film(film)
            }
        }
        try await edit { $0.watched = CalendarDay(year: 2024, month: 5, day: 8) }
        try await edit { $0.scale = .polarized }
        try await edit { $0.notes = String(repeating: "very ", count: 20_000) }
        try await edit { $0.notes += "long" }
        try await edit { $0.year = 1946 }
        #expect(titles.allSatisfy { $0.count < 250 })
        #expect(
            titles[0] == "“Brief Encounter (1945)”: day changed from 19 November 2026 to "
                + "8 May 2024")
        #expect(
            titles[1] == "“Brief Encounter (1945)”: feedback scale changed from “Average” to "
                + "“Polarized”")
        #expect(titles[2].contains(" changed to “very very"))
        #expect(titles[3] == "“Brief Encounter (1945)” was changed: notes.")
        #expect(
            titles[4] == "“Brief Encounter (1946)”: year changed from 1945 to 1946")
    }

    @Test("Which entry went by an undo or a redo is told, for another to be shown")
    func removed() async throws {
        var gone: [EntryID] = []
        let subscription = presenter.signalRemoved.onReception § eachTime § { gone.append($0) }
        let id = try await recorded.add(.film("Laura", month: 3))
        await undo()
        _ = try await recorded.delete(.film)
        #expect(gone == [id])
        await undo()
        await redo()
        #expect(gone == [id, .film])
        withExtendedLifetime(subscription) {}
    }

    @Test("Fields that another program has changed are named, and no redo is offered in vain")
    func left() async throws {
        try await leave(.good)
        journal.put(.film(Film(title: "Brief Encounter", feedbackGiven: [])), as: .film)
        try await leave(.bad, at: 600)
        journal.put(
            .film(
                Film(
                    title: "Brief Encounter",
                    feedbackGiven: [GivenFeedback(.veryBad, at: nil)])), as: .film)
        await undo()
        #expect(
            bars.last
                == UndoViewModel(
                    title: "“Brief Encounter” was changed elsewhere since.",
                    detail: "Left unchanged because it was edited since: feedback.",
                    offers: .nothing))
    }

    @Test("Where there is no trash, that and for how long it can be put back is said")
    func aside() {
        let subject = UndoSubject.deletion(.film, .briefEncounter, .aside(path: "/data/removed"))
        #expect(
            UndoViewModel(done: subject, words: .british)
                == UndoViewModel(
                    title: "“Brief Encounter (1945)” was deleted.",
                    detail: "This folder has no trash. You can undo until you close "
                        + "Counterfoil."))
        let taken = TakenBack(removed: 1_234, restored: 1, kept: [], place: .aside(path: "/d"))
        #expect(
            UndoViewModel(
                undone: .batch(WrittenBatch(id: "1", title: "a.csv", added: 1_234, changed: 1)),
                UndoOutcome(takenBack: taken), words: .british
            ).detail
                == "1,234 entries were removed. 1 entry was restored. This folder has "
                + "no trash. You can undo until you close Counterfoil.")
    }

    @Test("Where a batch joined copies of a sync program, the words are about them")
    func joinedCopies() {
        let batch = WrittenBatch(id: "1", title: "Join", added: 0, changed: 1, copies: 2)
        let taken = TakenBack(removed: 0, restored: 1, copies: 2, kept: [])
        #expect(
            UndoViewModel(
                undone: .batch(batch), UndoOutcome(takenBack: taken), words: .british)
                == UndoViewModel(
                    title: "The conflict copies are apart again.",
                    detail: "1 entry was restored. 2 copies of a sync program are back.",
                    offers: .redo))
        #expect(
            UndoViewModel(redone: .batch(batch), UndoOutcome(), words: .british)
                == UndoViewModel(title: "The conflict copies were joined again."))
    }

    @Test("An import that was taken back says what became of it, and can be redone")
    func batch() async throws {
        _ = try await recorded.delete(.film)
        let written = try await recorded.write(
            EntryBatch(title: "diary.csv", additions: [.entry(.film("Laura", month: 3))])
        ) { _ in }
        // The bar of the import offers its undo; that of the deletion would name another.
        #expect(bars.last == .some(nil))
        #expect(names == UndoNamesViewModel(undo: "Undo Import of “diary.csv”"))
        view.messages.removeAll()
        await undo()
        await redo()
        #expect(
            bars == [
                UndoViewModel(
                    title: "The import was undone.",
                    detail: "1 entry was moved to the trash.", offers: .redo),
                UndoViewModel(title: "“diary.csv” was imported again."),
            ])
        #expect(journal.writes.contains(.takeBack(written.id)))
    }

    @Test("An undo that fails is told, and can be tried again")
    func failure() async throws {
        _ = try await recorded.delete(.trip)
        view.messages.removeAll()
        journal.failure = .readOnly(path: "/journal")
        view.events.undo.emit()
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .failure(
                    Localizer.inEnglish.failure(
                        "The entry was not restored.",
                        because: JournalError.readOnly(path: "/journal")))
            ])
        journal.failure = nil
        await undo()
        #expect(journal.writes.last == .restore(.trip))
    }

    @Test("If another version of a deleted item is there, the place of the kept one is shown")
    func sameItem() async throws {
        _ = try await recorded.delete(.trip)
        view.messages.removeAll()
        journal.failure = .placeTaken(.trip, title: "A → B", kept: "/removed/trip.ics")
        view.events.undo.emit()
        await view.messages.until(count: 3)
        let failure = view.messages.all.compactMap {
            if case .failure(let failure) = $0 { failure } else { nil }
        }
        #expect(failure.map(\.title) == ["The entry was not restored."])
        #expect(failure.first?.reason.contains("“A → B”") == true)
        #expect(failure.first?.reason.contains("/removed/trip.ics") == true)
    }

    @Test("A file that was restored by hand from the trash ends the offer")
    func byHand() async throws {
        _ = try await recorded.delete(.film)
        view.messages.removeAll()
        journal.put(.briefEncounter, as: .film)
        #expect(view.messages.all == [.names(UndoNamesViewModel()), .undo(nil)])
        view.events.undo.emit()
        #expect(journal.writes == [.delete(.film)])
    }

    @Test("What was changed elsewhere since it was added is not deleted, and that is said")
    func changedElsewhere() async throws {
        let id = try await recorded.add(.film(Film(title: "Gilda")))
        journal.put(.film(Film(title: "Gilda", year: 1946)), as: id)
        await journal.untilRead(2)
        #expect(
            view.messages.all.last
                == .names(UndoNamesViewModel(undo: "Undo New Entry “Gilda (1946)”")))
        view.messages.removeAll()
        await undo()
        #expect(
            view.messages.all.last
                == .undo(
                    UndoViewModel(
                        title: "“Gilda (1946)” was changed elsewhere since.",
                        detail: "It was not deleted and stays as it is.", offers: .nothing)))
        #expect(journal[id] != nil)
    }

    @Test("A bar that was closed goes, and what it named can be taken back all the same")
    func dismissed() async throws {
        _ = try await recorded.delete(.trip)
        view.events.undoDismissed.emit()
        #expect(bars.last == .some(nil))
        await undo()
        #expect(journal.writes.last == .restore(.trip))
    }

    @Test("An undo begins before anything else can happen")
    func atOnce() async throws {
        _ = try await recorded.delete(.film)
        journal.writeGate.isClosed = true
        view.events.undo.emit()
        #expect(journal.writeGate.heldCount == 1)
        journal.writeGate.letOneGo()
        await journal.untilWritten(2)
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble([.film: .briefEncounter]))
            let recorded = track(UndoableJournal(journal))
            let view = track(JournalViewSpy())
            let kept = track(
                UndoPresenter(
                    view: view, events: view.events, steps: recorded.steps, journal: recorded,
                    words: .british))
            _ = try? await recorded.delete(.film)
            view.events.undo.emit()
            await journal.untilWritten(2)
            withExtendedLifetime(kept) {}
        }
    }
}
