import Presentation
import Signals
import TestSupport
import Testing

/// A form whose draft is one word.
@MainActor
final class FormStage: RunsForm {
    struct Refusal: Error {}

    enum Message: Equatable {
        case checked(String)
        case refused(String)
        case saved(String)
        case asked(canSave: Bool)
        case failed
        case ended
    }

    struct Way: Equatable {
        let answers: [FieldConflict: Bool]
        var isNew = false
    }

    /// Sends drafts of one word.
    @MainActor
    struct Words {
        let form: FormDouble

        func emit(_ word: String) { form.draft.emit(FormDraft([.line: word])) }
    }

    let messages = Messages<Message>()
    let gate = Gate<String>()
    var refuses = false
    private(set) var handler: FormHandler<Void>?
    private(set) var ways: [Way] = []
    private let form: FormDouble

    var draft: Words { Words(form: form) }
    var save: FormSender<Void> { form.save }
    var cancel: FormSender<Void> { form.cancel }
    var discard: FormSender<Void> { form.discard }
    var conflictAnswers: FormSender<[FieldConflict: Bool]> { form.conflictAnswers }
    var asNew: FormSender<Void> { form.saveAsNew }

    init(_ original: String = "", closed: @escaping () -> Void = {}) {
        form = FormDouble { [messages] told in
            switch told {
            case .unsaved(let question): messages.append(.asked(canSave: question.canSave))
            case .focusedWrongField:
                guard case .checked(let word)? = messages.all.last else { return }
                messages.append(.refused(word))
            case .closed: closed()
            default: break
            }
        }
        handler = FormHandler(
            of: self, FormDraft([.line: original]), in: form, shown: FormCheck(canSave: true))
    }

    let hasUncommittedText = false

    func follow(_ draft: FormDraft) -> FormDraft { draft }

    func check(_ draft: FormDraft, isToBeWhole: Bool) -> FormCheck {
        messages.append(.checked(draft[.line]))
        return FormCheck(canSave: !draft[.line].isEmpty)
    }

    func question(about check: FormCheck) -> UnsavedQuestion {
        UnsavedQuestion(title: "Save?", text: "", canSave: check.canSave)
    }

    func save(_ draft: FormDraft, answers: [FieldConflict: Bool], isNew: Bool) async throws {
        ways.append(Way(answers: answers, isNew: isNew))
        await gate.pass(draft[.line])
        if refuses { throw Refusal() }
        messages.append(.saved(draft[.line]))
    }

    func didSave(_ saved: Void) {}

    func didFail(_ error: any Error, in form: (any FormView)?) { messages.append(.failed) }

    func didEnd() { messages.append(.ended) }
}

@Suite(.timeLimit(.minutes(1)))
struct FormHandlerTests {
    let stage = FormStage()

