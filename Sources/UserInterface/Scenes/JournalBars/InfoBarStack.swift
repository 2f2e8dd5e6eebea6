internal import Gtk
internal import JournalFeature
internal import Presentation
internal import Signals

/// The bars under the header for lasting messages: the state of the journal, a draft, a failure.
/// Each bar is made for its first message. They scroll if the window has no room for all of them.
final class InfoBarStack: Box, BarsOfWindow {
    let unreadableFiles: UnreadableFiles
    let unusedLines: UnreadableFiles
    /// Is called when the person closes a bar.
    var onClosed: () -> Void = {}

    private let events: JournalEvents
    private var bars: [BarSubject: MessageBar] = [:]
    private lazy var column = Box(.vertical)
    private lazy var scrolled = makeScrolled()
    /// The bar that was shown last, which is scrolled into view.
    private weak var latest: MessageBar?
    /// The heights of all bars and of their visible part, in pixels.
    private var heights: [Int] = []

    private var createJournal: Button?
    private var vanished: [Button] = []
    private var compareCopies: Button?
    private var joinCopies: Button?
    private var changing = Availability.available
    private var failure: FailureViewModel?

    init(over window: Window, _ events: JournalEvents) {
        self.events = events
        unreadableFiles = UnreadableFiles(over: window, heading: localized("Unreadable Files"))
        unusedLines = UnreadableFiles(over: window, heading: localized("Unused Lines"))
        super.init(.vertical)
    }

    private func close(_ subject: BarSubject) {
        if subject == .unusedLines { events.unusedLinesClosed.emit() }
        show(nil, in: subject)
        onClosed()
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

    func showCopies(_ copies: CopiesViewModel?) {
        show(copies?.message, in: .copies)
        compareCopies?.isVisible = copies?.canCompare == true
        joinCopies?.isVisible = copies?.canJoin == true
    }

    /// Hides a failure about a read-only journal once the journal can be changed.
    func allowChanges(_ availability: Availability) {
        changing = availability
        allowCopies()
        if availability == .available, failure?.lastsUntilWritable == true {
            show(nil, in: .failure)
        }
    }

    private func allowCopies() {
        for button in [compareCopies, joinCopies] { button?.allow(changing) }
    }

    func showFiles(_ files: UnreadableFilesViewModel?, in subject: BarSubject) {
        (subject == .unreadable ? unreadableFiles : unusedLines).files = files
        show(files.map { FailureViewModel(title: $0.title, reason: $0.detail) }, in: subject)
    }

    /// Shows a message in the bar of its subject, or hides the bar.
    func show(_ message: FailureViewModel?, in subject: BarSubject) {
        if subject == .failure { failure = message }
        // Without a message there is no bar to make.
        (message == nil ? bars[subject] : bar(subject))?.show(message)
    }

    private func bar(_ subject: BarSubject) -> MessageBar {
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

    /// Shows the latest bar after a change of height.
    private func laidOut() {
        let heights = [column, scrolled].map { $0.allocatedSize.height }
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

    private func make(_ subject: BarSubject) -> MessageBar {
        let bar = MessageBar(subject.kind)
        if subject.canBeClosed { bar.onDismiss { [weak self] in self?.close(subject) } }
        switch subject {
        case .condition:
            createJournal = bar.addButton(
                localized("Create This Journal"), events.createJournal.emit)
            vanished = [
                bar.addButton(localized("Remove Entries"), events.removeVanished.emit),
                bar.addButton(localized("Look Again"), events.refresh.emit),
            ]
            for button in [createJournal] + vanished { button?.isVisible = false }
        case .unreadable:
            bar.addButton(localized("Show Files")) { [unreadableFiles] in unreadableFiles.list() }
        case .unusedLines:
            bar.addButton(localized("Show Lines")) { [unusedLines] in unusedLines.list() }
        case .copies:
            joinCopies = bar.addButton(localized("Join"), events.joinCopies.emit)
            compareCopies = bar.addButton(localized("Compare…"), events.compareCopies.emit)
            allowCopies()
        case .draft:
            bar.addButton(localized("Discard"), events.discardDraft.emit)
            bar.addButton(localized("Resume Editing"), events.continueDraft.emit)
        case .lateChanges, .draftTrouble, .failure: break
        }
        return bar
    }
}

/// The subject of a bar, which has one message at a time.
enum BarSubject {
    case condition, lateChanges, unreadable, unusedLines, copies, draft, draftTrouble, failure

    fileprivate var kind: InfoBar.Kind {
        switch self {
        case .lateChanges, .draft: .info
        case .failure: .error
        default: .warning
        }
    }

    /// Whether the person can close the bar, and not only answer it.
    fileprivate var canBeClosed: Bool { self != .condition && self != .draft }
}
