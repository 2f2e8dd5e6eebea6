import Signals
import TestSupport
import Testing

@testable import Presentation

@Suite(.timeLimit(.minutes(1)))
struct FormHandlerTests {
    private final class Form {
        enum Message: Equatable {
            case checked(String)
            case checkedWhileSaving(String)
            case saved(String)
            case failed(FailureViewModel)
            case ended
        }

        let messages = Messages<Message>()
        let draft = Emitter<String>()
        let save = Emitter<Void>()
        let cancel = Emitter<Void>()
        var hasSpace = true

        /// An empty draft cannot be saved.
        func makeHandler() -> FormHandler<String> {
            FormHandler(
                "first", signalDraft: draft.signal, signalSave: save.signal,
                signalCancel: cancel.signal,
                check: { [messages] draft, isSaving in
                    messages.append(isSaving ? .checkedWhileSaving(draft) : .checked(draft))
                    return !draft.isEmpty && !isSaving
                },
                save: { [messages, unowned self] in
                    await Task.yield()
                    guard hasSpace else { return FailureViewModel(title: $0, reason: "full") }
                    messages.append(.saved($0))
                    return nil
                },
                failed: { [messages] in messages.append(.failed($0)) },
                ended: { [messages] in messages.append(.ended) })
        }
    }

    private let form = Form()
    private let full = FailureViewModel(title: "first", reason: "full")

    @Test("Every draft is checked, and the last one is saved")
    func save() async {
        let handler = form.makeHandler()
        form.draft.emit("a")
        form.draft.emit("ab")
        form.save.emit()
        await form.messages.until(count: 6)
        #expect(
            form.messages.all == [
                .checked("a"), .checked("ab"), .checked("ab"), .checkedWhileSaving("ab"),
                .saved("ab"), .ended,
            ])
        withExtendedLifetime(handler) {}
    }

    @Test("What the form was opened with can be saved as it is")
    func unchanged() async {
        let handler = form.makeHandler()
        form.save.emit()
        await form.messages.until(count: 4)
        #expect(
            form.messages.all
                == [.checked("first"), .checkedWhileSaving("first"), .saved("first"), .ended])
        withExtendedLifetime(handler) {}
    }

    @Test("A draft that does not pass its check is not saved")
    func invalid() {
        let handler = form.makeHandler()
        form.draft.emit("")
        form.save.emit()
        form.cancel.emit()
        #expect(form.messages.all == [.checked(""), .checked(""), .ended])
        withExtendedLifetime(handler) {}
    }

    @Test("A save that fails is told, and can be tried again with what is typed by then")
    func failure() async {
        let handler = form.makeHandler()
        form.hasSpace = false
        form.save.emit()
        await form.messages.until(count: 4)
        form.hasSpace = true
        form.draft.emit("again")
        form.save.emit()
        await form.messages.until(count: 9)
        #expect(
            form.messages.all == [
                .checked("first"), .checkedWhileSaving("first"), .checked("first"), .failed(full),
                .checked("again"), .checked("again"), .checkedWhileSaving("again"),
                .saved("again"), .ended,
            ])
        withExtendedLifetime(handler) {}
    }

    @Test(
        "What is asked for while a draft is being saved is saved once, and what is typed is checked"
    )
    func twice() async {
        let handler = form.makeHandler()
        form.save.emit()
        form.save.emit()
        form.draft.emit("typed on")
        form.save.emit()
        await form.messages.until(count: 5)
        #expect(
            form.messages.all == [
                .checked("first"), .checkedWhileSaving("first"), .checkedWhileSaving("typed on"),
                .saved("first"), .ended,
            ])
        withExtendedLifetime(handler) {}
    }

    @Test("A form that was given up is heard no more")
    func cancel() {
        let handler = form.makeHandler()
        form.cancel.emit()
        form.cancel.emit()
        form.draft.emit("late")
        form.save.emit()
        #expect(form.messages.all == [.ended])
        withExtendedLifetime(handler) {}
    }

    @Test("A form that is given up while it is being saved ends once, and what fails is told")
    func cancelWhileSaving() async {
        let handler = form.makeHandler()
        form.hasSpace = false
        form.save.emit()
        form.cancel.emit()
        await form.messages.until(count: 4)
        #expect(
            form.messages.all
                == [.checked("first"), .checkedWhileSaving("first"), .ended, .failed(full)])
        withExtendedLifetime(handler) {}
    }

    @Test("The handler is freed with its owner, and with it what listens")
    func deallocation() async {
        await expectDeallocated { track in
            let form = track(Form())
            let handler = track(form.makeHandler())
            form.draft.emit("a")
            form.save.emit()
            await form.messages.until(count: 5)
            withExtendedLifetime(handler) {}
        }
    }
}
