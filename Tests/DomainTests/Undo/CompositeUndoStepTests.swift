import Signals
import TestSupport
import Testing

@testable import Domain

@Suite("Several writes that are one step", .timeLimit(.minutes(1)))
@MainActor
struct CompositeUndoStepTests {
    let journal = JournalDouble([
        EntryID("a.ics"): .film(Film(title: "A")), EntryID("b.ics"): .film(Film(title: "B")),
    ])
    let recorded: UndoableJournal
    let news = Messages<UndoNews>()
    private let subscription: Subscription

    private let a = EntryID("a.ics")
    private let b = EntryID("b.ics")
    private var steps: UndoStack { recorded.steps }
    private let whole = Entry.film(Film(title: "A and B"))

    init() {
        recorded = UndoableJournal(journal)
        subscription = recorded.steps.signalNews.onReception § eachTime § { [news] in
            news.append($0)
        }
    }

    private func film(_ title: String) -> Entry { .film(Film(title: title)) }

    private func deleteBoth() async throws {
        try await recorded.withUndoGroup(namedAfter: whole) { journal in
            _ = try await journal.delete(a)
            _ = try await journal.delete(b)
        }
    }

    @Test("All goes back at once, and is done again at once, by the name of the whole")
    func atOnce() async throws {
        try await deleteBoth()
        #expect(journal[a] == nil && journal[b] == nil)
        let deletion = UndoSubject.deletion(a, whole, .trash)
        #expect(news.all == [.done(deletion)] && steps.undoable == deletion)
        #expect(try await steps.undo())
        #expect(journal[a] == film("A") && journal[b] == film("B"))
        #expect(!steps.canUndo && steps.redoable == deletion)
        #expect(news.all.last == .undone(deletion, UndoOutcome(entry: a)))
        #expect(try await steps.redo())
        #expect(journal[a] == nil && journal[b] == nil)
        #expect(try await steps.undo())
        #expect(journal[a] == film("A") && journal[b] == film("B"))
    }

    @Test("Without a name of the whole it goes by that of the first write")
    func first() async throws {
        let id = try await recorded.withUndoGroup(namedAfter: nil) { journal in
            let id = try await journal.add(film("C"))
            try await journal.change(a) { $0.tagged("new") }
            return id
        }
        #expect(steps.undoable == .addition(id, film("C")))
        #expect(try await steps.undo())
        #expect(journal[id] == nil && journal[a] == film("A"))
        #expect(try await steps.redo())
        #expect(journal[id] == film("C") && journal[a] == film("A").tagged("new"))
    }

