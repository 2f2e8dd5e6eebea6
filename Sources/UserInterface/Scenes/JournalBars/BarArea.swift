internal import Gtk
internal import InterchangeFeature
internal import JournalFeature
internal import Presentation

/// The bars under the header: how the journal is, what went wrong, what can be undone. Each is made
/// when there is first something to say.
final class BarArea: Box {
    var onUndo: () -> Void = {}
    var onUndoDismissed: () -> Void = {}
    var onUndoImport: () -> Void = {}
    var onImportedDismissed: () -> Void = {}
    var onExportedDismissed: () -> Void = {}
    var onListUnreadable: () -> Void = {}
    /// A bar was closed that nobody else needs to know of.
    var onClosed: () -> Void = {}

    private var bars: [Subject: MessageBar] = [:]

    private enum Subject {
        case condition, unreadable, failure, undo, imported, exported
    }

    /// What can be taken back, as the bars offer it.
    enum Undo {
        case deletion, importing
    }

    /// The one that was offered last, and a deletion where none is.
    var latestUndo: Undo { offers.last ?? .deletion }

    private var offers: [Undo] = []
    private var undoImport: Button?

    init() {
        super.init(.vertical)
    }

    private func close(_ bar: MessageBar?) {
        bar?.show(nil)
        onClosed()
    }

    func showCondition(_ message: FailureViewModel?) {
        show(message, in: .condition)
    }

    func showUnreadable(_ files: UnreadableFilesViewModel?) {
        show(
            files.map {
                FailureViewModel(
                    title: $0.title,
                    reason: $0.files.count == 1 ? "It stays as it is." : "They stay as they are.")
            }, in: .unreadable)
    }

    func showFailure(_ message: FailureViewModel) {
        show(message, in: .failure)
    }

    func showUndo(_ offer: UndoViewModel?) {
        remember(.deletion, isOffered: offer != nil)
        show(offer.map { FailureViewModel(title: $0.title, reason: "") }, in: .undo)
    }

    func showImported(_ imported: ImportedViewModel?) {
        remember(.importing, isOffered: imported?.canUndo == true)
        show(
            imported.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .imported)
        undoImport?.isVisible = imported?.canUndo == true
    }

    func showExported(_ exported: ExportedViewModel?) {
        show(
            exported.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .exported)
    }

    private func remember(_ undo: Undo, isOffered: Bool) {
        offers.removeAll { $0 == undo }
        if isOffered { offers.append(undo) }
    }

    private func show(_ message: FailureViewModel?, in subject: Subject) {
        guard message != nil || bars[subject] != nil else { return }
        bar(subject).show(message)
    }

    private func bar(_ subject: Subject) -> MessageBar {
        if let bar = bars[subject] { return bar }
        let bar = make(subject)
        bars[subject] = bar
        append(bar)
        return bar
    }

    private func make(_ subject: Subject) -> MessageBar {
        switch subject {
        case .condition:
            return MessageBar(.warning)
        case .unreadable:
            let bar = MessageBar(.warning)
            bar.addButton("Show the files") { [weak self] in self?.onListUnreadable() }
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .failure:
            let bar = MessageBar(.error)
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .undo:
            let bar = MessageBar(.info)
            bar.addButton("Undo") { [weak self] in self?.onUndo() }
            bar.onDismiss { [weak self] in self?.onUndoDismissed() }
            // What it offered can still be undone by key.
            bar.leavesByItself { [weak self] in self?.onClosed() }
            return bar
        case .imported:
            let bar = MessageBar(.info)
            undoImport = bar.addButton("Undo") { [weak self] in self?.onUndoImport() }
            bar.onDismiss { [weak self] in self?.onImportedDismissed() }
            bar.leavesByItself { [weak self] in self?.onClosed() }
            return bar
        case .exported:
            let bar = MessageBar(.info)
            bar.onDismiss { [weak self] in self?.onExportedDismissed() }
            bar.leavesByItself { [weak self] in self?.onExportedDismissed() }
            return bar
        }
    }
}
