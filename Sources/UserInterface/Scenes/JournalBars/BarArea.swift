internal import Gtk
internal import JournalFeature
internal import Presentation

/// The bars under the header: how the journal is, what went wrong, what can be undone.
final class BarArea: Box {
    var onUndo: () -> Void = {}
    var onUndoDismissed: () -> Void = {}
    var onListUnreadable: () -> Void = {}
    /// A bar was closed that nobody else needs to know of.
    var onClosed: () -> Void = {}

    private let condition = MessageBar(.warning)
    private let unreadable = MessageBar(.warning)
    private let failure = MessageBar(.error)
    private let undo = MessageBar(.info)

    init() {
        super.init(.vertical)
        for bar in [condition, unreadable, failure, undo] { append(bar) }

        unreadable.addButton("Show the files") { [weak self] in self?.onListUnreadable() }
        unreadable.onDismiss { [weak self] in self?.close(self?.unreadable) }
        failure.onDismiss { [weak self] in self?.close(self?.failure) }
        undo.addButton("Undo") { [weak self] in self?.onUndo() }
        undo.onDismiss { [weak self] in self?.onUndoDismissed() }
    }

    private func close(_ bar: MessageBar?) {
        bar?.show(nil)
        onClosed()
    }

    func showCondition(_ message: FailureViewModel?) {
        condition.show(message)
    }

    func showUnreadable(_ files: UnreadableFilesViewModel?) {
        unreadable.show(
            files.map {
                FailureViewModel(
                    title: $0.title,
                    reason: $0.files.count == 1 ? "It stays as it is." : "They stay as they are.")
            })
    }

    func showFailure(_ message: FailureViewModel) {
        failure.show(message)
    }

    func showUndo(_ offer: UndoViewModel?) {
        undo.show(offer.map { FailureViewModel(title: $0.title, reason: "") })
    }
}