    @Test("What throws takes back what was written before it, and is no step")
    func failure() async throws {
        await #expect(throws: JournalError.entryGone(EntryID("none.ics"))) {
            try await recorded.withUndoGroup(namedAfter: whole) { journal in
                _ = try await journal.delete(a)
                try await journal.change(b) { $0.tagged("new") }
                _ = try await journal.delete(EntryID("none.ics"))
            }
        }
        #expect(journal[a] == film("A") && journal[b] == film("B"))
        #expect(!steps.canUndo && news.all == [])
    }

    @Test("What could not be taken back after that can be undone once it can")
    func stuck() async throws {
        let error = JournalError.readOnly(path: "/journal")
        await #expect(throws: error) {
            try await recorded.withUndoGroup(namedAfter: whole) { journal in
                _ = try await journal.delete(a)
                self.journal.failure = error
                _ = try await journal.delete(b)
            }
        }
        #expect(journal[a] == nil && steps.canUndo)
        journal.failure = nil
        #expect(try await steps.undo())
        #expect(journal[a] == film("A"))
    }

    @Test("Writing nothing is not a step, and concurrent writes are steps of their own")
    func nothing() async throws {
        try await recorded.withUndoGroup(namedAfter: whole) { _ in }
        try await recorded.withUndoGroup(namedAfter: whole) { _ = try await $0.change(a) { $0 } }
        #expect(!steps.canUndo && news.all == [])
        try await recorded.withUndoGroup(namedAfter: whole) { journal in
            _ = try await journal.delete(a)
            try await recorded.change(b) { $0.tagged("new") }
        }
        #expect(try await steps.undo())
        #expect(try await steps.undo())
        #expect(try await !steps.undo())
        #expect(journal[a] == film("A") && journal[b] == film("B"))
    }

    @Test("Writes together within others belong to those")
    func nested() async throws {
        try await recorded.withUndoGroup(namedAfter: whole) { journal in
            _ = try await journal.delete(a)
            try await journal.withUndoGroup(namedAfter: nil) { _ = try await $0.delete(b) }
        }
        #expect(try await steps.undo())
        #expect(journal[a] == film("A") && journal[b] == film("B") && !steps.canUndo)
    }

    @Test("What was done before to one that came back under another name is undone there")
    func renamed() async throws {
        try await recorded.change(b) { $0.tagged("new") }
        try await deleteBoth()
        journal.put(film("C"), as: b)
        #expect(try await steps.undo())
        let back = EntryID("back-b.ics")
        #expect(journal[back] == film("B").tagged("new") && journal[b] == film("C"))
        #expect(try await steps.undo())
        #expect(journal[back] == film("B") && journal[b] == film("C"))
        #expect(try await steps.redo())
        #expect(try await steps.redo())
        #expect(journal[back] == nil && journal[a] == nil && journal[b] == film("C"))
    }

    @Test("The program does not end between two of the writes, nor before they are taken back")
    func seenThrough() async throws {
        try await recorded.withUndoGroup(namedAfter: whole) { journal in
            _ = try await journal.delete(a)
            #expect(self.journal.pendingWrites.count == 1)
        }
        #expect(journal.pendingWrites.count == 0)
        journal.writeGate.isClosed = true
        let failed = Task { [recorded, b] in
            try await recorded.withUndoGroup(namedAfter: nil) { journal in
                _ = try await journal.delete(b)
                throw CancellationError()
            }
        }
        await journal.writeGate.untilHeld()
        journal.writeGate.letOneGo()
        await journal.untilWritten(2)
        await journal.writeGate.untilHeld()
        #expect(journal[b] == nil && journal.pendingWrites.count == 1)
        journal.writeGate.letOneGo()
        await #expect(throws: CancellationError.self) { try await failed.value }
        #expect(journal[b] == film("B") && journal.pendingWrites.count == 0)
    }

    @Test("Where one part cannot go back, none does, and it can be tried again")
    func half() async throws {
        let added = try await recorded.withUndoGroup(namedAfter: nil) { journal in
            try await journal.change(b) { $0.tagged("new") }
            return try await journal.add(film("C"))
        }
        journal.writeGate.isClosed = true
        let undone = Task { [steps] in try await steps.undo() }
        await journal.writeGate.untilHeld()
        journal.writeGate.letOneGo()
        await journal.untilWritten(3)
        await journal.writeGate.untilHeld()
        #expect(journal[added] == nil)
        journal.failure = .readOnly(path: "/journal")
        journal.writeGate.letOneGo()
        await journal.writeGate.untilHeld()
        journal.failure = nil
        journal.writeGate.open()
        await #expect(throws: JournalError.readOnly(path: "/journal")) { try await undone.value }
        #expect(journal[added] == film("C") && journal[b] == film("B").tagged("new"))
        #expect(try await steps.undo())
        #expect(journal[added] == nil && journal[b] == film("B"))
    }

    @Test("It is forgotten once another program has done all of it, not before")
    func ended() async throws {
        try await deleteBoth()
        journal.put(film("A"), as: a)
        #expect(steps.canUndo)
        journal.put(film("B"), as: b)
        #expect(!steps.canUndo)
        #expect(news.all.last == .forgotten(.deletion(a, whole, .trash)))
    }

    @Test("What another program put back stays, and the rest comes back with it")
    func partly() async throws {
        try await deleteBoth()
        journal.put(film("A"), as: a)
        #expect(try await steps.undo())
        #expect(journal[a] == film("A") && journal[b] == film("B"))
    }
}

extension Entry {
    fileprivate func tagged(_ tag: String) -> Entry {
        guard case .film(var film) = self else { return self }
        film.tags = [tag]
        return .film(film)
    }
}
