internal import Gtk
internal import JournalFeature
internal import Presentation

/// The bars under the header for lasting messages: the state of the journal, a draft, a failure.
/// Each bar is made for its first message. They scroll if the window has no room for all of them.
final class InfoBarStack: Box {
    var onListUnreadable: () -> Void = {}
    var onListUnusedLines: () -> Void = {}
    var onUnusedLinesClosed: () -> Void = {}
    var onCreateJournal: () -> Void = {}
    var onLookAgain: () -> Void = {}
    var onRemoveVanished: () -> Void = {}
    var onCompareCopies: () -> Void = {}
    var onJoinCopies: () -> Void = {}
    var onContinueDraft: () -> Void = {}
    var onDiscardDraft: () -> Void = {}
    /// Is called when the person closes a bar.
    var onClosed: () -> Void = {}

    private var bars: [Subject: MessageBar] = [:]
    private lazy var column = Box(.vertical)
    private lazy var scrolled = makeScrolled()
    /// The bar that was shown last, which is scrolled into view.
    private weak var latest: MessageBar?
    /// The heights of all bars and of their visible part, in pixels.
    private var heights: [Int] = []

    private enum Subject {
        case condition, lateChanges, unreadable, unusedLines, copies, draft, draftTrouble, failure
    }

    private var createJournal: Button?
    private var vanished: [Button] = []
    private var compareCopies: Button?
    private var joinCopies: Button?
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

    func showLateChanges(_ message: FailureViewModel) {
        show(message, in: .lateChanges)
    }

    /// Shows or hides the button that creates the journal, in the bar about the folder's state.
    func offerToCreateJournal(_ isOffered: Bool) {
        if isOffered { _ = bar(.condition) }
        createJournal?.isVisible = isOffered
    }

    /// Shows or hides the buttons that remove vanished entries, in the bar about the folder's
    /// state.
    func offerToRemoveVanished(_ isOffered: Bool) {
        if isOffered { _ = bar(.condition) }
        for button in vanished { button.isVisible = isOffered }
    }

    func showUnreadable(_ files: UnreadableFilesViewModel?) {
        show(
            files.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: .unreadable)
    }

    func showUnusedLines(_ lines: UnreadableFilesViewModel) {
        show(FailureViewModel(title: lines.title, reason: lines.detail), in: .unusedLines)
    }

    func showCopies(_ copies: CopiesViewModel?) {
        show(copies?.message, in: .copies)
        compareCopies?.isVisible = copies?.canCompare == true
        joinCopies?.isVisible = copies?.canJoin == true
    }

    /// Shows the offer of a draft, or hides it. It stays until the person answers.
    func showDraft(_ draft: FailureViewModel?) {
        show(draft, in: .draft)
    }

    func showDraftTrouble(_ trouble: FailureViewModel?) {
        show(trouble, in: .draftTrouble)
    }

    func showFailure(_ message: FailureViewModel) {
        failure = message
        show(message, in: .failure)
    }

    /// Hides a failure about a read-only journal once the journal can be changed.
    func allowChanges(_ availability: Availability) {
        changing = availability
        allowCopies()
        if availability == .available, failure?.lastsUntilWritable == true { dismissFailure() }
    }

    private func allowCopies() {
        for button in [compareCopies, joinCopies] { button?.allow(changing) }
    }

    /// Hides a failure that a later step has made obsolete.
    func dismissFailure() {
        show(nil, in: .failure)
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
            if let bar { self?.barDidChange(bar) }
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

    /// The height that the bars always have, in pixels: one bar with text in several lines.
    private static let leastHeight = 120

    /// Makes the area focusable while it is too small for its bars, so that the keyboard can scroll
    /// it, and shows the latest bar after a change of height.
    private func laidOut() {
        let heights = [column, scrolled].map { $0.allocatedSize.height }
        scrolled.takesFocus = heights[0] > heights[1]
        // Without news the area stays as the person has scrolled it.
        guard heights != self.heights else { return }
        self.heights = heights
        showLatest()
    }

    private func barDidChange(_ bar: MessageBar) {
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
            createJournal = bar.addButton(localized("Create This Journal")) { [weak self] in
                self?.onCreateJournal()
            }
            createJournal?.isVisible = false
            vanished = [
                bar.addButton(localized("Remove Entries")) { [weak self] in
                    self?.onRemoveVanished()
                },
                bar.addButton(localized("Look Again")) { [weak self] in self?.onLookAgain() },
            ]
            for button in vanished { button.isVisible = false }
            return bar
        case .unreadable:
            let bar = MessageBar(.warning)
            bar.addButton(localized("Show Files")) { [weak self] in self?.onListUnreadable() }
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .unusedLines:
            let bar = MessageBar(.warning)
            bar.addButton(localized("Show Lines")) { [weak self] in self?.onListUnusedLines() }
            bar.onDismiss { [weak self, weak bar] in
                self?.onUnusedLinesClosed()
                self?.close(bar)
            }
            return bar
        case .copies:
            let bar = MessageBar(.warning)
            joinCopies = bar.addButton(localized("Join")) { [weak self] in self?.onJoinCopies() }
            compareCopies = bar.addButton(localized("Compare…")) { [weak self] in
                self?.onCompareCopies()
            }
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            allowCopies()
            return bar
        case .lateChanges:
            let bar = MessageBar(.info)
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .draft:
            let bar = MessageBar(.info)
            bar.addButton(localized("Discard")) { [weak self] in self?.onDiscardDraft() }
            bar.addButton(localized("Resume Editing")) { [weak self] in self?.onContinueDraft() }
            return bar
        case .draftTrouble:
            let bar = MessageBar(.warning)
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        case .failure:
            let bar = MessageBar(.error)
            bar.onDismiss { [weak self, weak bar] in self?.close(bar) }
            return bar
        }
    }
}
