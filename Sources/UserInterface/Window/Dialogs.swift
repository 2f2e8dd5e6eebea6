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

/// Closes the window in two steps: it is hidden at once, and destroyed when no task runs any more.
/// A failure in between shows it again.
final class DeferredClosing {
    /// Returns whether a task runs that has to end before the window is destroyed.
    var isBusy: () -> Bool = { false }

    /// Whether the window is closed, and hidden until no task runs.
    private(set) var isEnding = false

    private let window: Window

    init(_ window: Window) {
        self.window = window
    }

    func begin() {
        isEnding = true
        window.isVisible = false
        endIfClosed()
    }

    /// Destroys a closed window when the main loop is idle, so that pending events find it
    /// complete.
    func endIfClosed() {
        ScheduledCall.idle { [weak self] in
            guard let self, isEnding, !isBusy() else { return }
            window.destroy()
        }
    }

    /// Shows a closed window again, because there is a message to show.
    func comeBack() {
        guard isEnding else { return }
        isEnding = false
        window.present()
    }
}
