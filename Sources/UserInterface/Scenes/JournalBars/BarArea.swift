internal import Gtk
internal import InterchangeFeature
internal import JournalFeature
internal import Presentation

/// The bars under the header: how the journal is, what went wrong, what can be undone. Each is made
/// when there is first something to say. They scroll where the window has no room for all of them.
final class BarArea: Box {
    var onUndo: () -> Void = {}
    var onRedo: () -> Void = {}
    var onUndoDismissed: () -> Void = {}
    var onUndoImport: () -> Void = {}
    var onImportedDismissed: () -> Void = {}
    var onExportedDismissed: () -> Void = {}
    var onListUnreadable: () -> Void = {}
    var onCreateJournal: () -> Void = {}
    var onContinueDraft: () -> Void = {}
    var onDiscardDraft: () -> Void = {}
    /// A bar was closed that nobody else needs to know of.
    var onClosed: () -> Void = {}

    private var bars: [Subject: MessageBar] = [:]
    private lazy var column = Box(.vertical)
    private lazy var scrolled = makeScrolled()
    /// Was shown last, and is to be seen.
    private weak var latest: MessageBar?
    /// Of the bars, and of the part of them on show.
    private var heights: [Int] = []

    private enum Subject {
        case condition, unreadable, draft, failure, undo, imported, exported
    }

    private var undo: Button?
    private var redo: Button?
    private var undoImport: Button?
    private var createJournal: Button?
    private var changing = Availability.available
    private var failure: FailureViewModel?

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

    /// Beside the bar that says how the folder is.
    func offerToCreateJournal(_ isOffered: Bool) {
        if isOffered { _ = bar(.condition) }
        createJournal?.isVisible = isOffered
    }

    func showUnreadable(_ files: UnreadableFilesViewModel?) {
        show(
            files.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .unreadable)
    }

    /// What was typed stays where it is as long as nobody has answered.
    func showDraft(_ draft: FailureViewModel?) {
        show(draft, in: .draft)
    }

    func showFailure(_ message: FailureViewModel) {
        failure = message
        show(message, in: .failure)
    }

    /// Whether what the bars offer to undo can be undone now.
    func allowChanges(_ availability: Availability) {
        changing = availability
        for button in [undo, redo, undoImport] { button?.allow(availability) }
        if availability == .available, failure?.lastsUntilWritable == true {
            show(nil, in: .failure)
        }
    }

    /// A failure before a step that succeeded is of no interest any more.
    func showUndo(_ step: UndoViewModel?) {
        if step != nil { show(nil, in: .failure) }
        show(step.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .undo)
        undo?.isVisible = step?.offers == .undo
        redo?.isVisible = step?.offers == .redo
    }

    func showImported(_ imported: ImportedViewModel?) {
        show(
            imported.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .imported)
        undoImport?.isVisible = imported?.canUndo == true
    }

    func showExported(_ exported: ExportedViewModel?) {
        show(
            exported.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .exported)
    }

    private func show(_ message: FailureViewModel?, in subject: Subject) {
        guard message != nil || bars[subject] != nil else { return }
        bar(subject).show(message)
    }

    private func bar(_ subject: Subject) -> MessageBar {
        if let bar = bars[subject] { return bar }
        let bar = make(subject)
        bars[subject] = bar
        column.append(bar)
        if scrolled.parent == nil { append(scrolled) }
        bar.onShown = { [weak self, weak bar] in
            if let bar { self?.follow(bar) }
        }
        return bar
    }

    private func makeScrolled() -> ScrolledWindow {
        let scrolled = FittingScrolledWindow(column, least: Self.leastHeight)
        scrolled.accessibleName = localized("Messages")
        scrolled.isVisible = false
        scrolled.onLayout { [weak self] in self?.laidOut() }
        return scrolled
    }

    /// So much the window always has room for: one bar, with text in several lines.
    private static let leastHeight = 120

    /// The keyboard stops where there is something to scroll, and no button in a bar that it could
    /// scroll from.
    private func laidOut() {
        let heights = [column, scrolled].map { $0.allocatedSize.height }
        scrolled.takesFocus = heights[0] > heights[1]
        // Where nothing is new, it stays where somebody has scrolled it to.
        guard heights != self.heights else { return }
        self.heights = heights
        showLatest()
    }

    private func follow(_ bar: MessageBar) {
        scrolled.isVisible = bars.values.contains { $0.isVisible }
        guard bar.isVisible else { return }
        latest = bar
        showLatest()
    }

    private func showLatest() {
        if let latest, latest.isVisible { scrolled.show(latest) }
    }

    private func make(_ subject: Subject) -> MessageBar {
        switch subject {
        case .condition:
            let bar = MessageBar(.warning)
            createJournal = bar.addButton(localized("Create this journal")) { [weak self] in
                self?.onCreateJournal()
            }
            createJournal?.isVisible = false
            return bar
        case .unreadable:
            let bar = MessageBar(.warning)
            bar.addButton(localized("Show the files")) { [weak self] in self?.onListUnreadable() }
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .draft:
            let bar = MessageBar(.info)
            bar.addButton(localized("Discard")) { [weak self] in self?.onDiscardDraft() }
            bar.addButton(localized("Continue")) { [weak self] in self?.onContinueDraft() }
            return bar
        case .failure:
            let bar = MessageBar(.error)
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .undo:
            let bar = MessageBar(.info)
            undo = bar.addButton(localized("Undo")) { [weak self] in self?.onUndo() }
            redo = bar.addButton(localized("Redo")) { [weak self] in self?.onRedo() }
            for button in [undo, redo] { button?.allow(changing) }
            bar.onDismiss { [weak self] in self?.onUndoDismissed() }
            // The step can still be undone by its key.
            bar.leavesByItself { [weak self] in self?.onClosed() }
            return bar
        case .imported:
            let bar = MessageBar(.info)
            undoImport = bar.addButton(localized("Undo")) { [weak self] in self?.onUndoImport() }
            undoImport?.allow(changing)
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
