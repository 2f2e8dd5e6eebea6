import Domain
import Foundation
import Presentation
import Signals
import TestSupport
import Testing

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
                view: view, page: view, steps: recorded.steps, journal: recorded,
                words: .british))
    }

    /// What the bar said, in order.
    private var bars: [UndoViewModel?] {
        view.messages.all.compactMap {
            if case .undo(let undo) = $0 { .some(undo) } else { nil }
        }
    }

    /// What Undo and Redo are called.
    private var names: UndoNamesViewModel? {
        view.messages.all.reversed().firstNonNil {
            if case .names(let names) = $0 { names } else { nil }
        }
    }

    private func undo() async {
        let count = journal.writes.count
        view.undo.emit()
        await journal.untilWritten(count + 1)
        await settle()
    }

    private func redo() async {
        let count = journal.writes.count
        view.redo.emit()
        await journal.untilWritten(count + 1)
        await settle()
    }

    /// Lets those who waited for a write say what came of it.
    private func settle() async {
        for _ in 0..<20 { await Task.yield() }
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
                UndoViewModel(title: "The feedback for \(film) was changed."),
                UndoViewModel(title: "\(trip) was moved to the trash."),
                UndoViewModel(title: "\(trip) was put back.", offers: .redo),
                UndoViewModel(
                    title: "The feedback for \(film) is as it was before.", offers: .redo),
                UndoViewModel(title: "The feedback for \(film) was changed."),
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
        #expect(names == UndoNamesViewModel(undo: "Undo Feedback"))
        _ = try await recorded.delete(.film)
        #expect(names == UndoNamesViewModel(undo: "Undo Delete"))
        await undo()
        #expect(names == UndoNamesViewModel(undo: "Undo Feedback", redo: "Redo Delete"))
        await undo()
        #expect(names == UndoNamesViewModel(redo: "Redo Feedback"))
    }

    @Test("While the first thing ever is being done, it can be asked to be undone")
    func firstThing() async {
        journal.writeGate.isClosed = true
        let deleting = Task { try await recorded.delete(.film) }
        await journal.writeGate.untilHeld()
        #expect(names == UndoNamesViewModel(undo: "Undo"))
        view.undo.emit()
        journal.writeGate.isClosed = false
        journal.writeGate.letOneGo()
        await journal.untilWritten(2)
        #expect(journal.writes == [.delete(.film), .restore(.film)])
        _ = await deleting.result
    }

    @Test("What is added is named, goes to the trash, and comes back")
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
                UndoViewModel(title: "“Laura” was put back."),
            ])
    }

    @Test("What was recorded of a trip, and an edit of it, are told from each other")
    func trip() async throws {
        for change: @Sendable (inout Trip) -> Void in [
            { $0.disruption = .cancelled }, { $0.seat = "61" },
        ] {
            try await recorded.change(.trip) { entry in
                guard case .trip(var trip) = entry else { return entry }
                change(&trip)
                return .trip(trip)
            }
            await undo()
        }
        let trip = "“Köln Hbf → Wien Westbf”"
        #expect(
            bars.map { $0?.title } == [
                "What happened to \(trip) was recorded.",
                "What happened to \(trip) is recorded as it was before.",
                "\(trip) was changed.", "\(trip) is as it was before.",
            ])
    }

    @Test("Fields that somebody else has changed since are named, and no redo is promised in vain")
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
                    detail: "Changed since, and left as it is: feedback.", offers: .nothing))
    }

    @Test("Where there is no trash, that and for how long it can be put back is said")
    func aside() {
        let subject = UndoSubject.deletion(.film, .briefEncounter, .aside(path: "/data/removed"))
        #expect(
            UndoViewModel(done: subject)
                == UndoViewModel(
                    title: "“Brief Encounter (1945)” was deleted.",
                    detail: "There is no trash for this folder: it can be put back until "
                        + "Counterfoil is closed."))
        let taken = TakenBack(removed: 1_234, restored: 1, kept: [], place: .aside(path: "/d"))
        #expect(
            UndoViewModel(
                undone: .batch(WrittenBatch(id: "1", title: "a.csv", added: 1_234, changed: 1)),
                UndoOutcome(takenBack: taken), words: .british
            ).detail == "1,234 entries removed, 1 entry as before. There is no trash for this "
                + "folder: they can be put back until Counterfoil is closed.")
    }

    @Test("An import that was taken back says what became of it, and can be redone")
    func batch() async throws {
        _ = try await recorded.delete(.film)
        let written = try await recorded.write(
            EntryBatch(title: "diary.csv", additions: [.entry(.film("Laura", month: 3))])
        ) { _ in }
        // The bar of the import offers its undo; that of the deletion would name another.
        #expect(bars.last == .some(nil))
        #expect(names == UndoNamesViewModel(undo: "Undo Import"))
        view.messages.removeAll()
        await undo()
        await redo()
        #expect(
            bars == [
                UndoViewModel(
                    title: "The import was taken back.",
                    detail: "1 entry moved to the trash.", offers: .redo),
                UndoViewModel(title: "“diary.csv” was imported again."),
            ])
        #expect(journal.writes.contains(.takeBack(written.id)))
    }

    @Test("An undo that fails is told, and can be tried again")
    func failure() async throws {
        _ = try await recorded.delete(.trip)
        view.messages.removeAll()
        journal.failure = .readOnly(path: "/journal")
        view.undo.emit()
        await view.messages.until(count: 1)
        #expect(
            view.messages.all == [
                .failure(
                    FailureViewModel(
                        title: "The entry was not put back.",
                        reason: JournalError.readOnly(path: "/journal").description))
            ])
        journal.failure = nil
        await undo()
        #expect(journal.writes.last == .restore(.trip))
    }

    @Test("A file that was restored by hand from the trash ends the offer")
    func byHand() async throws {
        _ = try await recorded.delete(.film)
        view.messages.removeAll()
        journal.put(.briefEncounter, as: .film)
        #expect(view.messages.all == [.names(UndoNamesViewModel()), .undo(nil)])
        view.undo.emit()
        await settle()
        #expect(journal.writes == [.delete(.film)])
    }

    @Test("A bar that was closed goes, and what it named can be taken back all the same")
    func dismissed() async throws {
        _ = try await recorded.delete(.trip)
        view.undoDismissed.emit()
        #expect(bars.last == .some(nil))
        await undo()
        #expect(journal.writes.last == .restore(.trip))
    }

    @Test("An undo begins before anything else can happen")
    func atOnce() async throws {
        _ = try await recorded.delete(.film)
        journal.writeGate.isClosed = true
        view.undo.emit()
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
                    view: view, page: view, steps: recorded.steps, journal: recorded,
                    words: .british))
            _ = try? await recorded.delete(.film)
            view.undo.emit()
            await journal.untilWritten(2)
            withExtendedLifetime(kept) {}
        }
    }
}

extension Sequence {
    fileprivate func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self { if let result = transform(element) { return result } }
        return nil
    }
}
