import Domain
import JournalFeature
import Presentation
import Signals
import TestSupport
import Testing

@Suite("Forms that ended with the program", .freed, .timeLimit(.minutes(1)))
struct DraftsPresenterTests {
    let view = DraftsSpy()
    private let trouble = Emitter<JournalError?>()
    private let film = StoredDraft(
        id: "a", kind: .film, name: "Laura (1944)", original: nil, form: "{}")
    private let trip = StoredDraft(
        id: "b", kind: .trip, name: "Wien → Graz",
        original: .trip(.full), form: "{}")

    private func presenter(
        of drafts: [StoredDraft], unread: JournalError? = nil,
        open: @escaping (StoredDraft) async -> Bool = { _ in true }
    ) -> DraftsPresenter {
        freed(
            DraftsPresenter(
                view: view, events: view.events, keeper: DraftsDouble(drafts, unread: unread),
                trouble: trouble.signal, words: .british,
                open: { [view] draft in
                    view.messages.append(.open(draft.id))
                    return await open(draft)
                },
                discard: { [view] in view.messages.append(.discard($0.id)) }))
    }

    private let ofFilm = FailureViewModel(
        title: "Unsaved film recovered",
        reason: "“Laura (1944)” had not been saved when Counterfoil closed.")

    @Test("Where none was left behind, nothing is said")
    func none() async {
        await presenter(of: []).start()
        #expect(view.messages.all == [])
    }

    @Test("A message says that a draft cannot be stored, and goes once it can be again")
    func notKept() async {
        let presenter = presenter(of: [])
        await presenter.start()
        trouble.emit(.diskFull(path: "/d"))
        trouble.emit(nil)
        withExtendedLifetime(presenter) {}
        let said = FailureViewModel(
            title: "What you type cannot be kept at the moment.",
            reason: "If Counterfoil ends before you save it, it is lost. There is no space left on "
                + "the disk that holds /d. Free some space and try again.")
        #expect(view.messages.all == [.trouble(said), .trouble(nil)])
    }

    @Test("Drafts that cannot be read are told of, beside those that can")
    func notRead() async {
        await presenter(of: [film], unread: .failed(.said("The drafts in /d cannot be read.")))
            .start()
        let said = FailureViewModel(
            title: "Not all drafts can be read.", reason: "The drafts in /d cannot be read.")
        #expect(view.messages.all == [.trouble(said), .draft(ofFilm)])
    }

    @Test("Several are offered one after the other, each until it is answered")
    func several() async {
        let presenter = presenter(of: [film, trip])
        await presenter.start()
        view.continued.emit()
        await view.messages.until(count: 3)
        view.discarded.emit()
        view.discarded.emit()
        guard case .draft(let second)? = view.messages.all.dropFirst(2).first else {
            return #expect(Bool(false), "\(view.messages.all)")
        }
        #expect(second?.title == "Unsaved changes to a trip recovered")
        #expect(
            view.messages.all == [
                .draft(ofFilm), .open("a"), .draft(second), .discard("b"), .draft(nil),
            ])
    }

    @Test("One whose form cannot open now is still offered")
    func notNow() async {
        var answers = [false, true]
        let presenter = presenter(of: [film]) { _ in answers.removeFirst() }
        await presenter.start()
        view.continued.emit()
        await view.messages.until(count: 2)
        // The answer to the first comes a moment later.
        while view.messages.all.count < 4 {
            view.continued.emit()
            await Task.yield()
        }
        #expect(view.messages.all == [.draft(ofFilm), .open("a"), .open("a"), .draft(nil)])
    }
}

/// A window that records the offered drafts.
final class DraftsSpy: DisplaysDrafts {
    enum Message: Equatable {
        case draft(FailureViewModel?)
        case open(String)
        case discard(String)
        case trouble(FailureViewModel?)
    }

    let messages = Messages<Message>()
    let events = JournalEvents()
    var continued: Emitter<Void> { events.continueDraft }
    var discarded: Emitter<Void> { events.discardDraft }

    func showDraft(_ draft: FailureViewModel?) { messages.append(.draft(draft)) }
    func showDraftTrouble(_ trouble: FailureViewModel?) { messages.append(.trouble(trouble)) }
}
