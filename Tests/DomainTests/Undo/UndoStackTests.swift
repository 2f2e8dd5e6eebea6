import Signals
import TestSupport
import Testing

@testable import Domain

@Suite("One stack of what was done", .timeLimit(.minutes(1)))
@MainActor
struct UndoStackTests {
    let journal = JournalDouble([EntryID("m.ics"): .film(Film(title: "M"))])
    let recorded: UndoableJournal
    let news = Messages<UndoNews>()
    private let subscription: Subscription

    private let m = EntryID("m.ics")
    private var steps: UndoStack { recorded.steps }

    init() {
        recorded = UndoableJournal(journal)
        subscription = recorded.steps.signalNews.onReception § eachTime § { [news] in
            news.append($0)
        }
    }

    private func rename(_ title: String) async throws {
        try await recorded.change(m) { entry in
            guard case .film(var film) = entry else { return entry }
            film.title = title
            return .film(film)
        }
    }

    private func note(_ notes: String) async throws {
        try await recorded.change(m) { entry in
            guard case .film(var film) = entry else { return entry }
            film.notes = notes
            return .film(film)
        }
    }

    private func film(_ title: String, notes: String = "") -> Entry {
        .film(Film(title: title, notes: notes))
    }

    @Test("Steps of every kind are undone last to first, and redone first to last")
    func order() async throws {
        try await rename("N")
        let added = try await recorded.add(film("Gilda"))
        _ = try await recorded.delete(m)
        let batch = EntryBatch(title: "diary.csv", additions: [.entry(film("Laura"))])
        _ = try await recorded.write(batch) { _ in }
        let imported = try #require(
            await journal.listing(matching: EntryQuery(search: "Laura")).summaries(in: 0..<1)
                .first?.id)

        #expect(try await steps.undo())
        #expect(journal[imported] == nil)
        #expect(try await steps.undo())
        #expect(journal[m] == film("N"))
        #expect(try await steps.undo())
        #expect(journal[added] == nil)
        #expect(try await steps.undo())
        #expect(journal[m] == film("M"))
        #expect(try await !steps.undo())

        #expect(try await steps.redo())
        #expect(journal[m] == film("N"))
        #expect(try await steps.redo())
        #expect(journal[added] == film("Gilda"))
        #expect(try await steps.redo())
        #expect(journal[m] == nil)
        #expect(try await steps.redo())
        #expect(journal[imported] == film("Laura"))
        #expect(try await !steps.redo())

