import Domain
import Presentation
import Signals
import TestSupport
import Testing
import Wording

@testable import JournalFeature

@Suite("Copies that sync programs have kept", .freed, .timeLimit(.minutes(1)))
struct CopiesPresenterTests {
    let journal = JournalDouble()
    let view = CopiesSpy()
    let recorded: UndoableJournal
    let presenter: CopiesPresenter

    private let contested = CopyComparison(
        of: CopyFile(EntryID("a (1).ics"), of: EntryID("a.ics")),
        original: .film(Film(title: "Ran", place: "Roxy", tags: ["war"])),
        copy: .film(Film(title: "Ran", place: "Lido", tags: ["seen"])),
        fields: [
            ComparedField(.place, proposal: nil),
            ComparedField(.tags, canKeepBoth: true, proposal: .both),
        ], isSettled: false)
    private let settled = CopyComparison(
        of: CopyFile(EntryID("b (1).ics"), of: EntryID("b.ics")),
        original: .film(Film(title: "Laura")),
        copy: .film(Film(title: "Laura", notes: "Long")),
        fields: [ComparedField(.notes, proposal: .copy)], isSettled: true)

    init() {
        recorded = UndoableJournal(journal)
        presenter = freed(
            CopiesPresenter(view: view, events: view.events, journal: recorded, words: .british))
    }

    private var bars: [CopiesViewModel?] {
        view.messages.all.compactMap { message in
            if case .copies(let copies) = message { copies } else { nil }
        }
    }

    @Test("Where there are none, nothing is said")
    func none() async {
        await presenter.start()
        journal.put(.briefEncounter, as: .film)
        #expect(view.messages.all == [])
    }

    @Test("They are counted and named, and offered to be compared or joined")
    func told() async {
        journal.keep(contested)
        await presenter.start()
        journal.keep(settled)
        await view.messages.until(count: 2)
        #expect(bars.map { $0?.canCompare } == [true, true])
        #expect(bars.map { $0?.canJoin } == [false, true])
        #expect(
            bars.map { $0?.message.title } == [
                "There is 1 conflict copy of a sync program.",
                "There are 2 conflict copies of a sync program.",
            ])
        #expect(bars.first??.message.reason.contains("a (1).ics") == true)
    }

    @Test("The differing fields are shown side by side, and joined as a person chooses")
    func compared() async throws {
        journal.keep(contested)
        await presenter.start()
        view.compare.emit()
        await view.messages.until(count: 2)
        guard case .comparison(let shown)? = view.messages.all.last else {
            return #expect(Bool(false), "\(view.messages.all)")
        }
        #expect(shown.fields.map(\.name) == ["place", "tags"])
        #expect(shown.fields.map(\.original) == ["Roxy", "war"])
        #expect(shown.fields.map(\.copy) == ["Lido", "seen"])
        #expect(shown.fields.map(\.proposal) == [nil, .both])
        #expect(shown.fields.map(\.canKeepBoth) == [false, true])
        view.compared.emit([.copy, .both])
        await journal.untilWritten(1)
        #expect(journal.writes == [.join(contested.file)])
        let joined = Entry.film(Film(title: "Ran", place: "Lido", tags: ["war", "seen"]))
        #expect(journal[EntryID("a.ics")] == joined)
        await view.messages.until(count: 3)
        #expect(view.messages.all.last == .copies(nil))
        // An answer without a question joins nothing.
        view.compared.emit([.copy, .both])
        #expect(journal.writes.count == 1)
    }

    @Test("A property of another program is chosen after the fields, and named as what it is")
    func properties() async throws {
        let comparison = CopyComparison(
            of: contested.file, original: contested.original, copy: contested.copy,
            fields: [ComparedField(.place, proposal: nil)],
            properties: [
                ComparedProperty("PRIORITY", original: "1", copy: "2"),
                ComparedProperty("VALARM", original: "a", copy: "b", canKeepBoth: true),
            ], isSettled: false)
        journal.keep(comparison)
        await presenter.start()
        view.compare.emit()
        await view.messages.until(count: 2)
        guard case .comparison(let shown)? = view.messages.all.last else {
            return #expect(Bool(false), "\(view.messages.all)")
        }
        #expect(
            shown.fields.dropFirst() == [
                .init(
                    name: "PRIORITY, from another program", original: "1", copy: "2",
                    canKeepBoth: false, proposal: nil),
                .init(
                    name: "VALARM, from another program", original: "a", copy: "b",
                    canKeepBoth: true, proposal: nil),
            ])
        view.compared.emit([.original, .copy, .both])
        await journal.untilWritten(1)
        #expect(
            journal.choices
                == TextChoices(
                    [.place: .original], properties: ["PRIORITY": .copy, "VALARM": .both]))
    }

    @Test("It is one step, which can be undone and redone")
    func undone() async throws {
        journal.keep(contested)
        let joined = try await recorded.join(
            contested, choosing: [.place: .copy, .tags: .original])
        #expect(recorded.steps.undoable == .copy(EntryID("a.ics"), joined.entry))
        try await recorded.steps.undo()
        #expect(journal[EntryID("a.ics")] == contested.original)
        #expect(journal.condition.copies == [contested.file])
        try await recorded.steps.redo()
        #expect(journal[EntryID("a.ics")] == joined.entry)
        #expect(
            journal.writes == [
                .join(contested.file), .separate(contested.file), .join(contested.file),
            ])
    }

    @Test("Where one text has nothing that the other lacks, they are joined without a question")
    func joined() async {
        journal.keep(contested)
        journal.keep(settled)
        await presenter.start()
        view.join.emit()
        await journal.untilWritten(1)
        #expect(journal.writes == [.join(settled.file)])
        #expect(journal[EntryID("b.ics")] == settled.copy)
        #expect(journal.condition.copies == [contested.file])
    }

    @Test("What fails is told")
    func failures() async {
        journal.keep(settled)
        await presenter.start()
        journal.failure = .diskFull(path: "/journal")
        view.join.emit()
        await view.messages.until { message in
            if case .failure(let failure) = message {
                failure.title == "The texts were not joined."
            } else {
                false
            }
        }
        journal.failure = nil
        journal.comparisons = [:]
        view.compare.emit()
        await view.messages.until { message in
            if case .failure(let failure) = message {
                failure.title == "The copy was not compared."
            } else {
                false
            }
        }
    }

    @Test("Neither the presenter nor the view is kept")
    func deallocation() async {
        await expectDeallocated { track in
            let journal = track(JournalDouble())
            let view = track(CopiesSpy())
            let presenter = track(
                CopiesPresenter(view: view, events: view.events, journal: journal, words: .british))
            journal.keep(contested)
            await presenter.start()
        }
    }
}

/// A window that records the messages about copies.
final class CopiesSpy: DisplaysCopies {
    enum Message: Equatable {
        case copies(CopiesViewModel?)
        case comparison(ComparisonViewModel)
        case failure(FailureViewModel)
    }

    let messages = Messages<Message>()
    let events = JournalEvents()
    var compare: Emitter<Void> { events.compareCopies }
    var join: Emitter<Void> { events.joinCopies }
    var compared: Emitter<[ComparisonViewModel.Side]> { events.compared }

    func showCopies(_ copies: CopiesViewModel?) { messages.append(.copies(copies)) }
    func compare(_ comparison: ComparisonViewModel) { messages.append(.comparison(comparison)) }
    func showFailure(_ failure: FailureViewModel) { messages.append(.failure(failure)) }
}
