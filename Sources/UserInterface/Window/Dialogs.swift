internal import Gtk
internal import JournalFeature
internal import Presentation

/// Small questions and messages over the window. None appears over a closed window.
final class Dialogs {
    private let parent: Window
    private let closing: DeferredClosing

    init(over parent: Window, closing: DeferredClosing) {
        self.parent = parent
        self.closing = closing
    }

    func ask(_ question: QuestionViewModel, answer: @escaping (Int) -> Void) {
        guard !closing.isEnding else { return }
        MessageDialog(question, parent: parent).presentQuestion(answer: answer)
    }

    func offerAnotherFile(_ message: FailureViewModel, chosen: @escaping () -> Void) {
        MessageDialog(
            .warning, text: message.title, secondary: message.reason,
            buttons: [
                (localized("_Close"), .close), (localized("Choose _Another File…"), .accept),
            ], parent: parent
        ).present { if $0 == .accept { chosen() } }
    }

    func ask(_ question: UndoImportQuestion, agreed: @escaping () -> Void) {
        MessageDialog(
            .question, text: question.title, secondary: question.detail,
            buttons: [(localized("_Cancel"), .cancel), (localized("_Undo Import"), .accept)],
            parent: parent
        ).present { if $0 == .accept { agreed() } }
    }
}
