internal import Gtk
internal import JournalFeature
internal import Signals

/// Keys and buttons that the window handles before the widgets in it, which no accelerator could
/// do.
final class WindowKeys {
    /// Whether Ctrl+Z, Ctrl+Shift+Z and Ctrl+Delete apply to a text field.
    var areForText = false

    private let window: Window
    private let list: ListPane
    private let detail: DetailPane
    private let entries: EntryActions
    private let views: WindowHistory
    private let actions: WindowActions
    private let events: WindowEvents
    private var isTyping = false

    init(
        of window: Window, list: ListPane, detail: DetailPane, views: WindowHistory,
        entries: EntryActions, actions: WindowActions, events: WindowEvents
    ) {
        self.window = window
        self.list = list
        self.detail = detail
        self.entries = entries
        self.views = views
        self.actions = actions
        self.events = events
        window.onButtonPress { [weak self] press in
            switch press.button {
            case ButtonPress.back: self?.views.goBack()
            case ButtonPress.forward: events.journal.forward.emit()
            default: return false
            }
            return true
        }
        detail.onSwipe { [weak self] in
            if $0 == .back { self?.views.goBack() }
        }
        // The focused widget of the page comes first, such as the stars of a film.
        detail.onKeyPress { [weak self] press in
            guard let self, press.key == .delete, press.modifiers.isEmpty, !self.window.isTyping,
                self.detail.page != nil
            else { return false }
            entries.delete()
            return true
        }
        window.onFocusMoved { [weak self, weak window] in
            window?.realizeFocus()
            self?.tellTyping()
        }
        window.onKeyPress { [weak self] press in
            self?.handle(press) ?? false
        }
    }

    private func handle(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.escape, []): return goBack(for: press)
        // In a text field the key deletes a word, which an accelerator would prevent.
        case (.delete, .control) where !areForText: entries.deleteByKey()
        case (Key("v"), .control) where !areForText: return entries.pastePicture()
        // An accelerator would undo a change of the journal instead of one of the text.
        case (Key("z"), .control), (Key("z"), [.control, .shift]), (Key("Z"), [.control, .shift]):
            return areForText
        // On Wayland, GTK would ignore Ctrl and open the help by the accelerator of F1.
        case (.f1, .control): actions.activate(.shortcuts)
        default: return false
        }
        return true
    }

    /// Goes back for Escape, except in the search, where it clears the text. The shown page is not
    /// asked whether it goes back, because another one may be about to replace it.
    private func goBack(for press: KeyPress) -> Bool {
        guard detail.page != nil || views.hasWayBack, !window.isFocus(within: list.search)
        else { return false }
        if !window.inputMethodTakes(press) { views.goBack() }
        return true
    }

    private func tellTyping() {
        guard isTyping != window.isTyping else { return }
        isTyping.toggle()
        events.journal.typing.emit(isTyping)
    }
}