        #expect(try await steps.undo())
        #expect(journal[imported] == nil)
        #expect(try await steps.redo())
        #expect(journal[imported] == film("Laura"))
    }

    @Test("A new step ends what could be redone")
    func newStep() async throws {
        try await rename("N")
        try await steps.undo()
        #expect(steps.redoable != nil)
        try await note("Lorre")
        #expect(steps.redoable == nil)
        #expect(try await !steps.redo())
        #expect(journal[m] == film("M", notes: "Lorre"))
    }

    @Test("A write that changes nothing, or fails, is no step")
    func nothing() async throws {
        try await rename("M")
        journal.failure = .readOnly(path: "/journal")
        await #expect(throws: JournalError.self) { try await rename("N") }
        await #expect(throws: JournalError.self) { try await recorded.add(film("N")) }
        #expect(!steps.canUndo && steps.undoable == nil)
        #expect(news.all == [])
    }

    @Test("Only the fields that the step changed go back, and what had to be left is named")
    func fields() async throws {
        try await rename("N")
        journal.put(film("N", notes: "Lorre"), as: m)
        try await steps.undo()
        #expect(journal[m] == film("M", notes: "Lorre"))
        journal.put(film("O", notes: "Lorre"), as: m)
        try await steps.redo()
        #expect(journal[m] == film("O", notes: "Lorre"))
        let subject = UndoSubject.change(m, from: film("M"), to: film("N"))
        #expect(
            news.all == [
                .done(subject), .undone(subject, UndoOutcome(entry: m)),
                .redone(subject, UndoOutcome(entry: m, left: [.title], isNothing: true)),
            ])
        #expect(steps.undoable == nil && steps.redoable == nil)
    }

    @Test("An undo asked for while something is written waits for that, and takes no older one")
    func waits() async throws {
        try await rename("N")
        journal.writeGate.isClosed = true
        let writing = Task { try await note("Lorre") }
        await journal.writeGate.untilHeld()
        journal.writeGate.isClosed = false
        let undo = Task.immediate { try await steps.undo() }
        #expect(journal[m] == film("N"))
        journal.writeGate.letOneGo()
        try await writing.value
        #expect(try await undo.value)
        #expect(journal[m] == film("N"))
        #expect(journal.writes.count == 3)
    }

    @Test("If the write in progress fails, the step before it is undone")
    func waitsForFailure() async throws {
        try await rename("N")
        journal.writeGate.isClosed = true
        let gone = EntryID("gone.ics")
        let writing = Task { try await recorded.change(gone) { $0 } }
        await journal.writeGate.untilHeld()
        journal.writeGate.isClosed = false
        let undo = Task.immediate { try await steps.undo() }
        journal.writeGate.letOneGo()
        await #expect(throws: JournalError.entryGone(gone)) { try await writing.value }
        #expect(try await undo.value)
        #expect(journal[m] == film("M"))
    }

    @Test("Undo, undo, redo in quick succession happen one after another")
    func quick() async throws {
        try await rename("N")
        try await rename("O")
        journal.writeGate.isClosed = true
        let all = Task {
            async let first = steps.undo()
            async let second = steps.undo()
            async let third = steps.redo()
            return try await [first, second, third]
        }
        for _ in 0..<3 {
            await journal.writeGate.untilHeld()
            #expect(journal.writeGate.heldCount == 1)
            journal.writeGate.letOneGo()
        }
        #expect(try await all.value == [true, true, true])
        #expect(journal[m] == film("N"))
    }

    @Test("What begins while something is being undone is not undone in its stead")
    func begunMeanwhile() async throws {
        try await rename("N")
        journal.writeGate.isClosed = true
        let undo = Task { try await steps.undo() }
        await journal.writeGate.untilHeld()
        let second = Task.immediate { try await steps.undo() }
        let adding = Task { try await recorded.add(film("Gilda")) }
        await journal.writeGate.untilHeld(2)
        journal.writeGate.isClosed = false
        journal.writeGate.letGo(nil)
        let added = try await adding.value
        journal.writeGate.letOneGo()
        #expect(try await undo.value)
        #expect(try await !second.value)
        #expect(journal[added] == film("Gilda"))
        #expect(steps.redoable == nil)
    }

    @Test("An undo that fails can be tried again")
    func failure() async throws {
        _ = try await recorded.delete(m)
        journal.failure = .readOnly(path: "/journal")
        await #expect(throws: JournalError.readOnly(path: "/journal")) {
            try await steps.undo()
        }
        journal.failure = nil
        #expect(try await steps.undo())
        #expect(journal[m] == film("M"))
    }

    @Test("An undo that can never succeed says so once, and is in the way of no other")
    func hopeless() async throws {
        try await rename("N")
        let added = try await recorded.add(film("Gilda"))
        journal.put(nil, as: added)
        await #expect(throws: JournalError.entryGone(added, title: "Gilda")) {
            try await steps.undo()
        }
        #expect(try await steps.undo())
        #expect(journal[m] == film("M"))
    }

    @Test("A file restored by hand from the trash ends the offer to undo")
    func restoredByHand() async throws {
        try await rename("N")
        let deleted = try await recorded.delete(m)
        journal.put(deleted.entry, as: m)
        #expect(news.all.last == .forgotten(.deletion(m, film("N"), .trash)))
        #expect(steps.undoable?.kind == .edit)
        #expect(try await steps.undo())
        #expect(journal[m] == film("M"))
    }

    @Test("Another entry in its place ends nothing: what was done to either is undone at its own")
    func placeTaken() async throws {
        try await rename("N")
        _ = try await recorded.delete(m)
        journal.put(film("Gilda"), as: m)
        try await recorded.change(m) { entry in
            guard case .film(var film) = entry else { return entry }
            film.place = "Odeon"
            return .film(film)
        }
        let back = EntryID("back-\(m)")
        try await steps.undo()
        #expect(journal[m] == film("Gilda"))
        try await steps.undo()
        #expect(journal[back] == film("N"))
        #expect(news.all.last == .undone(.deletion(back, film("N"), .trash), .init(entry: back)))
        try await steps.undo()
        #expect(journal[back] == film("M"))
        #expect(journal[m] == film("Gilda"))
        for _ in 0..<2 { try await steps.redo() }
        #expect(journal[back] == nil)
        try await steps.redo()
        #expect(journal[m] == .film(Film(title: "Gilda", place: "Odeon")))
    }

    @Test("What was added or put back and then changed elsewhere is not deleted")
    func changedElsewhere() async throws {
        let added = try await recorded.add(film("Gilda"))
        journal.put(film("Gilda", notes: "Hayworth"), as: added)
        #expect(try await steps.undo())
        #expect(journal[added] == film("Gilda", notes: "Hayworth"))
        #expect(
            news.all.last
                == .undone(.addition(added, film("Gilda")), .init(entry: added, isNothing: true)))
        #expect(steps.undoable == nil && steps.redoable == nil)
        _ = try await recorded.delete(m)
        try await steps.undo()
        journal.put(film("N"), as: m)
        #expect(try await steps.redo())
        #expect(journal[m] == film("N"))
        #expect(
            news.all.last
                == .redone(.deletion(m, film("N"), .trash), .init(entry: m, isNothing: true)))
        #expect(steps.undoable == nil && steps.redoable == nil)
    }

    @Test("A step has the present title of its entry, whichever program changed it")
    func titles() async throws {
        let added = try await recorded.add(film("Gilda"))
        journal.put(film("Gilda 2"), as: added)
        await journal.untilRead(2)
        #expect(steps.undoable == .addition(added, film("Gilda 2")))
        try await note("Lorre")
        journal.put(film("M 2", notes: "Lorre"), as: m)
        await journal.untilRead(3)
        #expect(steps.undoable == .change(m, from: film("M 2"), to: film("M 2", notes: "Lorre")))
        try await rename("M 3")
        let titles = UndoSubject.change(
            m, from: film("M 2", notes: "Lorre"), to: film("M 3", notes: "Lorre"))
        #expect(steps.undoable == titles)
        try await steps.undo()
        #expect(steps.undoable == .change(m, from: film("M 2"), to: film("M 2", notes: "Lorre")))
        try await steps.undo()
        #expect(journal[m] == film("M 2"))
    }

    @Test("A change from “M (1931)” as title to title and year is undone")
    func tidied() async throws {
        let untidy = film("M (1931)")
        journal.put(untidy, as: m)
        try await recorded.change(m) { _ in .film(Film(title: "M", year: 1931)) }
        try await recorded.change(m) { _ in .film(Film(title: "M", year: 1931, notes: "Lorre")) }
        for _ in 0..<2 { try await steps.undo() }
        #expect(journal[m] == untidy)
        #expect(steps.redoable == .change(m, from: untidy, to: .film(Film(title: "M", year: 1931))))
    }

    @Test("Nothing is undone where another program has made the film a trip, and that is said")
    func anotherKind() async throws {
        try await note("Lorre")
        let trip = Entry.trip(.from(.at(2026, 11, 20, 12, 0, .floating), to: nil))
        journal.put(trip, as: m)
        await journal.untilRead(1)
        try await steps.undo()
        #expect(journal[m] == trip)
        let subject = UndoSubject.change(m, from: film("M"), to: film("M", notes: "Lorre"))
        #expect(
            news.all.last
                == .undone(subject, UndoOutcome(entry: m, left: [.kind], isNothing: true)))
    }

    @Test("A file restored by hand ends the offer to redo")
    func redoneByHand() async throws {
        let added = try await recorded.add(film("Gilda"))
        try await steps.undo()
        journal.put(film("Gilda"), as: added)
        #expect(steps.redoable == nil)
        #expect(news.all.last == .forgotten(.addition(added, film("Gilda"))))
    }

    @Test("A batch that another start wrote is taken back as a step, and can be redone")
    func olderBatch() async throws {
        let batch = EntryBatch(title: "diary.csv", additions: [.entry(film("Laura"))])
        let written = try await journal.write(batch) { _ in }
        try await rename("N")
        #expect(try await recorded.takeBack(written).removed == 1)
        #expect(steps.undoable?.kind == .edit && steps.redoable == .batch(written))
        #expect(try await steps.redo())
        #expect(await journal.listing(matching: EntryQuery(search: "Laura")).count == 1)
        #expect(steps.undoable?.kind == .batch)
    }

    @Test("A batch that is undone by key and in its bar at once can still be redone")
    func twice() async throws {
        let batch = EntryBatch(title: "diary.csv", additions: [.entry(film("Laura"))])
        let written = try await recorded.write(batch) { _ in }
        journal.writeGate.isClosed = true
        let byKey = Task { try await steps.undo() }
        await journal.writeGate.untilHeld()
        let inBar = Task.immediate { try await recorded.takeBack(written) }
        journal.writeGate.open()
        #expect(try await byKey.value)
        await #expect(throws: JournalError.takenBack) { try await inBar.value }
        #expect(steps.redoable == .batch(written))
    }

    @Test("Redoing a batch changes what it changed again, and leaves what was kept alone")
    func batchWithChanges() async throws {
        let batch = EntryBatch(
            title: "diary.csv", additions: [.entry(film("Laura")), .entry(film("Rebecca"))],
            changes: [
                EntryBatch.Change(m) { entry in
                    guard case .film(var film) = entry else { return entry }
                    film.place = "Odeon"
                    return .film(film)
                }
            ])
        _ = try await recorded.write(batch) { _ in }
        let rebecca = try #require(
            await journal.listing(matching: EntryQuery(search: "Rebecca")).summaries(in: 0..<1)
                .first?.id)
        journal.put(film("Rebecca", notes: "again"), as: rebecca)
        try await steps.undo()
        #expect(journal[m] == film("M"))
        #expect(journal[rebecca] == film("Rebecca", notes: "again"))
        try await steps.redo()
        #expect(journal[m] == .film(Film(title: "M", place: "Odeon")))
        #expect(await journal.listing(matching: EntryQuery()).count == 3)
    }

    @Test("A batch that is taken back already is no step any more")
    func takenBackElsewhere() async throws {
        let batch = EntryBatch(title: "diary.csv", additions: [.entry(film("Laura"))])
        let written = try await recorded.write(batch) { _ in }
        _ = try await journal.takeBack(written)
        await #expect(throws: JournalError.takenBack) { try await steps.undo() }
        #expect(!steps.canUndo)
    }

    @Test("Only so many steps are remembered")
    func most() async throws {
        for number in 0..<UndoStack.most + 5 { try await rename("N\(number)") }
        var count = 0
        while try await steps.undo() { count += 1 }
        #expect(count == UndoStack.most)
        #expect(journal[m] == film("N4"))
    }
}