    @Test("Each draft is checked, and the last one is saved, which ends the form")
    func save() async {
        stage.draft.emit("L")
        stage.draft.emit("La")
        stage.save.emit()
        await stage.messages.until(count: 5)
        stage.draft.emit("Laura")
        stage.save.emit()
        stage.cancel.emit()
        #expect(
            stage.messages.all == [
                .checked("L"), .checked("La"), .checked("La"), .saved("La"), .ended,
            ])
    }

    @Test("What does not pass its check is not saved, and it is said why")
    func refused() {
        stage.save.emit()
        #expect(stage.messages.all == [.checked(""), .refused("")])
    }

    @Test("A failure leaves the form open, and saving again can succeed")
    func failure() async {
        stage.refuses = true
        stage.draft.emit("L")
        stage.save.emit()
        await stage.messages.until(count: 3)
        stage.refuses = false
        stage.save.emit()
        await stage.messages.until(count: 6)
        #expect(
            stage.messages.all == [
                .checked("L"), .checked("L"), .failed, .checked("L"), .saved("L"), .ended,
            ])
    }

    @Test("While one draft is being saved, no other one is")
    func oneAtATime() async {
        stage.gate.isClosed = true
        stage.draft.emit("L")
        stage.save.emit()
        await stage.gate.untilHeld()
        stage.draft.emit("La")
        stage.save.emit()
        stage.gate.letOneGo()
        await stage.messages.until(count: 5)
        #expect(
            stage.messages.all == [
                .checked("L"), .checked("L"), .checked("La"), .saved("L"), .ended,
            ])
        #expect(stage.gate.heldCount == 0)
    }

    @Test("The draft is saved as it was when saving was requested")
    func typedOn() async {
        stage.gate.isClosed = true
        stage.draft.emit("L")
        stage.save.emit()
        // Before anything else can happen, such as that the window is closed.
        #expect(stage.gate.heldCount == 1)
        stage.draft.emit("La")
        stage.gate.letOneGo()
        await stage.messages.until(count: 5)
        #expect(
            stage.messages.all == [
                .checked("L"), .checked("L"), .checked("La"), .saved("L"), .ended,
            ])
    }

    @Test("What was answered is told with every try from then on; as new only where that was asked")
    func ways() async {
        let first = FieldConflict(field: "Notes", mine: "a", theirs: "b")
        let second = FieldConflict(field: "Place", mine: "a", theirs: "b")
        stage.refuses = true
        stage.draft.emit("L")
        stage.conflictAnswers.emit([first: true])
        await stage.messages.until(count: 3)
        stage.asNew.emit()
        await stage.messages.until(count: 5)
        stage.conflictAnswers.emit([second: false])
        await stage.messages.until(count: 7)
        #expect(
            stage.ways == [
                FormStage.Way(answers: [first: true]),
                FormStage.Way(answers: [first: true], isNew: true),
                FormStage.Way(answers: [first: true, second: false]),
            ])
    }

    @Test("Closed without saving, the form ends once and takes nothing more")
    func cancel() {
        stage.cancel.emit()
        stage.cancel.emit()
        stage.draft.emit("L")
        stage.save.emit()
        #expect(stage.messages.all == [.ended])
    }

    @Test("An owner that goes with its form is told that the form ended")
    func ownerGoes() throws {
        var stage: FormStage?
        stage = FormStage { stage = nil }
        let messages = try #require(stage?.messages)
        let cancel = try #require(stage?.cancel)
        cancel.emit()
        #expect(stage == nil && messages.all == [.ended])
    }

    @Test("What was typed is not discarded unasked, and the answer is done")
    func unsaved() async {
        stage.draft.emit("L")
        stage.cancel.emit()
        stage.draft.emit("La")
        stage.cancel.emit()
        stage.save.emit()
        await stage.messages.until(count: 9)
        #expect(
            stage.messages.all == [
                .checked("L"), .checked("L"), .asked(canSave: true), .checked("La"),
                .checked("La"), .asked(canSave: true), .checked("La"), .saved("La"), .ended,
            ])
    }

    @Test("A discarded draft is not saved, and the form ends once")
    func discarded() {
        stage.draft.emit("L")
        stage.cancel.emit()
        stage.discard.emit()
        stage.save.emit()
        #expect(
            stage.messages.all == [
                .checked("L"), .checked("L"), .asked(canSave: true), .ended,
            ])
    }

    @Test("What was typed and typed back is as if it had not been")
    func typedBack() {
        stage.draft.emit("L")
        stage.draft.emit("")
        stage.cancel.emit()
        #expect(stage.messages.all == [.checked("L"), .checked(""), .ended])
    }

    @Test("What cannot be saved is asked about too, and stays where Save is the answer")
    func unsavable() {
        let stage = FormStage("L")
        stage.draft.emit("")
        stage.cancel.emit()
        stage.save.emit()
        #expect(
            stage.messages.all == [
                .checked(""), .checked(""), .asked(canSave: false), .checked(""), .refused(""),
            ])
    }

    @Test("Closed while it saves, the form ends once and a failure is still told")
    func cancelWhileSaving() async {
        stage.refuses = true
        stage.gate.isClosed = true
        stage.draft.emit("L")
        stage.save.emit()
        await stage.gate.untilHeld()
        stage.cancel.emit()
        stage.gate.letOneGo()
        await stage.messages.until(count: 4)
        #expect(
            stage.messages.all == [.checked("L"), .checked("L"), .ended, .failed])
    }

    @Test("Closed while it saves, the form ends once although saving succeeds")
    func cancelBeforeSuccess() async {
        stage.gate.isClosed = true
        stage.draft.emit("L")
        stage.save.emit()
        await stage.gate.untilHeld()
        stage.cancel.emit()
        stage.gate.letOneGo()
        await stage.messages.until(count: 4)
        #expect(
            stage.messages.all == [.checked("L"), .checked("L"), .ended, .saved("L")])
    }

    @Test("The handler is freed with its owner, whatever has become of the form")
    func deallocation() async {
        await expectDeallocated { track in
            let stage = track(FormStage())
            stage.handler.map { _ = track($0) }
            stage.draft.emit("L")
            stage.save.emit()
            await stage.messages.until(count: 4)
        }
        await expectDeallocated { track in
            let stage = track(FormStage())
            stage.handler.map { _ = track($0) }
            stage.draft.emit("L")
        }
    }
}
