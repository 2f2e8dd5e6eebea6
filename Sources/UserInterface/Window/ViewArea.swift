internal import Gtk
internal import Presentation
internal import Signals
internal import Wording

/// The views of the window, of which one is on show, and the way back from one that another led to.
///
/// A view other than the journal is made when it is shown, and gone when it is left.
final class ViewArea {
    let stack = Stack()
    private(set) var onShow = WindowView.journal
    /// Called after another view is on show.
    var onChange: () -> Void = {}

    private let journal: Widget
    private let make: [WindowView: () -> any ViewOfWindow]
    private var other: (any ViewOfWindow)?
    private let header: HeaderBars
    private let actions: WindowActions
    private let signals: WindowSignals
    private var back: (() -> Void)?

    init(
        journal: Widget, _ make: [WindowView: () -> any ViewOfWindow], header: HeaderBars,
        actions: WindowActions, signals: WindowSignals
    ) {
        self.journal = journal
        self.make = make
        self.header = header
        self.actions = actions
        self.signals = signals
        stack.add(journal)
        actions.onView = { [weak self] in self?.show($0, back: nil) }
        actions.onBack = { [weak self] in self?.goBack() }
    }

    /// The view on show, where that is not the journal.
    func current<View>(_: View.Type = View.self) -> View? { other as? View }

    /// Whether Back leads anywhere but from one page of an entry to another.
    var hasWayBack: Bool { other != nil || back != nil }

    func show(_ view: WindowView, back: (() -> Void)?) {
        self.back = back
        if view != onShow {
            replace(by: view)
        } else if view != .journal {
            other?.focus()
        }
        header.hasWayBack = hasWayBack
        actions.view = view
    }

    /// From a view to the journal; from the journal, where its own pages do not go back, to the view
    /// that led here.
    func goBack() {
        if other != nil {
            show(.journal, back: nil)
        } else if let back, !header.pageGoesBack {
            back()
        } else {
            signals.back.emit()
        }
    }

    private func replace(by view: WindowView) {
        let old = other
        onShow = view
        other = make[view]?()
        if let other {
            stack.add(other.widget)
            stack.show(other.widget)
            other.focus()
        } else {
            stack.show(journal)
        }
        old.map { stack.remove($0.widget) }
        header.view = other.map { _ in view }
        onChange()
        if old is YearsView { signals.yearsOnShow.emit(false) }
        if other is YearsView { signals.yearsOnShow.emit(true) }
    }
}

/// A view of the window beside the journal.
protocol ViewOfWindow: AnyObject {
    var widget: Widget { get }
    /// Puts the keyboard focus on what one most likely came for.
    func focus()
}
